1. seat 2 play wolf-2
   Bruno plays the wolf 2.
2. seat 3 refuse wolf-5 play mouflon-6
   Cleo refuses to play the wolf 5 and lays it open.
   Cleo plays the mouflon 6.
3. seat 4 play wolf-1
   Dev plays the wolf 1.
4. seat 1 play wolf-4
   Ada plays the wolf 4.
   Cleo's mouflon 6 wins the trick.
5. seat 3 give 1
   Cleo offers the trick to Ada.
6. seat 1 accept
   Ada takes the trick (1 this round).
7. seat 1 play boar-3
   Ada plays the boar 3.
8. seat 2 play boar-7
   Bruno plays the boar 7.
9. seat 3 play boar-11
   Cleo plays the boar 11.
10. seat 4 play boar-9
   Dev plays the boar 9.
   Cleo's boar 11 wins the trick.
11. seat 3 keep
   Cleo takes the trick (1 this round).
12. seat 3 play boar-1
   Cleo plays the boar 1.
13. seat 4 play boar-12
   Dev plays the boar 12.
14. seat 1 play bear-3
   Ada plays the bear 3.
15. seat 2 play boar-10
   Bruno plays the boar 10.
   Dev's boar 12 wins the trick.
16. seat 4 give 2
   Dev offers the trick to Bruno.
17. seat 2 accept
   Bruno takes the trick (1 this round).
18. seat 2 play bear-2
   Bruno plays the bear 2.
19. seat 3 play bear-1
   Cleo plays the bear 1.
20. seat 4 play bear-4
   Dev plays the bear 4.
21. seat 1 play bear-5
   Ada plays the bear 5.
   Ada's bear 5 wins the trick.
22. seat 1 give 2
   Ada offers the trick to Bruno.
23. seat 2 accept
   Bruno takes the trick (2 this round).
24. seat 2 play bear-10
   Bruno plays the bear 10.
25. seat 3 play bear-11
   Cleo plays the bear 11.
26. seat 4 refuse bear-6 play mouflon-11
   Dev refuses to play the bear 6 and lays it open.
   Dev plays the mouflon 11.
27. seat 1 refuse bear-12 play mouflon-3
   Ada refuses to play the bear 12 and lays it open.
   Ada plays the mouflon 3.
   Dev's mouflon 11 wins the trick.
28. seat 4 give 1
   Dev offers the trick to Ada.
29. seat 1 accept
   Ada takes the trick (2 this round).
30. seat 1 play mouflon-4
   Ada plays the mouflon 4.
31. seat 2 play mouflon-7
   Bruno plays the mouflon 7.
32. seat 3 play mouflon-2
   Cleo plays the mouflon 2.
33. seat 4 play mouflon-1
   Dev plays the mouflon 1.
   Bruno's mouflon 7 wins the trick.
34. seat 2 give 1
   Bruno offers the trick to Ada.
35. seat 1 accept
   Ada takes the trick (3 this round).
36. seat 1 play bear-12
   Ada plays the bear 12, which does not count.
37. seat 2 play boar-8
   Bruno plays the boar 8.
38. seat 3 play boar-2
   Cleo plays the boar 2.
39. seat 4 play boar-5
   Dev plays the boar 5.
   Bruno's boar 8 wins the trick.
40. seat 2 give 3
   Bruno offers the trick to Cleo.
Round 1 of 4 · trick 7 of 12 · trump mouflon · quota 3 tricks each
Trumps of the four rounds: ▸mouflon◂ · bear · boar · wolf

         tricks           hand  tracks × kinds       total
  Ada    3 of 3 full         5   5 × 1 =  5              0
  Bruno  2 of 3              5   1 × 1 =  1              0
  Cleo   1 of 3              5   4 × 1 =  4              0
         └ refused card, open: wolf 5·
  Dev    0 of 3              5   0 × 0 =  0              0
         └ refused card, open: bear 6··

The trick · suit to follow: boar
  Ada    bear 12         does not count (full)
  Bruno  boar 8··        ★ wins the trick
  Cleo   boar 2
  Dev    boar 5·
  → offered to Cleo, who must answer
Trick before: Ada mouflon 4 · Bruno mouflon 7 · Cleo mouflon 2
              Dev mouflon 1 → Ada
41. seat 3 accept
   Cleo takes the trick (2 this round).
42. seat 3 play bear-7
   Cleo plays the bear 7.
43. seat 4 play bear-6
   Dev plays the bear 6.
44. seat 1 play wolf-6
   Ada plays the wolf 6, which does not count.
45. seat 2 play bear-9
   Bruno plays the bear 9.
   Bruno's bear 9 wins the trick.
46. seat 2 keep
   Bruno takes the trick (3 this round).
47. seat 2 play wolf-11
   Bruno plays the wolf 11, which does not count.
48. seat 3 play bear-8
   Cleo plays the bear 8.
49. seat 4 play wolf-10
   Dev plays the wolf 10.
50. seat 1 play mouflon-12
   Ada plays the mouflon 12, which does not count.
   Cleo's bear 8 wins the trick.
51. seat 3 give 4
   Cleo offers the trick to Dev.
52. seat 4 decline wolf-3 for wolf-11
   Dev declines the trick and trades the wolf 3 for the wolf 11.
   Cleo takes the trick (3 this round).
53. seat 3 play boar-4
   Cleo plays the boar 4, which does not count.
54. seat 4 play mouflon-8
   Dev plays the mouflon 8.
55. seat 1 refuse mouflon-9 play wolf-8
   Ada refuses to play the mouflon 9 and lays it open.
   Ada plays the wolf 8, which does not count.
56. seat 2 refuse mouflon-10 play wolf-12
   Bruno refuses to play the mouflon 10 and lays it open.
   Bruno plays the wolf 12, which does not count.
   Dev's mouflon 8 wins the trick.
   Dev takes the trick (1 this round).
57. seat 4 play wolf-9
   Dev plays the wolf 9.
58. seat 1 play wolf-7
   Ada plays the wolf 7, which does not count.
59. seat 2 play mouflon-10
   Bruno plays the mouflon 10, which does not count.
60. seat 3 play wolf-5
   Cleo plays the wolf 5, which does not count.
   Dev's wolf 9 wins the trick.
   Dev takes the trick (2 this round).
61. seat 4 play wolf-11
   Dev plays the wolf 11.
62. seat 1 play mouflon-9
   Ada plays the mouflon 9, which does not count.
63. seat 2 play boar-6
   Bruno plays the boar 6, which does not count.
64. seat 3 play mouflon-5
   Cleo plays the mouflon 5, which does not count.
   Dev's wolf 11 wins the trick.
   Dev takes the trick (3 this round).
   Ada scores 5 points (5 tracks × 1 kind) in round 1, total 5.
   Bruno scores 18 points (9 tracks × 2 kinds) in round 1, total 18.
   Cleo scores 18 points (9 tracks × 2 kinds) in round 1, total 18.
   Dev scores 39 points (13 tracks × 3 kinds) in round 1, total 39.
   Round 2, bear is trump: the cards won are the new hands. Ahead on
    points, Dev leads.
65. seat 4 play mouflon-8
   Dev plays the mouflon 8.
66. seat 1 play mouflon-1
   Ada plays the mouflon 1.
67. seat 2 play bear-7
   Bruno plays the bear 7.
68. seat 3 refuse mouflon-12 play bear-8
   Cleo refuses to play the mouflon 12 and lays it open.
   Cleo plays the bear 8.
   Cleo's bear 8 wins the trick.
69. seat 3 keep
   Cleo takes the trick (1 this round).
70. seat 3 play wolf-3
   Cleo plays the wolf 3.
71. seat 4 play wolf-9
   Dev plays the wolf 9.
72. seat 1 play wolf-1
   Ada plays the wolf 1.
73. seat 2 refuse wolf-6 play boar-1
   Bruno refuses to play the wolf 6 and lays it open.
   Bruno plays the boar 1.
   Dev's wolf 9 wins the trick.
74. seat 4 give 3
   Dev offers the trick to Cleo.
75. seat 3 accept
   Cleo takes the trick (2 this round).
76. seat 3 play boar-2
   Cleo plays the boar 2.
77. seat 4 play boar-4
   Dev plays the boar 4.
78. seat 1 play wolf-2
   Ada plays the wolf 2.
79. seat 2 play boar-12
   Bruno plays the boar 12.
   Bruno's boar 12 wins the trick.
80. seat 2 give 1
   Bruno offers the trick to Ada.
Round 2 of 4 · trick 3 of 12 · trump bear · quota 3 tricks each
Trumps of the four rounds: mouflon · ▸bear◂ · boar · wolf

         tricks           hand  tracks × kinds         rounds total
  Ada    0 of 3              9   0 × 0 =  0             5         5
  Bruno  0 of 3              9   0 × 0 =  0            18        18
         └ refused card, open: wolf 6··
  Cleo   2 of 3              9   8 × 3 = 24            18        18
         └ refused card, open: mouflon 12
  Dev    0 of 3              9   0 × 0 =  0            39        39

The trick · suit to follow: boar
  Cleo   boar 2
  Dev    boar 4
  Ada    wolf 2
  Bruno  boar 12         ★ wins the trick
  → offered to Ada, who must answer
Trick before: Cleo wolf 3 · Dev wolf 9 · Ada wolf 1 · Bruno boar 1 → Cleo
81. seat 1 accept
   Ada takes the trick (1 this round).
82. seat 1 play mouflon-2
   Ada plays the mouflon 2.
83. seat 2 play bear-6
   Bruno plays the bear 6.
84. seat 3 play mouflon-12
   Cleo plays the mouflon 12.
85. seat 4 play mouflon-10
   Dev plays the mouflon 10.
   Bruno's bear 6 wins the trick.
86. seat 2 give 1
   Bruno offers the trick to Ada.
87. seat 1 accept
   Ada takes the trick (2 this round).
88. seat 1 play mouflon-3
   Ada plays the mouflon 3.
89. seat 2 play boar-10
   Bruno plays the boar 10.
90. seat 3 play boar-3
   Cleo plays the boar 3.
91. seat 4 play mouflon-5
   Dev plays the mouflon 5.
   Dev's mouflon 5 wins the trick.
92. seat 4 keep
   Dev takes the trick (1 this round).
93. seat 4 play wolf-7
   Dev plays the wolf 7.
94. seat 1 refuse wolf-4 play bear-11
   Ada refuses to play the wolf 4 and lays it open.
   Ada plays the bear 11.
95. seat 2 play wolf-6
   Bruno plays the wolf 6.
96. seat 3 refuse wolf-10 play bear-12
   Cleo refuses to play the wolf 10 and lays it open.
   Cleo plays the bear 12.
   Cleo's bear 12 wins the trick.
97. seat 3 keep
   Cleo takes the trick (3 this round).
98. seat 3 play wolf-10
   Cleo plays the wolf 10, which does not count.
99. seat 4 play mouflon-9
   Dev plays the mouflon 9.
100. seat 1 play mouflon-4
   Ada plays the mouflon 4.
101. seat 2 play bear-9
   Bruno plays the bear 9.
   Bruno's bear 9 wins the trick.
102. seat 2 give 1
   Bruno offers the trick to Ada.
103. seat 1 accept
   Ada takes the trick (3 this round).
104. seat 1 play wolf-4
   Ada plays the wolf 4, which does not count.
105. seat 2 play bear-5
   Bruno plays the bear 5.
106. seat 3 play boar-5
   Cleo plays the boar 5, which does not count.
107. seat 4 play wolf-8
   Dev plays the wolf 8.
   Bruno's bear 5 wins the trick.
108. seat 2 keep
   Bruno takes the trick (1 this round).
109. seat 2 play bear-4
   Bruno plays the bear 4.
110. seat 3 play boar-11
   Cleo plays the boar 11, which does not count.
111. seat 4 play wolf-5
   Dev plays the wolf 5.
112. seat 1 refuse bear-10 play mouflon-11
   Ada refuses to play the bear 10 and lays it open.
   Ada plays the mouflon 11, which does not count.
   Bruno's bear 4 wins the trick.
113. seat 2 give 4
   Bruno offers the trick to Dev.
114. seat 4 accept
   Dev takes the trick (2 this round).
115. seat 4 play wolf-11
   Dev plays the wolf 11.
116. seat 1 play bear-10
   Ada plays the bear 10, which does not count.
117. seat 2 play bear-3
   Bruno plays the bear 3.
118. seat 3 play boar-9
   Cleo plays the boar 9, which does not count.
   Bruno's bear 3 wins the trick.
119. seat 2 give 4
   Bruno offers the trick to Dev.
120. seat 4 accept
   Dev takes the trick (3 this round).
Round 2 of 4 · trick 11 of 12 · trump bear · quota 3 tricks each
Trumps of the four rounds: mouflon · ▸bear◂ · boar · wolf

         tricks           hand  tracks × kinds         rounds total
  Ada    3 of 3 full         2   4 × 2 =  8             5         5
  Bruno  1 of 3              2   4 × 3 = 12            18        18
  Cleo   3 of 3 full         2  13 × 3 = 39            18        18
  Dev    3 of 3 full         2   3 × 3 =  9            39        39

The trick · suit not set yet
  Dev    to play
  Ada    …
  Bruno  …
  Cleo   …
Trick before: Dev wolf 11 · Ada bear 10 · Bruno bear 3 · Cleo boar 9 → Dev
121. seat 4 play wolf-12
   Dev plays the wolf 12, which does not count.
122. seat 1 play mouflon-6
   Ada plays the mouflon 6, which does not count.
123. seat 2 play bear-2
   Bruno plays the bear 2.
124. seat 3 play boar-8
   Cleo plays the boar 8, which does not count.
   Bruno's bear 2 wins the trick.
   Bruno takes the trick (2 this round).
125. seat 2 play bear-1
   Bruno plays the bear 1.
126. seat 3 play boar-7
   Cleo plays the boar 7, which does not count.
127. seat 4 play boar-6
   Dev plays the boar 6, which does not count.
128. seat 1 play mouflon-7
   Ada plays the mouflon 7, which does not count.
   Bruno's bear 1 wins the trick.
   Bruno takes the trick (3 this round).
   Ada scores 8 points (4 tracks × 2 kinds) in round 2, total 13.
   Bruno scores 64 points (16 tracks × 4 kinds) in round 2, total 82.
   Cleo scores 39 points (13 tracks × 3 kinds) in round 2, total 57.
   Dev scores 9 points (3 tracks × 3 kinds) in round 2, total 48.
   Round 3, boar is trump: the cards won are the new hands. Ahead on
    points, Bruno leads.
129. seat 2 play wolf-12
   Bruno plays the wolf 12.
130. seat 3 play wolf-1
   Cleo plays the wolf 1.
131. seat 4 play wolf-11
   Dev plays the wolf 11.
132. seat 1 play wolf-2
   Ada plays the wolf 2.
   Bruno's wolf 12 wins the trick.
133. seat 2 keep
   Bruno takes the trick (1 this round).
134. seat 2 play bear-1
   Bruno plays the bear 1.
135. seat 3 play bear-7
   Cleo plays the bear 7.
136. seat 4 play bear-10
   Dev plays the bear 10.
137. seat 1 play bear-9
   Ada plays the bear 9.
   Dev's bear 10 wins the trick.
138. seat 4 give 1
   Dev offers the trick to Ada.
139. seat 1 accept
   Ada takes the trick (1 this round).
140. seat 1 play wolf-10
   Ada plays the wolf 10.
141. seat 2 play wolf-4
   Bruno plays the wolf 4.
142. seat 3 play wolf-3
   Cleo plays the wolf 3.
143. seat 4 refuse wolf-5 play boar-11
   Dev refuses to play the wolf 5 and lays it open.
   Dev plays the boar 11.
   Dev's boar 11 wins the trick.
144. seat 4 give 2
   Dev offers the trick to Bruno.
145. seat 2 accept
   Bruno takes the trick (2 this round).
146. seat 2 play bear-2
   Bruno plays the bear 2.
147. seat 3 play bear-8
   Cleo plays the bear 8.
148. seat 4 play bear-3
   Dev plays the bear 3.
149. seat 1 refuse bear-6 play mouflon-2
   Ada refuses to play the bear 6 and lays it open.
   Ada plays the mouflon 2.
   Cleo's bear 8 wins the trick.
150. seat 3 give 1
   Cleo offers the trick to Ada.
151. seat 1 accept
   Ada takes the trick (2 this round).
152. seat 1 play mouflon-4
   Ada plays the mouflon 4.
153. seat 2 play mouflon-7
   Bruno plays the mouflon 7.
154. seat 3 play mouflon-8
   Cleo plays the mouflon 8.
155. seat 4 play mouflon-5
   Dev plays the mouflon 5.
   Cleo's mouflon 8 wins the trick.
156. seat 3 keep
   Cleo takes the trick (1 this round).
157. seat 3 play mouflon-1
   Cleo plays the mouflon 1.
158. seat 4 play mouflon-3
   Dev plays the mouflon 3.
159. seat 1 play mouflon-9
   Ada plays the mouflon 9.
160. seat 2 refuse mouflon-6 play bear-5
   Bruno refuses to play the mouflon 6 and lays it open.
   Bruno plays the bear 5.
   Ada's mouflon 9 wins the trick.
Round 3 of 4 · trick 6 of 12 · trump boar · quota 3 tricks each
Trumps of the four rounds: mouflon · bear · ▸boar◂ · wolf

         tricks           hand  tracks × kinds         rounds  total
  Ada    2 of 3              6   6 × 1 =  6             5    8    13
         └ refused card, open: bear 6··
  Bruno  2 of 3              6   0 × 0 =  0            18   64    82
         └ refused card, open: mouflon 6··
  Cleo   1 of 3              6   6 × 1 =  6            18   39    57
  Dev    0 of 3              6   0 × 0 =  0            39    9    48
         └ refused card, open: wolf 5·

The trick · suit to follow: mouflon
  Cleo   mouflon 1
  Dev    mouflon 3
  Ada    mouflon 9·      ★ wins the trick
  Bruno  bear 5·
Trick before: Ada mouflon 4 · Bruno mouflon 7 · Cleo mouflon 8
              Dev mouflon 5 → Cleo
161. seat 1 give 4
   Ada offers the trick to Dev.
162. seat 4 accept
   Dev takes the trick (1 this round).
163. seat 4 play boar-9
   Dev plays the boar 9.
164. seat 1 play boar-2
   Ada plays the boar 2.
165. seat 2 play boar-5
   Bruno plays the boar 5.
166. seat 3 play boar-1
   Cleo plays the boar 1.
   Dev's boar 9 wins the trick.
167. seat 4 keep
   Dev takes the trick (2 this round).
168. seat 4 play boar-3
   Dev plays the boar 3.
169. seat 1 play boar-4
   Ada plays the boar 4.
170. seat 2 play boar-7
   Bruno plays the boar 7.
171. seat 3 play bear-11
   Cleo plays the bear 11.
   Bruno's boar 7 wins the trick.
172. seat 2 give 1
   Bruno offers the trick to Ada.
173. seat 1 accept
   Ada takes the trick (3 this round).
174. seat 1 play mouflon-10
   Ada plays the mouflon 10, which does not count.
175. seat 2 play wolf-8
   Bruno plays the wolf 8.
176. seat 3 play wolf-9
   Cleo plays the wolf 9.
177. seat 4 play wolf-5
   Dev plays the wolf 5.
   Cleo's wolf 9 wins the trick.
178. seat 3 keep
   Cleo takes the trick (2 this round).
179. seat 3 play bear-12
   Cleo plays the bear 12.
180. seat 4 refuse bear-4 play mouflon-11
   Dev refuses to play the bear 4 and lays it open.
   Dev plays the mouflon 11.
181. seat 1 play bear-6
   Ada plays the bear 6, which does not count.
182. seat 2 play boar-8
   Bruno plays the boar 8.
   Bruno's boar 8 wins the trick.
183. seat 2 keep
   Bruno takes the trick (3 this round).
184. seat 2 play mouflon-6
   Bruno plays the mouflon 6, which does not count.
185. seat 3 play wolf-7
   Cleo plays the wolf 7.
186. seat 4 play bear-4
   Dev plays the bear 4.
187. seat 1 play mouflon-12
   Ada plays the mouflon 12, which does not count.
   Cleo's wolf 7 wins the trick.
188. seat 3 keep
   Cleo takes the trick (3 this round).
189. seat 3 play wolf-6
   Cleo plays the wolf 6, which does not count.
190. seat 4 play boar-10
   Dev plays the boar 10.
191. seat 1 play boar-12
   Ada plays the boar 12, which does not count.
192. seat 2 play boar-6
   Bruno plays the boar 6, which does not count.
   Dev's boar 10 wins the trick.
   Dev takes the trick (3 this round).
   Ada scores 18 points (9 tracks × 2 kinds) in round 3, total 31.
   Bruno scores 8 points (4 tracks × 2 kinds) in round 3, total 90.
   Cleo scores 30 points (15 tracks × 2 kinds) in round 3, total 87.
   Dev scores 32 points (8 tracks × 4 kinds) in round 3, total 80.
   Round 4, wolf is trump: the cards won are the new hands. Ahead on
    points, Bruno leads.
193. seat 2 play bear-12
   Bruno plays the bear 12.
194. seat 3 refuse bear-4 play wolf-5
   Cleo refuses to play the bear 4 and lays it open.
   Cleo plays the wolf 5.
195. seat 4 refuse bear-5 play boar-12
   Dev refuses to play the bear 5 and lays it open.
   Dev plays the boar 12.
196. seat 1 play bear-1
   Ada plays the bear 1.
   Cleo's wolf 5 wins the trick.
   Cleo takes the trick (1 this round).
197. seat 3 play mouflon-12
   Cleo plays the mouflon 12.
198. seat 4 play mouflon-1
   Dev plays the mouflon 1.
199. seat 1 play mouflon-2
   Ada plays the mouflon 2.
200. seat 2 refuse mouflon-11 play wolf-1
   Bruno refuses to play the mouflon 11 and lays it open.
   Bruno plays the wolf 1.
   Bruno's wolf 1 wins the trick.
   Bruno takes the trick (1 this round).
Round 4 of 4 · trick 3 of 12 · trump wolf · no quota
Trumps of the four rounds: mouflon · bear · boar · ▸wolf◂

         tricks           hand  animals                rounds       total
  Ada    0                  10  0 points                5    8   18    31
  Bruno  1                  10  7 points               18   64    8    90
         └ refused card, open: mouflon 11
  Cleo   1                  10  12 points              18   39   30    87
         └ refused card, open: bear 4
  Dev    0                  10  0 points               39    9   32    80
         └ refused card, open: bear 5

The trick · suit not set yet
  Bruno  to play
  Cleo   …
  Dev    …
  Ada    …
Trick before: Cleo mouflon 12 · Dev mouflon 1 · Ada mouflon 2
              Bruno wolf 1 → Bruno
201. seat 2 play mouflon-11
   Bruno plays the mouflon 11.
202. seat 3 play mouflon-4
   Cleo plays the mouflon 4.
203. seat 4 play mouflon-9
   Dev plays the mouflon 9.
204. seat 1 play boar-3
   Ada plays the boar 3.
   Bruno's mouflon 11 wins the trick.
   Bruno takes the trick (2 this round).
205. seat 2 play wolf-10
   Bruno plays the wolf 10.
206. seat 3 play wolf-7
   Cleo plays the wolf 7.
207. seat 4 play wolf-6
   Dev plays the wolf 6.
208. seat 1 play boar-4
   Ada plays the boar 4.
   Bruno's wolf 10 wins the trick.
   Bruno takes the trick (3 this round).
209. seat 2 play boar-11
   Bruno plays the boar 11.
210. seat 3 play wolf-8
   Cleo plays the wolf 8.
211. seat 4 play boar-1
   Dev plays the boar 1.
212. seat 1 refuse boar-7 play bear-2
   Ada refuses to play the boar 7 and lays it open.
   Ada plays the bear 2.
   Cleo's wolf 8 wins the trick.
   Cleo takes the trick (2 this round).
213. seat 3 play wolf-9
   Cleo plays the wolf 9.
214. seat 4 play boar-6
   Dev plays the boar 6.
215. seat 1 play bear-3
   Ada plays the bear 3.
216. seat 2 play wolf-11
   Bruno plays the wolf 11.
   Bruno's wolf 11 wins the trick.
   Bruno takes the trick (4 this round).
217. seat 2 play boar-8
   Bruno plays the boar 8.
218. seat 3 play bear-4
   Cleo plays the bear 4.
219. seat 4 play boar-10
   Dev plays the boar 10.
220. seat 1 play boar-7
   Ada plays the boar 7.
   Dev's boar 10 wins the trick.
   Dev takes the trick (1 this round).
221. seat 4 play bear-5
   Dev plays the bear 5.
222. seat 1 play bear-7
   Ada plays the bear 7.
223. seat 2 refuse bear-6 play wolf-2
   Bruno refuses to play the bear 6 and lays it open.
   Bruno plays the wolf 2.
224. seat 3 play mouflon-5
   Cleo plays the mouflon 5.
   Bruno's wolf 2 wins the trick.
   Bruno takes the trick (5 this round).
225. seat 2 play wolf-3
   Bruno plays the wolf 3.
226. seat 3 play mouflon-6
   Cleo plays the mouflon 6.
227. seat 4 play mouflon-3
   Dev plays the mouflon 3.
228. seat 1 play bear-8
   Ada plays the bear 8.
   Bruno's wolf 3 wins the trick.
   Bruno takes the trick (6 this round).
229. seat 2 play wolf-4
   Bruno plays the wolf 4.
230. seat 3 play mouflon-7
   Cleo plays the mouflon 7.
231. seat 4 play boar-9
   Dev plays the boar 9.
232. seat 1 play bear-9
   Ada plays the bear 9.
   Bruno's wolf 4 wins the trick.
   Bruno takes the trick (7 this round).
233. seat 2 play wolf-12
   Bruno plays the wolf 12.
234. seat 3 play mouflon-8
   Cleo plays the mouflon 8.
235. seat 4 play boar-2
   Dev plays the boar 2.
236. seat 1 play bear-10
   Ada plays the bear 10.
   Bruno's wolf 12 wins the trick.
   Bruno takes the trick (8 this round).
237. seat 2 play bear-6
   Bruno plays the bear 6.
238. seat 3 play mouflon-10
   Cleo plays the mouflon 10.
239. seat 4 play boar-5
   Dev plays the boar 5.
240. seat 1 play bear-11
   Ada plays the bear 11.
   Ada's bear 11 wins the trick.
   Ada takes the trick (1 this round).
   Ada scores 13 points of animals in round 4, total 44.
   Bruno scores 71 points of animals in round 4, total 161.
   Cleo scores 23 points of animals in round 4, total 110.
   Dev scores 13 points of animals in round 4, total 93.
   Bruno wins the game.
The stalking is over

             R1   R2   R3   R4   total
★   Bruno    18   64    8   71     161
    Cleo     18   39   30   23     110
    Dev      39    9   32   13      93
    Ada       5    8   18   13      44
Bruno wins the game.
