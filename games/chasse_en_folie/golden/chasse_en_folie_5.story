1. seat 1 play closed-season
2. seat 2 play closed-season
3. seat 3 play closed-season
4. seat 4 play closed-season
5. seat 5 play rabbit
   Ada plays a closed season.
   Bruno plays a closed season.
   Cleo plays a closed season.
   Dev plays a closed season.
   Elsa plays a rabbit.
   Elsa's rabbit eats Ada's closed season, the first it met.
   Bruno's closed season stays out: easy prey.
   Cleo's closed season stays out: easy prey.
   Dev's closed season stays out: easy prey.
   Elsa's rabbit stays out: easy prey.
   ★ The start card moves on to Ada.
6. seat 1 play rabbit
7. seat 2 play rabbit
8. seat 3 play rabbit
9. seat 4 play carrot
10. seat 5 play rabbit
   Ada plays a rabbit.
   Bruno plays a rabbit.
   Cleo plays a rabbit.
   Dev plays a carrot.
   Elsa plays a rabbit.
   Ada's rabbit eats Bruno's easy closed season, the first it met.
   Bruno's rabbit eats Cleo's easy closed season, the first it met.
   Cleo's rabbit eats Dev's easy closed season, the first it met.
   Elsa's rabbit eats Dev's carrot, the first it met.
   Elsa's easy rabbit has held out: safe on its owner's pile.
   Ada's rabbit stays out: easy prey.
   Bruno's rabbit stays out: easy prey.
   Cleo's rabbit stays out: easy prey.
   Elsa's rabbit stays out: easy prey.
   ★ The start card moves on to Bruno.
11. seat 1 play wolf
12. seat 2 play rabbit
13. seat 3 play rabbit
14. seat 4 play rabbit
15. seat 5 play wolf
   Ada plays a wolf.
   Bruno plays a rabbit.
   Cleo plays a rabbit.
   Dev plays a rabbit.
   Elsa plays a wolf.
   Elsa's wolf takes Ada's easy rabbit, the first it met.
   Ada's wolf takes Bruno's easy rabbit, the first it met.
   Bruno's rabbit found nothing to eat and goes back to hand.
   Cleo's rabbit found nothing to eat and goes back to hand.
   Dev's rabbit found nothing to eat and goes back to hand.
   Cleo's easy rabbit has held out: safe on its owner's pile.
   Elsa's easy rabbit has held out: safe on its owner's pile.
   Ada's wolf stays out: easy prey.
   Elsa's wolf stays out: easy prey.
   ★ The start card moves on to Cleo.
16. seat 1 play hunter
17. seat 2 play hunter
18. seat 3 play hunter
19. seat 4 play hunter
20. seat 5 play hunter
   Ada plays a hunter.
   Bruno plays a hunter.
   Cleo plays a hunter.
   Dev plays a hunter.
   Elsa plays a hunter.
   Cleo's hunter takes Elsa's easy wolf, the first it met.
   Cleo's hunter, pleased with the catch, is back in hand.
   Dev's hunter takes Ada's easy wolf, the first it met.
   Dev's hunter, pleased with the catch, is back in hand.
   Elsa's hunter finds no wolf and goes home for the day.
   Ada's hunter finds no wolf and goes home for the day.
   Bruno's hunter finds no wolf and goes home for the day.
   ★ The start card moves on to Dev.
21. seat 1 play wolf
22. seat 2 play wolf
23. seat 3 play wolf
24. seat 4 play wolf
25. seat 5 play carrot
   Ada plays a wolf.
   Bruno plays a wolf.
   Cleo plays a wolf.
   Dev plays a wolf.
   Elsa plays a carrot.
   Ada's wolf found nothing to eat and goes back to hand.
   Bruno's wolf found nothing to eat and goes back to hand.
   Cleo's wolf found nothing to eat and goes back to hand.
   Dev's wolf found nothing to eat and goes back to hand.
   Elsa's carrot stays out: easy prey.
   ★ The start card moves on to Elsa.
26. seat 1 play wolf
27. seat 2 play wolf
28. seat 3 play wolf
29. seat 4 play rabbit
30. seat 5 play wolf
   Ada plays a wolf.
   Bruno plays a wolf.
   Cleo plays a wolf.
   Dev plays a rabbit.
   Elsa plays a wolf.
   Elsa's wolf takes Dev's rabbit, the first it met.
   Ada's wolf found nothing to eat and goes back to hand.
   Bruno's wolf found nothing to eat and goes back to hand.
   Cleo's wolf found nothing to eat and goes back to hand.
   Elsa's easy carrot has held out: safe on its owner's pile.
   Elsa's wolf stays out: easy prey.
   ★ The start card moves on to Ada.
31. seat 1 play wolf
32. seat 2 play wolf
33. seat 3 play wolf
34. seat 4 play wolf
35. seat 5 play rabbit
   Ada plays a wolf.
   Bruno plays a wolf.
   Cleo plays a wolf.
   Dev plays a wolf.
   Elsa plays a rabbit.
   Ada's wolf takes Elsa's rabbit, the first it met.
   Bruno's wolf found nothing to eat and goes back to hand.
   Cleo's wolf found nothing to eat and goes back to hand.
   Dev's wolf found nothing to eat and goes back to hand.
   Elsa's easy wolf has held out: safe on its owner's pile.
   Ada's wolf stays out: easy prey.
   ★ The start card moves on to Bruno.
36. seat 1 play carrot
37. seat 2 play wolf
38. seat 3 play wolf
39. seat 4 play wolf
40. seat 5 play carrot
   Ada plays a carrot.
   Bruno plays a wolf.
   Cleo plays a wolf.
   Dev plays a wolf.
   Elsa plays a carrot.
   Bruno's wolf found nothing to eat and goes back to hand.
   Cleo's wolf found nothing to eat and goes back to hand.
   Dev's wolf found nothing to eat and goes back to hand.
   Ada's easy wolf has held out: safe on its owner's pile.
   Ada's carrot stays out: easy prey.
   Elsa's carrot stays out: easy prey.
   ★ The start card moves on to Cleo.
Day 1 of 4 · round 9                                    ★ the hunt starts here

          card       hand  easy prey         pile  total
  Ada     thinking      4  carrot               4      0
          └ hunter gone home
  Bruno   thinking      7  —                    1      0
          └ hunter gone home
  Cleo  ★ thinking      8  —                    3      0
  Dev     thinking      7  —                    1      0
  Elsa    thinking      2  carrot               8      0
          └ hunter gone home
  ↓ the hunt runs down this list, then again from the top

Round before: Ada carrot · Bruno wolf · Cleo wolf · Dev wolf · Elsa carrot
41. seat 1 play rabbit
42. seat 2 play wolf
43. seat 3 play wolf
44. seat 4 play wolf
45. seat 5 play carrot
   Ada plays a rabbit.
   Bruno plays a wolf.
   Cleo plays a wolf.
   Dev plays a wolf.
   Elsa plays a carrot.
   Cleo's wolf takes Ada's rabbit, the first it met.
   Bruno's wolf found nothing to eat and goes back to hand.
   Dev's wolf found nothing to eat and goes back to hand.
   Ada's easy carrot has held out: safe on its owner's pile.
   Elsa's easy carrot has held out: safe on its owner's pile.
   Cleo's wolf stays out: easy prey.
   Elsa's carrot stays out: easy prey.
   ★ The start card moves on to Dev.
46. seat 1 play rabbit
47. seat 2 play wolf
48. seat 3 play wolf
49. seat 4 play wolf
50. seat 5 play closed-season
   Ada plays a rabbit.
   Bruno plays a wolf.
   Cleo plays a wolf.
   Dev plays a wolf.
   Elsa plays a closed season.
   Dev's wolf takes Ada's rabbit, the first it met.
   Bruno's wolf found nothing to eat and goes back to hand.
   Cleo's wolf found nothing to eat and goes back to hand.
   Cleo's easy wolf has held out: safe on its owner's pile.
   Elsa's easy carrot has held out: safe on its owner's pile.
   Dev's wolf stays out: easy prey.
   Elsa's closed season stays out: easy prey.
   ★ The start card moves on to Elsa.
   End of day 1: Elsa has no card left. All that lies out is safe.
   Dev's easy wolf has held out: safe on its owner's pile.
   Elsa's easy closed season has held out: safe on its owner's pile.
   Ada scores +8 on day 1, total 8.
   Bruno scores -14 on day 1, total -14.
   Cleo scores -2 on day 1, total -2.
   Dev scores -4 on day 1, total -4.
   Elsa scores +18 on day 1, total 18.
   Day 2: everybody has ten cards again.
51. seat 1 play closed-season
52. seat 2 play closed-season
53. seat 3 play closed-season
54. seat 4 play closed-season
55. seat 5 play closed-season
   Ada plays a closed season.
   Bruno plays a closed season.
   Cleo plays a closed season.
   Dev plays a closed season.
   Elsa plays a closed season.
   Ada's closed season stays out: easy prey.
   Bruno's closed season stays out: easy prey.
   Cleo's closed season stays out: easy prey.
   Dev's closed season stays out: easy prey.
   Elsa's closed season stays out: easy prey.
   ★ The start card moves on to Ada.
56. seat 1 play hunter
57. seat 2 play rabbit
58. seat 3 play rabbit
59. seat 4 play rabbit
60. seat 5 play rabbit
   Ada plays a hunter.
   Bruno plays a rabbit.
   Cleo plays a rabbit.
   Dev plays a rabbit.
   Elsa plays a rabbit.
   Ada's hunter finds no wolf and goes home for the day.
   Bruno's rabbit eats Cleo's easy closed season, the first it met.
   Cleo's rabbit eats Dev's easy closed season, the first it met.
   Dev's rabbit eats Elsa's easy closed season, the first it met.
   Elsa's rabbit eats Ada's easy closed season, the first it met.
   Bruno's easy closed season has held out: safe on its owner's pile.
   Bruno's rabbit stays out: easy prey.
   Cleo's rabbit stays out: easy prey.
   Dev's rabbit stays out: easy prey.
   Elsa's rabbit stays out: easy prey.
   ★ The start card moves on to Bruno.
61. seat 1 play rabbit
62. seat 2 play hunter
63. seat 3 play hunter
64. seat 4 play hunter
65. seat 5 play carrot
   Ada plays a rabbit.
   Bruno plays a hunter.
   Cleo plays a hunter.
   Dev plays a hunter.
   Elsa plays a carrot.
   Bruno's hunter finds no wolf and goes home for the day.
   Cleo's hunter finds no wolf and goes home for the day.
   Dev's hunter finds no wolf and goes home for the day.
   Ada's rabbit eats Elsa's carrot, the first it met.
   Bruno's easy rabbit has held out: safe on its owner's pile.
   Cleo's easy rabbit has held out: safe on its owner's pile.
   Dev's easy rabbit has held out: safe on its owner's pile.
   Elsa's easy rabbit has held out: safe on its owner's pile.
   Ada's rabbit stays out: easy prey.
   ★ The start card moves on to Cleo.
66. seat 1 play rabbit
67. seat 2 play wolf
68. seat 3 play wolf
69. seat 4 play wolf
70. seat 5 play carrot
   Ada plays a rabbit.
   Bruno plays a wolf.
   Cleo plays a wolf.
   Dev plays a wolf.
   Elsa plays a carrot.
   Cleo's wolf takes Ada's easy rabbit, the first it met.
   Dev's wolf takes Ada's rabbit, the first it met.
   Bruno's wolf found nothing to eat and goes back to hand.
   Cleo's wolf stays out: easy prey.
   Dev's wolf stays out: easy prey.
   Elsa's carrot stays out: easy prey.
   ★ The start card moves on to Dev.
71. seat 1 play wolf
72. seat 2 play wolf
73. seat 3 play wolf
74. seat 4 play wolf
75. seat 5 play carrot
   Ada plays a wolf.
   Bruno plays a wolf.
   Cleo plays a wolf.
   Dev plays a wolf.
   Elsa plays a carrot.
   Ada's wolf found nothing to eat and goes back to hand.
   Bruno's wolf found nothing to eat and goes back to hand.
   Cleo's wolf found nothing to eat and goes back to hand.
   Dev's wolf found nothing to eat and goes back to hand.
   Cleo's easy wolf has held out: safe on its owner's pile.
   Dev's easy wolf has held out: safe on its owner's pile.
   Elsa's easy carrot has held out: safe on its owner's pile.
   Elsa's carrot stays out: easy prey.
   ★ The start card moves on to Elsa.
76. seat 1 play wolf
77. seat 2 play wolf
78. seat 3 play wolf
79. seat 4 play rabbit
80. seat 5 play hunter
   Ada plays a wolf.
   Bruno plays a wolf.
   Cleo plays a wolf.
   Dev plays a rabbit.
   Elsa plays a hunter.
   Elsa's hunter takes Ada's wolf, the first it met.
   Elsa's hunter, pleased with the catch, is back in hand.
   Bruno's wolf takes Dev's rabbit, the first it met.
   Cleo's wolf found nothing to eat and goes back to hand.
   Elsa's easy carrot has held out: safe on its owner's pile.
   Bruno's wolf stays out: easy prey.
   ★ The start card moves on to Ada.
Day 2 of 4 · round 7                                    ★ the hunt starts here

          card       hand  easy prey         pile   days played  total
  Ada   ★ thinking      5  —                    1    8               8
          └ hunter gone home
  Bruno   thinking      6  wolf                 4  -14             -14
          └ hunter gone home
  Cleo    thinking      6  —                    4   -2              -2
          └ hunter gone home
  Dev     thinking      5  —                    4   -4              -4
          └ hunter gone home
  Elsa    thinking      5  —                    5   18              18
  ↓ the hunt runs down this list, then again from the top

Round before: Ada wolf · Bruno wolf · Cleo wolf · Dev rabbit · Elsa hunter
81. seat 1 play wolf
82. seat 2 play wolf
83. seat 3 play wolf
84. seat 4 play wolf
85. seat 5 play hunter
   Ada plays a wolf.
   Bruno plays a wolf.
   Cleo plays a wolf.
   Dev plays a wolf.
   Elsa plays a hunter.
   Elsa's hunter takes Ada's wolf, the first it met.
   Elsa's hunter, pleased with the catch, is back in hand.
   Bruno's wolf found nothing to eat and goes back to hand.
   Cleo's wolf found nothing to eat and goes back to hand.
   Dev's wolf found nothing to eat and goes back to hand.
   Bruno's easy wolf has held out: safe on its owner's pile.
   ★ The start card moves on to Bruno.
86. seat 1 play carrot
87. seat 2 play wolf
88. seat 3 play wolf
89. seat 4 play wolf
90. seat 5 play rabbit
   Ada plays a carrot.
   Bruno plays a wolf.
   Cleo plays a wolf.
   Dev plays a wolf.
   Elsa plays a rabbit.
   Bruno's wolf takes Elsa's rabbit, the first it met.
   Cleo's wolf found nothing to eat and goes back to hand.
   Dev's wolf found nothing to eat and goes back to hand.
   Ada's carrot stays out: easy prey.
   Bruno's wolf stays out: easy prey.
   ★ The start card moves on to Cleo.
91. seat 1 play carrot
92. seat 2 play rabbit
93. seat 3 play wolf
94. seat 4 play wolf
95. seat 5 play hunter
   Ada plays a carrot.
   Bruno plays a rabbit.
   Cleo plays a wolf.
   Dev plays a wolf.
   Elsa plays a hunter.
   Elsa's hunter takes Bruno's easy wolf, the first it met.
   Elsa's hunter, pleased with the catch, is back in hand.
   Cleo's wolf takes Bruno's rabbit, the first it met.
   Dev's wolf found nothing to eat and goes back to hand.
   Ada's easy carrot has held out: safe on its owner's pile.
   Ada's carrot stays out: easy prey.
   Cleo's wolf stays out: easy prey.
   ★ The start card moves on to Dev.
96. seat 1 play rabbit
97. seat 2 play rabbit
98. seat 3 play rabbit
99. seat 4 play wolf
100. seat 5 play wolf
   Ada plays a rabbit.
   Bruno plays a rabbit.
   Cleo plays a rabbit.
   Dev plays a wolf.
   Elsa plays a wolf.
   Dev's wolf takes Ada's rabbit, the first it met.
   Elsa's wolf takes Bruno's rabbit, the first it met.
   Cleo's rabbit eats Ada's easy carrot, the first it met.
   Cleo's easy wolf has held out: safe on its owner's pile.
   Cleo's rabbit stays out: easy prey.
   Dev's wolf stays out: easy prey.
   Elsa's wolf stays out: easy prey.
   ★ The start card moves on to Elsa.
101. seat 1 play carrot
102. seat 2 play carrot
103. seat 3 play rabbit
104. seat 4 play rabbit
105. seat 5 play wolf
   Ada plays a carrot.
   Bruno plays a carrot.
   Cleo plays a rabbit.
   Dev plays a rabbit.
   Elsa plays a wolf.
   Elsa's wolf takes Cleo's easy rabbit, the first it met.
   Cleo's rabbit eats Ada's carrot, the first it met.
   Dev's rabbit eats Bruno's carrot, the first it met.
   Dev's easy wolf has held out: safe on its owner's pile.
   Elsa's easy wolf has held out: safe on its owner's pile.
   Cleo's rabbit stays out: easy prey.
   Dev's rabbit stays out: easy prey.
   Elsa's wolf stays out: easy prey.
   ★ The start card moves on to Ada.
   End of day 2: Ada has no card left. All that lies out is safe.
   Cleo's easy rabbit has held out: safe on its owner's pile.
   Dev's easy rabbit has held out: safe on its owner's pile.
   Elsa's easy wolf has held out: safe on its owner's pile.
   Ada scores +2 on day 2, total 10.
   Bruno scores +10 on day 2, total -4.
   Cleo scores +16 on day 2, total 14.
   Dev scores +15 on day 2, total 11.
   Elsa scores +23 on day 2, total 41.
   Day 3: everybody has ten cards again.
106. seat 1 play closed-season
107. seat 2 play closed-season
108. seat 3 play closed-season
109. seat 4 play closed-season
110. seat 5 play closed-season
   Ada plays a closed season.
   Bruno plays a closed season.
   Cleo plays a closed season.
   Dev plays a closed season.
   Elsa plays a closed season.
   Ada's closed season stays out: easy prey.
   Bruno's closed season stays out: easy prey.
   Cleo's closed season stays out: easy prey.
   Dev's closed season stays out: easy prey.
   Elsa's closed season stays out: easy prey.
   ★ The start card moves on to Bruno.
111. seat 1 play rabbit
112. seat 2 play hunter
113. seat 3 play hunter
114. seat 4 play rabbit
115. seat 5 play hunter
   Ada plays a rabbit.
   Bruno plays a hunter.
   Cleo plays a hunter.
   Dev plays a rabbit.
   Elsa plays a hunter.
   Bruno's hunter finds no wolf and goes home for the day.
   Cleo's hunter finds no wolf and goes home for the day.
   Elsa's hunter finds no wolf and goes home for the day.
   Dev's rabbit eats Elsa's easy closed season, the first it met.
   Ada's rabbit eats Bruno's easy closed season, the first it met.
   Ada's easy closed season has held out: safe on its owner's pile.
   Cleo's easy closed season has held out: safe on its owner's pile.
   Dev's easy closed season has held out: safe on its owner's pile.
   Ada's rabbit stays out: easy prey.
   Dev's rabbit stays out: easy prey.
   ★ The start card moves on to Cleo.
116. seat 1 play hunter
117. seat 2 play wolf
118. seat 3 play wolf
119. seat 4 play hunter
120. seat 5 play wolf
   Ada plays a hunter.
   Bruno plays a wolf.
   Cleo plays a wolf.
   Dev plays a hunter.
   Elsa plays a wolf.
   Dev's hunter takes Elsa's wolf, the first it met.
   Dev's hunter, pleased with the catch, is back in hand.
   Ada's hunter takes Bruno's wolf, the first it met.
   Ada's hunter, pleased with the catch, is back in hand.
   Cleo's wolf takes Dev's easy rabbit, the first it met.
   Ada's easy rabbit has held out: safe on its owner's pile.
   Cleo's wolf stays out: easy prey.
   ★ The start card moves on to Dev.
Day 3 of 4 · round 4                                    ★ the hunt starts here

          card       hand  easy prey         pile   days played  total
  Ada     thinking      8  —                    4    8    2         10
  Bruno   thinking      7  —                    0  -14   10         -4
          └ hunter gone home
  Cleo    thinking      7  wolf                 2   -2   16         14
          └ hunter gone home
  Dev   ★ thinking      8  —                    3   -4   15         11
  Elsa    thinking      7  —                    0   18   23         41
          └ hunter gone home
  ↓ the hunt runs down this list, then again from the top

Round before: Ada hunter · Bruno wolf · Cleo wolf · Dev hunter · Elsa wolf
121. seat 1 play hunter
122. seat 2 play rabbit
123. seat 3 play wolf
124. seat 4 play hunter
125. seat 5 play wolf
   Ada plays a hunter.
   Bruno plays a rabbit.
   Cleo plays a wolf.
   Dev plays a hunter.
   Elsa plays a wolf.
   Dev's hunter takes Elsa's wolf, the first it met.
   Dev's hunter, pleased with the catch, is back in hand.
   Ada's hunter takes Cleo's easy wolf, the first it met.
   Ada's hunter, pleased with the catch, is back in hand.
   Cleo's wolf takes Bruno's rabbit, the first it met.
   Cleo's wolf stays out: easy prey.
   ★ The start card moves on to Elsa.
126. seat 1 play hunter
127. seat 2 play wolf
128. seat 3 play carrot
129. seat 4 play hunter
130. seat 5 play rabbit
   Ada plays a hunter.
   Bruno plays a wolf.
   Cleo plays a carrot.
   Dev plays a hunter.
   Elsa plays a rabbit.
   Ada's hunter takes Bruno's wolf, the first it met.
   Ada's hunter, pleased with the catch, is back in hand.
   Dev's hunter takes Cleo's easy wolf, the first it met.
   Dev's hunter, pleased with the catch, is back in hand.
   Elsa's rabbit eats Cleo's carrot, the first it met.
   Elsa's rabbit stays out: easy prey.
   ★ The start card moves on to Ada.
131. seat 1 play wolf
132. seat 2 play rabbit
133. seat 3 play rabbit
134. seat 4 play wolf
135. seat 5 play carrot
   Ada plays a wolf.
   Bruno plays a rabbit.
   Cleo plays a rabbit.
   Dev plays a wolf.
   Elsa plays a carrot.
   Ada's wolf takes Bruno's rabbit, the first it met.
   Dev's wolf takes Elsa's easy rabbit, the first it met.
   Cleo's rabbit eats Elsa's carrot, the first it met.
   Ada's wolf stays out: easy prey.
   Cleo's rabbit stays out: easy prey.
   Dev's wolf stays out: easy prey.
   ★ The start card moves on to Bruno.
136. seat 1 play wolf
137. seat 2 play rabbit
138. seat 3 play rabbit
139. seat 4 play wolf
140. seat 5 play carrot
   Ada plays a wolf.
   Bruno plays a rabbit.
   Cleo plays a rabbit.
   Dev plays a wolf.
   Elsa plays a carrot.
   Dev's wolf takes Bruno's rabbit, the first it met.
   Ada's wolf takes Cleo's easy rabbit, the first it met.
   Cleo's rabbit eats Elsa's carrot, the first it met.
   Ada's easy wolf has held out: safe on its owner's pile.
   Dev's easy wolf has held out: safe on its owner's pile.
   Ada's wolf stays out: easy prey.
   Cleo's rabbit stays out: easy prey.
   Dev's wolf stays out: easy prey.
   ★ The start card moves on to Cleo.
141. seat 1 play hunter
142. seat 2 play carrot
143. seat 3 play rabbit
144. seat 4 play hunter
145. seat 5 play carrot
   Ada plays a hunter.
   Bruno plays a carrot.
   Cleo plays a rabbit.
   Dev plays a hunter.
   Elsa plays a carrot.
   Dev's hunter takes Ada's easy wolf, the first it met.
   Dev's hunter, pleased with the catch, is back in hand.
   Ada's hunter takes Dev's easy wolf, the first it met.
   Ada's hunter, pleased with the catch, is back in hand.
   Cleo's rabbit eats Elsa's carrot, the first it met.
   Cleo's easy rabbit has held out: safe on its owner's pile.
   Bruno's carrot stays out: easy prey.
   Cleo's rabbit stays out: easy prey.
   ★ The start card moves on to Dev.
146. seat 1 play rabbit
147. seat 2 play carrot
148. seat 3 play carrot
149. seat 4 play rabbit
150. seat 5 play rabbit
   Ada plays a rabbit.
   Bruno plays a carrot.
   Cleo plays a carrot.
   Dev plays a rabbit.
   Elsa plays a rabbit.
   Dev's rabbit eats Bruno's easy carrot, the first it met.
   Elsa's rabbit eats Bruno's carrot, the first it met.
   Ada's rabbit eats Cleo's carrot, the first it met.
   Cleo's easy rabbit has held out: safe on its owner's pile.
   Ada's rabbit stays out: easy prey.
   Dev's rabbit stays out: easy prey.
   Elsa's rabbit stays out: easy prey.
   ★ The start card moves on to Elsa.
151. seat 1 play rabbit
152. seat 2 play carrot
153. seat 3 play carrot
154. seat 4 play hunter
155. seat 5 play rabbit
   Ada plays a rabbit.
   Bruno plays a carrot.
   Cleo plays a carrot.
   Dev plays a hunter.
   Elsa plays a rabbit.
   Dev's hunter finds no wolf and goes home for the day.
   Elsa's rabbit eats Bruno's carrot, the first it met.
   Ada's rabbit eats Cleo's carrot, the first it met.
   Ada's easy rabbit has held out: safe on its owner's pile.
   Dev's easy rabbit has held out: safe on its owner's pile.
   Elsa's easy rabbit has held out: safe on its owner's pile.
   Ada's rabbit stays out: easy prey.
   Elsa's rabbit stays out: easy prey.
   ★ The start card moves on to Ada.
   End of day 3: Bruno, Cleo and Elsa have no card left. All that lies out
    is safe.
   Ada's easy rabbit has held out: safe on its owner's pile.
   Elsa's easy rabbit has held out: safe on its owner's pile.
   Ada scores +27 on day 3, total 37.
   Bruno scores +0 on day 3, total -4.
   Cleo scores +12 on day 3, total 26.
   Dev scores +24 on day 3, total 35.
   Elsa scores +7 on day 3, total 48.
   Day 4: everybody has ten cards again.
156. seat 1 play closed-season
157. seat 2 play closed-season
158. seat 3 play closed-season
159. seat 4 play closed-season
160. seat 5 play hunter
   Ada plays a closed season.
   Bruno plays a closed season.
   Cleo plays a closed season.
   Dev plays a closed season.
   Elsa plays a hunter.
   Elsa's hunter was poaching and ends up on its owner's pile: -4 tonight.
   Ada's closed season catches a hunter at it: +4 tonight!
   Bruno's closed season catches a hunter at it: +4 tonight!
   Cleo's closed season catches a hunter at it: +4 tonight!
   Dev's closed season catches a hunter at it: +4 tonight!
   Ada's closed season stays out: easy prey.
   Bruno's closed season stays out: easy prey.
   Cleo's closed season stays out: easy prey.
   Dev's closed season stays out: easy prey.
   ★ The start card moves on to Bruno.
Day 4 of 4 · round 2                                    ★ the hunt starts here

          card       hand  easy prey         pile   days played   total
  Ada     thinking      9  closed season        0    8    2   27     37
          └ lodge shows its "4": +4 tonight
  Bruno ★ thinking      9  closed season        0  -14   10    0     -4
          └ lodge shows its "4": +4 tonight
  Cleo    thinking      9  closed season        0   -2   16   12     26
          └ lodge shows its "4": +4 tonight
  Dev     thinking      9  closed season        0   -4   15   24     35
          └ lodge shows its "4": +4 tonight
  Elsa    thinking      9  —                    1   18   23    7     48
  ↓ the hunt runs down this list, then again from the top

Round before: Ada closed season · Bruno closed season · Cleo closed season
              Dev closed season · Elsa hunter
161. seat 1 play rabbit
162. seat 2 play carrot
163. seat 3 play rabbit
164. seat 4 play carrot
165. seat 5 play wolf
   Ada plays a rabbit.
   Bruno plays a carrot.
   Cleo plays a rabbit.
   Dev plays a carrot.
   Elsa plays a wolf.
   Elsa's wolf takes Ada's rabbit, the first it met.
   Cleo's rabbit eats Dev's easy closed season, the first it met.
   Ada's easy closed season has held out: safe on its owner's pile.
   Bruno's easy closed season has held out: safe on its owner's pile.
   Cleo's easy closed season has held out: safe on its owner's pile.
   Bruno's carrot stays out: easy prey.
   Cleo's rabbit stays out: easy prey.
   Dev's carrot stays out: easy prey.
   Elsa's wolf stays out: easy prey.
   ★ The start card moves on to Cleo.
166. seat 1 play wolf
167. seat 2 play carrot
168. seat 3 play hunter
169. seat 4 play hunter
170. seat 5 play rabbit
   Ada plays a wolf.
   Bruno plays a carrot.
   Cleo plays a hunter.
   Dev plays a hunter.
   Elsa plays a rabbit.
   Cleo's hunter takes Elsa's easy wolf, the first it met.
   Cleo's hunter, pleased with the catch, is back in hand.
   Dev's hunter takes Ada's wolf, the first it met.
   Dev's hunter, pleased with the catch, is back in hand.
   Elsa's rabbit eats Bruno's easy carrot, the first it met.
   Cleo's easy rabbit has held out: safe on its owner's pile.
   Dev's easy carrot has held out: safe on its owner's pile.
   Bruno's carrot stays out: easy prey.
   Elsa's rabbit stays out: easy prey.
   ★ The start card moves on to Dev.
171. seat 1 play wolf
172. seat 2 play carrot
173. seat 3 play rabbit
174. seat 4 play hunter
175. seat 5 play carrot
   Ada plays a wolf.
   Bruno plays a carrot.
   Cleo plays a rabbit.
   Dev plays a hunter.
   Elsa plays a carrot.
   Dev's hunter takes Ada's wolf, the first it met.
   Dev's hunter, pleased with the catch, is back in hand.
   Cleo's rabbit eats Elsa's carrot, the first it met.
   Bruno's easy carrot has held out: safe on its owner's pile.
   Elsa's easy rabbit has held out: safe on its owner's pile.
   Bruno's carrot stays out: easy prey.
   Cleo's rabbit stays out: easy prey.
   ★ The start card moves on to Elsa.
176. seat 1 play rabbit
177. seat 2 play wolf
178. seat 3 play rabbit
179. seat 4 play rabbit
180. seat 5 play rabbit
   Ada plays a rabbit.
   Bruno plays a wolf.
   Cleo plays a rabbit.
   Dev plays a rabbit.
   Elsa plays a rabbit.
   Bruno's wolf takes Cleo's easy rabbit, the first it met.
   Elsa's rabbit eats Bruno's easy carrot, the first it met.
   Ada's rabbit found nothing to eat and goes back to hand.
   Cleo's rabbit found nothing to eat and goes back to hand.
   Dev's rabbit found nothing to eat and goes back to hand.
   Bruno's wolf stays out: easy prey.
   Elsa's rabbit stays out: easy prey.
   ★ The start card moves on to Ada.
181. seat 1 play rabbit
182. seat 2 play wolf
183. seat 3 play wolf
184. seat 4 play wolf
185. seat 5 play rabbit
   Ada plays a rabbit.
   Bruno plays a wolf.
   Cleo plays a wolf.
   Dev plays a wolf.
   Elsa plays a rabbit.
   Bruno's wolf takes Elsa's easy rabbit, the first it met.
   Cleo's wolf takes Elsa's rabbit, the first it met.
   Dev's wolf takes Ada's rabbit, the first it met.
   Bruno's easy wolf has held out: safe on its owner's pile.
   Bruno's wolf stays out: easy prey.
   Cleo's wolf stays out: easy prey.
   Dev's wolf stays out: easy prey.
   ★ The start card moves on to Bruno.
186. seat 1 play hunter
187. seat 2 play hunter
188. seat 3 play wolf
189. seat 4 play wolf
190. seat 5 play closed-season
   Ada plays a hunter.
   Bruno plays a hunter.
   Cleo plays a wolf.
   Dev plays a wolf.
   Elsa plays a closed season.
   Ada's hunter was poaching and ends up on its owner's pile: -4 tonight.
   Bruno's hunter was poaching and ends up on its owner's pile: -4 tonight.
   Elsa's closed season catches a hunter at it: +4 tonight!
   Cleo's wolf found nothing to eat and goes back to hand.
   Dev's wolf found nothing to eat and goes back to hand.
   Bruno's easy wolf has held out: safe on its owner's pile.
   Cleo's easy wolf has held out: safe on its owner's pile.
   Dev's easy wolf has held out: safe on its owner's pile.
   Elsa's closed season stays out: easy prey.
   ★ The start card moves on to Cleo.
191. seat 1 play rabbit
192. seat 2 play rabbit
193. seat 3 play wolf
194. seat 4 play wolf
195. seat 5 play carrot
   Ada plays a rabbit.
   Bruno plays a rabbit.
   Cleo plays a wolf.
   Dev plays a wolf.
   Elsa plays a carrot.
   Cleo's wolf takes Ada's rabbit, the first it met.
   Dev's wolf takes Bruno's rabbit, the first it met.
   Elsa's easy closed season has held out: safe on its owner's pile.
   Cleo's wolf stays out: easy prey.
   Dev's wolf stays out: easy prey.
   Elsa's carrot stays out: easy prey.
   ★ The start card moves on to Dev.
196. seat 1 play carrot
197. seat 2 play rabbit
198. seat 3 play rabbit
199. seat 4 play rabbit
200. seat 5 play carrot
   Ada plays a carrot.
   Bruno plays a rabbit.
   Cleo plays a rabbit.
   Dev plays a rabbit.
   Elsa plays a carrot.
   Dev's rabbit eats Elsa's easy carrot, the first it met.
   Bruno's rabbit eats Elsa's carrot, the first it met.
   Cleo's rabbit eats Ada's carrot, the first it met.
   Cleo's easy wolf has held out: safe on its owner's pile.
   Dev's easy wolf has held out: safe on its owner's pile.
   Bruno's rabbit stays out: easy prey.
   Cleo's rabbit stays out: easy prey.
   Dev's rabbit stays out: easy prey.
   ★ The start card moves on to Elsa.
Day 4 of 4 · round 10                                   ★ the hunt starts here

          card       hand  easy prey         pile   days played   total
  Ada     thinking      2  —                    2    8    2   27     37
          └ lodge shows its "4": +4 tonight
  Bruno   thinking      1  rabbit               8  -14   10    0     -4
          └ lodge shows its "4": +4 tonight
  Cleo    thinking      4  rabbit              10   -2   16   12     26
          └ lodge shows its "4": +4 tonight
  Dev     thinking      5  rabbit               8   -4   15   24     35
          └ lodge shows its "4": +4 tonight
  Elsa  ★ thinking      1  —                    6   18   23    7     48
          └ lodge shows its "4": +4 tonight
  ↓ the hunt runs down this list, then again from the top

Round before: Ada carrot · Bruno rabbit · Cleo rabbit · Dev rabbit · Elsa carrot
201. seat 1 play carrot
202. seat 2 play rabbit
203. seat 3 play hunter
204. seat 4 play rabbit
205. seat 5 play wolf
   Ada plays a carrot.
   Bruno plays a rabbit.
   Cleo plays a hunter.
   Dev plays a rabbit.
   Elsa plays a wolf.
   Cleo's hunter takes Elsa's wolf, the first it met.
   Cleo's hunter, pleased with the catch, is back in hand.
   Bruno's rabbit eats Ada's carrot, the first it met.
   Dev's rabbit found nothing to eat and goes back to hand.
   Bruno's easy rabbit has held out: safe on its owner's pile.
   Cleo's easy rabbit has held out: safe on its owner's pile.
   Dev's easy rabbit has held out: safe on its owner's pile.
   Bruno's rabbit stays out: easy prey.
   ★ The start card moves on to Ada.
   End of day 4: Bruno and Elsa have no card left. All that lies out is safe.
   Bruno's easy rabbit has held out: safe on its owner's pile.
   Ada scores +0 on day 4, total 37.
   Bruno scores +20 on day 4, total 16.
   Cleo scores +25 on day 4, total 51.
   Dev scores +18 on day 4, total 53.
   Elsa scores +7 on day 4, total 55.
   Elsa wins the game.
