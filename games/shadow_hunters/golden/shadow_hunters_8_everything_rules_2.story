1. seat 3 obey
   Cleo obeys the card.
   Cleo takes 1 damage: 1 in all.
   Cleo gives Dev the hermit card, face down.
2. seat 4 nothing
   Dev says "Nothing happens".
   Dev gives Elsa the hermit card, face down.
3. seat 5 obey
   Elsa obeys the card.
   Elsa takes 1 damage: 1 in all.
   Elsa gives Finn the hermit card, face down.
4. seat 6 nothing
   Finn says "Nothing happens".
   Finn gives Gwen the hermit card, face down.
5. seat 7 obey
   Gwen obeys the card.
   Gwen takes 1 damage: 1 in all.
   Gwen gives Hugo the hermit card, face down.
6. seat 8 nothing
   Hugo says "Nothing happens".
   Hugo gives Ada the hermit card, face down.
7. seat 1 nothing
   Ada says "Nothing happens".
   Ada gives Bruno the hermit card, face down.
8. seat 2 nothing
   Bruno says "Nothing happens".
   It is Cleo's turn.
9. seat 3 roll
   Cleo rolls 6 + 4 = 10.
   Cleo goes to the Erstwhile Altar.
   Cleo finds nothing to take: the others have no equipment.
   It is Dev's turn.
10. seat 4 roll
   Dev rolls 3 + 2 = 5.
   Dev goes to the Underworld Gate.
11. seat 4 draw hermit
   Dev draws a hermit card.
12. seat 4 give 8
   Dev gives Hugo the hermit card, face down.
13. seat 8 nothing
   Hugo says "Nothing happens".
   It is Elsa's turn.
14. seat 5 roll
   Elsa rolls 2 + 1 = 3.
   Elsa goes to the Hermit's Cabin.
15. seat 5 draw hermit
   Elsa draws a hermit card.
16. seat 5 give 6
   Elsa gives Finn the hermit card, face down.
17. seat 6 obey
   Finn obeys the card.
   Finn takes 2 damage: 2 in all.
18. seat 5 attack 4
   Elsa attacks Dev (d6 3, d4 1).
   Dev takes 2 damage: 2 in all.
   It is Finn's turn.
19. seat 6 roll
   Finn rolls 4 + 2 = 6.
   Finn goes to the Church.
20. seat 6 draw white
   Finn draws: Blessing (somebody else heals as much as a d6).
21. seat 6 target 4
   Finn chooses Dev.
   Finn rolls the d6: 2.
   Dev heals 2 (Blessing): 0 left.
   It is Gwen's turn.
22. seat 7 roll
   Gwen rolls 2 + 4 = 6.
   Gwen goes to the Church.
23. seat 7 draw white
   Gwen draws: Spear of Longinus (successful attack of a revealed Hunter: +2).
24. seat 7 attack 6
   Gwen attacks Finn (d6 1, d4 4).
25. seat 7 reveal
   Gwen is Franklin, a Hunter!
   Finn: 3 (dice) + 2 (Spear of Longinus) = 5 damage.
   Finn takes 5 damage: 7 in all.
   It is Hugo's turn.
26. seat 8 reveal
   Hugo is the Vampire, a Shadow!
27. seat 8 roll
   Hugo rolls 5 + 1 = 6.
   Hugo goes to the Church.
28. seat 8 pass
29. seat 8 attack 6
   Hugo attacks Finn (d6 2, d4 4).
   Finn takes 2 damage: 9 in all.
   It is Ada's turn.
30. seat 1 roll
   Ada rolls 6 + 1 = 7.
31. seat 1 go erstwhile-altar
   Ada goes to the Erstwhile Altar.
32. seat 1 steal 7 spear-of-longinus
   Ada steals Spear of Longinus from Gwen.
33. seat 1 attack 3
   Ada attacks Cleo (d6 1, d4 1).
   The attack fails: Cleo is unharmed.
   It is Bruno's turn.
34. seat 2 roll
   Bruno rolls 1 + 3 = 4.
   Bruno goes to the Underworld Gate.
35. seat 2 draw hermit
   Bruno draws a hermit card.
36. seat 2 give 6
   Bruno gives Finn the hermit card, face down.
37. seat 6 obey
   Finn obeys the card.
   Finn takes 1 damage: 10 in all.
38. seat 2 attack 5
   Bruno attacks Elsa (d6 1, d4 2).
   Elsa takes 1 damage: 2 in all.
   It is Cleo's turn.
39. seat 3 roll
   Cleo rolls 6 + 4 = 10, the same area again: another roll.
   Cleo rolls 4 + 4 = 8.
   Cleo goes to the Cemetery.
40. seat 3 draw black
   Cleo draws: Vampire Bat (2 damage to somebody, and the drawer heals 1).
Turn 9 · Cleo's turn · decks: 14 white, 15 black, 12 hermit
┌ 8   Cemetery              black card           Cleo
└ 10  Erstwhile Altar       theft of equipment   Ada
┌ 9   Weird Woods           2 damage or heal 1
└ 6   Church                white card           Finn, Gwen, Hugo
┌ 2-3 Hermit's Cabin        hermit card          Elsa
└ 4-5 Underworld Gate       card of your choice  Bruno, Dev
        damage               who?          equipment
  Ada   ·············· 0     A·CDE·GU·W    Spear of Longinus
  Bruno ·············· 0     A·CDE·GU·W
▸ Cleo  ■············· 1     A·CDE·GU·W
  Dev   ·············· 0     A·CDE·GU·W
  Elsa  ■■············ 2     A·CDE·GU·W
  Finn  ■■■■■■■■■■···· 10    ···D··GU·W
  Gwen  ■···········   1/12  Franklin
  Hugo  ·············  0/13  Vampire
3 Hunters: E Emi 10, F Franklin 12, G George 14
3 Shadows: U Unknown 11, V Vampire 13, W Werewolf 14
3 Neutrals: A Allie 8, C Charles 11, D Daniel 13
41. seat 3 target 8
   Cleo chooses Hugo.
   Hugo takes 2 damage (Vampire Bat): 2 in all.
   Cleo heals 1 (Vampire Bat): 0 left.
42. seat 3 attack 1
   Cleo attacks Ada (d6 3, d4 2).
   Ada takes 1 damage: 1 in all.
   It is Dev's turn.
43. seat 4 roll
   Dev rolls 3 + 4 = 7.
44. seat 4 go weird-woods
   Dev goes to the Weird Woods.
45. seat 4 hurt 6
   Dev hurts Finn by way of the Weird Woods.
   Finn takes 2 damage (Weird Woods): 11 in all.
   † Finn dies: Unknown, a Shadow. Killed by Dev.
46. seat 4 attack 8
   Dev attacks Hugo (d6 4, d4 1).
   Hugo takes 3 damage: 5 in all.
   It is Elsa's turn.
47. seat 5 roll
   Elsa rolls 6 + 2 = 8.
   Elsa goes to the Cemetery.
48. seat 5 draw black
   Elsa draws: Vampire Bat (2 damage to somebody, and the drawer heals 1).
49. seat 5 target 8
   Elsa chooses Hugo.
   Hugo takes 2 damage (Vampire Bat): 7 in all.
   Elsa heals 1 (Vampire Bat): 1 left.
50. seat 5 attack 1
   Elsa attacks Ada (d6 4, d4 1).
   Ada takes 3 damage: 4 in all.
   It is Gwen's turn.
51. seat 7 roll
   Gwen rolls 2 + 2 = 4.
   Gwen goes to the Underworld Gate.
52. seat 7 draw hermit
   Gwen draws a hermit card.
53. seat 7 give 2
   Gwen gives Bruno the hermit card, face down.
54. seat 2 obey
   Bruno obeys the card.
   Bruno takes 1 damage: 1 in all.
55. seat 7 attack 2
   Gwen attacks Bruno (d6 1, d4 2).
   Bruno takes 1 damage: 2 in all.
   It is Hugo's turn.
56. seat 8 roll
   Hugo rolls 3 + 3 = 6, the same area again: another roll.
   Hugo rolls 6 + 1 = 7.
57. seat 8 go cemetery
   Hugo goes to the Cemetery.
58. seat 8 draw black
   Hugo draws: Chainsaw (successful attack: +1).
59. seat 8 attack 1
   Hugo attacks Ada (d6 6, d4 3).
   Ada: 3 (dice) + 1 (weapons) = 4 damage.
   Ada takes 4 damage: 8 in all.
   It is Ada's turn.
60. seat 1 roll
   Ada rolls 5 + 1 = 6.
   Ada goes to the Church.
61. seat 1 draw white
   Ada draws: Guardian Angel (attacks do no harm until the next turn).
   Ada is safe from attacks until the next turn.
62. seat 1 attack 4
   Ada attacks Dev (d6 6, d4 2).
63. seat 1 pass
   Dev takes 4 damage: 4 in all.
   It is Bruno's turn.
64. seat 2 roll
   Bruno rolls 2 + 4 = 6.
   Bruno goes to the Church.
65. seat 2 draw white
   Bruno draws: First Aid (somebody's damage becomes 7, up or down).
66. seat 2 target 3
   Bruno chooses Cleo.
   Cleo takes 7 damage (First Aid): 7 in all.
67. seat 2 attack 4
   Bruno attacks Dev (d6 1, d4 2).
   Dev takes 1 damage: 5 in all.
   It is Cleo's turn.
68. seat 3 roll
   Cleo rolls 3 + 2 = 5.
   Cleo goes to the Underworld Gate.
69. seat 3 draw hermit
   Cleo draws a hermit card.
70. seat 3 give 2
   Cleo gives Bruno the hermit card, face down.
71. seat 2 obey
   Bruno obeys the card.
   Bruno takes 1 damage: 3 in all.
72. seat 3 pass
   It is Dev's turn.
73. seat 4 roll
   Dev rolls 3 + 4 = 7.
74. seat 4 go erstwhile-altar
   Dev goes to the Erstwhile Altar.
75. seat 4 steal 8 chainsaw
   Dev steals Chainsaw from Hugo.
76. seat 4 attack 8
   Dev attacks Hugo (d6 1, d4 2).
   Hugo: 1 (dice) + 1 (weapons) = 2 damage.
   Hugo takes 2 damage: 9 in all.
   It is Elsa's turn.
77. seat 5 roll
   Elsa rolls 4 + 1 = 5.
   Elsa goes to the Underworld Gate.
78. seat 5 draw hermit
   Elsa draws a hermit card.
79. seat 5 give 8
   Elsa gives Hugo the hermit card, face down.
80. seat 8 obey
   Hugo obeys the card.
   Hugo takes 1 damage: 10 in all.
Turn 18 · Elsa's turn · decks: 12 white, 13 black, 9 hermit
┌ 8   Cemetery              black card           Hugo
└ 10  Erstwhile Altar       theft of equipment   Dev
┌ 9   Weird Woods           2 damage or heal 1
└ 6   Church                white card           Ada, Bruno
┌ 2-3 Hermit's Cabin        hermit card
└ 4-5 Underworld Gate       card of your choice  Cleo, Elsa, Gwen
        damage               who?          equipment
  Ada   ■■■■■■■■······ 8     ··CDE·G··W    ★ Guardian Angel, Spear of Longinus
  Bruno ■■■··········· 3     A·CDE·G··W
  Cleo  ■■■■■■■······· 7     A·CDE·G··W
  Dev   ■■■■■········· 5     A·CDE·G··W    Chainsaw
▸ Elsa  ■············· 1     A·CDE·G··W
  Finn  ■■■■■■■■■■■    11/11 Unknown       † out of the game
  Gwen  ■···········   1/12  Franklin
  Hugo  ■■■■■■■■■■···  10/13 Vampire
3 Hunters: E Emi 10, F Franklin 12, G George 14
3 Shadows: U Unknown 11, V Vampire 13, W Werewolf 14
3 Neutrals: A Allie 8, C Charles 11, D Daniel 13
81. seat 5 pass
   It is Gwen's turn.
82. seat 7 roll
   Gwen rolls 2 + 1 = 3.
   Gwen goes to the Hermit's Cabin.
83. seat 7 draw hermit
   Gwen draws a hermit card.
84. seat 7 give 4
   Gwen gives Dev the hermit card, face down.
85. seat 4 hand-over chainsaw
   Dev obeys the card.
   Dev gives Gwen Chainsaw.
86. seat 7 pass
   It is Hugo's turn.
87. seat 8 roll
   Hugo rolls 4 + 3 = 7.
88. seat 8 go weird-woods
   Hugo goes to the Weird Woods.
89. seat 8 pass
90. seat 8 attack 1
   Hugo attacks Ada (d6 4, d4 3).
   Ada: 1 (dice), Guardian Angel = 0 damage.
   It is Ada's turn.
91. seat 1 roll
   Ada rolls 4 + 4 = 8.
   Ada goes to the Cemetery.
92. seat 1 draw black
   Ada draws: Moody Goblin (steal a piece of equipment).
93. seat 1 steal 7 chainsaw
   Ada steals Chainsaw from Gwen.
94. seat 1 attack 4
   Ada attacks Dev (d6 3, d4 2).
95. seat 1 pass
   Dev: 1 (dice) + 1 (weapons) = 2 damage.
   Dev takes 2 damage: 7 in all.
   It is Bruno's turn.
96. seat 2 roll
   Bruno rolls 2 + 4 = 6, the same area again: another roll.
   Bruno rolls 5 + 2 = 7.
97. seat 2 go erstwhile-altar
   Bruno goes to the Erstwhile Altar.
98. seat 2 steal 1 chainsaw
   Bruno steals Chainsaw from Ada.
99. seat 2 attack 4
   Bruno attacks Dev (d6 4, d4 4).
   The attack fails: Dev is unharmed.
   It is Cleo's turn.
100. seat 3 roll
   Cleo rolls 1 + 4 = 5, the same area again: another roll.
   Cleo rolls 4 + 2 = 6.
   Cleo goes to the Church.
101. seat 3 draw white
   Cleo draws: Flare of Judgment (2 damage to everybody else).
   Ada takes 2 damage (Flare of Judgment): 10 in all.
   Bruno takes 2 damage (Flare of Judgment): 5 in all.
   Dev takes 2 damage (Flare of Judgment): 9 in all.
   Elsa takes 2 damage (Flare of Judgment): 3 in all.
   Gwen takes 2 damage (Flare of Judgment): 3 in all.
   Hugo takes 2 damage (Flare of Judgment): 12 in all.
102. seat 3 attack 8
   Cleo attacks Hugo (d6 5, d4 2).
   Hugo takes 3 damage: 13 in all.
   † Hugo dies: the Vampire, a Shadow. Killed by Cleo.
   It is Dev's turn.
103. seat 4 roll
   Dev rolls 4 + 3 = 7.
104. seat 4 go weird-woods
   Dev goes to the Weird Woods.
105. seat 4 hurt 1
   Dev hurts Ada by way of the Weird Woods.
   Ada takes 2 damage (Weird Woods): 12 in all.
106. seat 4 attack 3
   Dev attacks Cleo (d6 4, d4 3).
   Cleo takes 1 damage: 8 in all.
   It is Elsa's turn.
107. seat 5 roll
   Elsa rolls 2 + 2 = 4, the same area again: another roll.
   Elsa rolls 5 + 2 = 7.
108. seat 5 go weird-woods
   Elsa goes to the Weird Woods.
109. seat 5 hurt 4
   Elsa hurts Dev by way of the Weird Woods.
   Dev takes 2 damage (Weird Woods): 11 in all.
   † Dev dies: Charles, a Neutral. Killed by Elsa.
110. seat 5 pass
   It is Gwen's turn.
111. seat 7 roll
   Gwen rolls 2 + 2 = 4.
   Gwen goes to the Underworld Gate.
112. seat 7 draw hermit
   Gwen draws a hermit card.
113. seat 7 give 3
   Gwen gives Cleo the hermit card, face down.
114. seat 3 obey
   Cleo obeys the card.
   Cleo heals 1: 7 left.
   It is Ada's turn.
115. seat 1 roll
   Ada rolls 1 + 4 = 5.
   Ada goes to the Underworld Gate.
116. seat 1 draw white
   Ada draws: Mystic Compass (lets one roll twice and choose where to go).
117. seat 1 pass
   It is Bruno's turn.
118. seat 2 roll
   Bruno rolls 3 + 1 = 4.
   Bruno goes to the Underworld Gate.
119. seat 2 draw black
   Bruno draws: Machine Gun (attacks all in range with one roll).
120. seat 2 sweep
   Bruno attacks: Ada and Gwen (d6 1, d4 3).
   Ada: 2 (dice) + 1 (weapons) = 3 damage.
   Gwen: 2 (dice) + 1 (weapons) = 3 damage.
   Ada takes 3 damage: 13 in all.
   Gwen takes 3 damage: 6 in all.
   † Ada dies: Daniel, a Neutral. Killed by Bruno.
Turn 28 · Bruno's turn · decks: 10 white, 11 black, 7 hermit
┌ 8   Cemetery              black card
└ 10  Erstwhile Altar       theft of equipment
┌ 9   Weird Woods           2 damage or heal 1   Elsa
└ 6   Church                white card           Cleo
┌ 2-3 Hermit's Cabin        hermit card
└ 4-5 Underworld Gate       card of your choice  Bruno, Gwen
        damage               who?          equipment
  Ada   ■■■■■■■■■■■■■  13/13 Daniel        † out of the game
▸ Bruno ■■■■■········· 5     A···E·G··W    Chainsaw, Machine Gun
  Cleo  ■■■■■■■······· 7     ····E·G··W
  Dev   ■■■■■■■■■■■    11/11 Charles       † out of the game
  Elsa  ■■■··········· 3     A···E·G··W
  Finn  ■■■■■■■■■■■    11/11 Unknown       † out of the game
  Gwen  ■■■■■■······   6/12  Franklin
  Hugo  ■■■■■■■■■■■■■  13/13 Vampire       † out of the game
3 Hunters: E Emi 10, F Franklin 12, G George 14
3 Shadows: U Unknown 11, V Vampire 13, W Werewolf 14
3 Neutrals: A Allie 8, C Charles 11, D Daniel 13
121. seat 2 loot mystic-compass
   Bruno loots Mystic Compass from Ada.
   Discarded: Spear of Longinus.
   It is Cleo's turn.
122. seat 3 roll
   Cleo rolls 5 + 3 = 8.
   Cleo goes to the Cemetery.
123. seat 3 draw black
   Cleo draws: Vampire Bat (2 damage to somebody, and the drawer heals 1).
124. seat 3 target 2
   Cleo chooses Bruno.
   Bruno takes 2 damage (Vampire Bat): 7 in all.
   Cleo heals 1 (Vampire Bat): 6 left.
   It is Elsa's turn.
125. seat 5 roll
   Elsa rolls 4 + 2 = 6.
   Elsa goes to the Church.
126. seat 5 draw white
   Elsa draws: Silver Rosary (a kill by attack brings all the victim's
    equipment).
   It is Gwen's turn.
127. seat 7 roll
   Gwen rolls 2 + 3 = 5, the same area again: another roll.
   Gwen rolls 2 + 1 = 3.
   Gwen goes to the Hermit's Cabin.
128. seat 7 draw hermit
   Gwen draws a hermit card.
129. seat 7 give 2
   Gwen gives Bruno the hermit card, face down.
130. seat 2 nothing
   Bruno says "Nothing happens".
131. seat 7 attack 2
   Gwen attacks Bruno (d6 4, d4 2).
   Bruno takes 2 damage: 9 in all.
   It is Bruno's turn.
132. seat 2 compass
   Bruno looks at the Mystic Compass.
   Bruno rolls 1 + 4 = 5, the same area again: another roll.
   Bruno rolls 3 + 3 = 6.
   Bruno rolls 6 + 1 = 7.
133. seat 2 go weird-woods
   Bruno goes to the Weird Woods.
134. seat 2 hurt 7
   Bruno hurts Gwen by way of the Weird Woods.
   Gwen takes 2 damage (Weird Woods): 8 in all.
135. seat 2 sweep
   Bruno attacks Elsa (d6 1, d4 3).
   Elsa: 2 (dice) + 1 (weapons) = 3 damage.
   Elsa takes 3 damage: 6 in all.
   It is Cleo's turn.
136. seat 3 roll
   Cleo rolls 2 + 4 = 6.
   Cleo goes to the Church.
137. seat 3 draw white
   Cleo draws: Holy Water of Healing (heals 2).
   Cleo heals 2 (Holy Water of Healing): 4 left.
138. seat 3 attack 2
   Cleo attacks Bruno (d6 2, d4 4).
   Bruno takes 2 damage: 11 in all.
   It is Elsa's turn.
139. seat 5 roll
   Elsa rolls 1 + 2 = 3.
   Elsa goes to the Hermit's Cabin.
140. seat 5 draw hermit
   Elsa draws a hermit card.
141. seat 5 give 2
   Elsa gives Bruno the hermit card, face down.
142. seat 2 show
   Bruno shows a character card in secret.
143. seat 5 pass
   It is Gwen's turn.
144. seat 7 roll
   Gwen rolls 4 + 1 = 5.
   Gwen goes to the Underworld Gate.
145. seat 7 draw black
   Gwen draws: Cursed Sword Masamune (one must attack, with the d4 alone,
    and never misses).
146. seat 7 attack 5
   Gwen attacks Elsa (d4 1).
   Elsa takes 1 damage: 7 in all.
   It is Bruno's turn.
147. seat 2 compass
   Bruno looks at the Mystic Compass.
   Bruno rolls 1 + 3 = 4.
   Bruno rolls 5 + 2 = 7.
148. seat 2 go underworld-gate
   Bruno goes to the Underworld Gate.
149. seat 2 draw white
   Bruno draws: Advent (a Hunter who reveals himself: all damage gone).
150. seat 2 pass
151. seat 2 sweep
   Bruno attacks: Elsa and Gwen (d6 5, d4 2).
   Elsa: 3 (dice) + 1 (weapons) = 4 damage.
   Gwen: 3 (dice) + 1 (weapons) = 4 damage.
   Elsa takes 4 damage: 10 in all.
   Gwen takes 4 damage: 12 in all.
   † Elsa dies: Emi, a Hunter. Killed by Bruno.
   † Gwen dies: Franklin, a Hunter. Killed by Bruno.
   Bruno loots Silver Rosary from Elsa.
   Bruno loots Cursed Sword Masamune from Gwen.
   It is Cleo's turn.
152. seat 3 roll
   Cleo rolls 2 + 3 = 5.
   Cleo goes to the Underworld Gate.
153. seat 3 draw white
   Cleo draws: Fortune Brooch (no damage from the Weird Woods).
154. seat 3 attack 2
   Cleo attacks Bruno (d6 2, d4 1).
   Bruno takes 1 damage: 12 in all.
   It is Bruno's turn.
155. seat 2 compass
   Bruno looks at the Mystic Compass.
   Bruno rolls 4 + 3 = 7.
   Bruno rolls 1 + 2 = 3.
156. seat 2 go hermits-cabin
   Bruno goes to the Hermit's Cabin.
157. seat 2 draw hermit
   Bruno draws a hermit card.
158. seat 2 give 3
   Bruno gives Cleo the hermit card, face down.
159. seat 3 obey
   Cleo obeys the card.
   Cleo takes 2 damage: 6 in all.
160. seat 2 sweep
   Bruno attacks Cleo (d4 2).
   Cleo: 2 (dice) + 1 (weapons) = 3 damage.
   Cleo takes 3 damage: 9 in all.
   It is Cleo's turn.
Turn 39 · Cleo's turn · decks: 6 white, 9 black, 4 hermit
┌ 8   Cemetery              black card
└ 10  Erstwhile Altar       theft of equipment
┌ 9   Weird Woods           2 damage or heal 1
└ 6   Church                white card
┌ 2-3 Hermit's Cabin        hermit card          Bruno
└ 4-5 Underworld Gate       card of your choice  Cleo
        damage               who?          equipment
  Ada   ■■■■■■■■■■■■■  13/13 Daniel        † out of the game
  Bruno ■■■■■■■■■■■■·· 12    ······G··W    Mystic Compass, Silver Rosary
                                           Chainsaw, Cursed Sword Masamune
                                           Machine Gun
▸ Cleo  ■■■■■■■■■····· 9     ······G··W    Fortune Brooch
  Dev   ■■■■■■■■■■■    11/11 Charles       † out of the game
  Elsa  ■■■■■■■■■■     10/10 Emi           † out of the game
  Finn  ■■■■■■■■■■■    11/11 Unknown       † out of the game
  Gwen  ■■■■■■■■■■■■   12/12 Franklin      † out of the game
  Hugo  ■■■■■■■■■■■■■  13/13 Vampire       † out of the game
3 Hunters: E Emi 10, F Franklin 12, G George 14
3 Shadows: U Unknown 11, V Vampire 13, W Werewolf 14
3 Neutrals: A Allie 8, C Charles 11, D Daniel 13
161. seat 3 roll
   Cleo rolls 6 + 2 = 8.
   Cleo goes to the Cemetery.
162. seat 3 draw black
   Cleo draws: Banana Peel (give somebody a piece of equipment; without
    any, 1 damage).
163. seat 3 hand fortune-brooch 2
   Cleo gives Bruno Fortune Brooch.
   It is Bruno's turn.
164. seat 2 compass
   Bruno looks at the Mystic Compass.
   Bruno rolls 5 + 2 = 7.
   Bruno rolls 3 + 4 = 7.
165. seat 2 go cemetery
   Bruno goes to the Cemetery.
166. seat 2 draw black
   Bruno draws: Moody Goblin (steal a piece of equipment).
   Bruno finds nothing to take: the others have no equipment.
167. seat 2 sweep
   Bruno attacks Cleo (d4 2).
   Cleo: 2 (dice) + 1 (weapons) = 3 damage.
   Cleo takes 3 damage: 12 in all.
   It is Cleo's turn.
168. seat 3 roll
   Cleo rolls 6 + 3 = 9.
   Cleo goes to the Weird Woods.
169. seat 3 heal 3
   Cleo heals their own character by way of the Weird Woods.
   Cleo heals 1 (Weird Woods): 11 left.
   It is Bruno's turn.
170. seat 2 compass
   Bruno looks at the Mystic Compass.
   Bruno rolls 5 + 1 = 6.
   Bruno rolls 5 + 4 = 9.
171. seat 2 go weird-woods
   Bruno goes to the Weird Woods.
172. seat 2 hurt 3
   Bruno hurts Cleo by way of the Weird Woods.
   Cleo takes 2 damage (Weird Woods): 13 in all.
173. seat 2 sweep
   Bruno attacks Cleo (d4 4).
   Cleo: 4 (dice) + 1 (weapons) = 5 damage.
   Cleo takes 5 damage: 14 in all.
   † Cleo dies: George, a Hunter. Killed by Bruno.
   Bruno is the Werewolf, a Shadow!
   All Hunters are dead! Bruno, Finn and Hugo share the victory. The
    character set aside: Allie.
