1. seat 6 roll
   Finn rolls: purple skull (P☠).
2. seat 1 slap
3. seat 2 slap
4. seat 3 pass
5. seat 4 pass
6. seat 5 pass
7. seat 6 slap
   Hands on the garlic: Ada, Bruno and Finn.
   Ada slaps first!
8. seat 1 claim 1.2
   Ada shows their card 2: that is it!
   Ada's vampire 2 lies down in its coffin.
   The dice go to Elsa.
9. seat 5 roll
   Elsa rolls: yellow bat (Y^v^).
10. seat 1 pass
11. seat 2 slap
12. seat 3 slap
13. seat 4 slap
14. seat 5 slap
15. seat 6 pass
   Hands on the garlic: Bruno, Cleo, Dev and Elsa.
   Cleo slaps first!
16. seat 3 claim 3.1
   Cleo shows their card 1: that is it!
   Cleo's vampire 1 lies down in its coffin.
   The dice go to Dev.
17. seat 4 roll
   Dev rolls: wingbeat (!^v^).
18. seat 1 slap
19. seat 2 slap
20. seat 3 slap
21. seat 4 slap
22. seat 5 slap
23. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Bruno slaps first!
24. seat 2 close 2.1
   Bruno's vampire 1 lies down in its coffin.
   The dice go to Cleo.
25. seat 3 roll
   Cleo rolls: purple bat (P^v^).
26. seat 1 slap
27. seat 2 slap
28. seat 3 slap
29. seat 4 slap
30. seat 5 slap
31. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Cleo slaps first!
32. seat 3 claim 3.4
   Cleo shows their card 4: that is it!
   Cleo's vampire 4 lies down in its coffin.
   The dice go to Bruno.
33. seat 2 roll
   Bruno rolls: yellow moon (Y☾).
34. seat 1 slap
35. seat 2 pass
36. seat 3 pass
37. seat 4 pass
38. seat 5 pass
39. seat 6 pass
   Hands on the garlic: Ada.
   Ada slaps first!
40. seat 1 claim 1.1
   Ada shows their card 1: that is it!
   Ada's vampire 1 lies down in its coffin.
   The dice go to Ada.
Roll 5 · roll by Ada · pile: 19 cards
Last roll: yellow moon (Y☾)

          cards                               chased
  Ada     1 ▒▒▒    2 ▒▒▒    3 P☠     4 Y☠     0/4
  Bruno   1 ▒▒▒    2 P☠     3 Y^v^   4 P☠     0/4
  Cleo    1 ▒▒▒    2 P☾     3 Y☠     4 ▒▒▒    0/4
  Dev     1 P^v^   2 P☾     3 P☾     4 Y^v^   0/4
  Elsa    1 Y^v^   2 Y☠     3 Y^v^   4 P☾     0/4
  Finn    1 Y^v^   2 Y☾     3 Y^v^   4 Y☾     0/4
Y yellow, P purple · ☾ moon, ^v^ bat, ☠ skull
41. seat 1 roll
   Ada rolls: yellow or purple skull (Y☠ P☠).
42. seat 1 slap
43. seat 2 slap
44. seat 3 slap
45. seat 4 slap
46. seat 5 slap
47. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Bruno slaps first!
48. seat 2 claim 2.2
   Bruno shows their card 2: that is it!
   Bruno's vampire 2 lies down in its coffin.
   The dice go to Finn.
49. seat 6 roll
   Finn rolls: yellow skull (Y☠).
50. seat 1 slap
51. seat 2 pass
52. seat 3 slap
53. seat 4 pass
54. seat 5 slap
55. seat 6 pass
   Hands on the garlic: Ada, Cleo and Elsa.
   Elsa slaps first!
56. seat 5 claim 5.2
   Elsa shows their card 2: that is it!
   Elsa's vampire 2 lies down in its coffin.
   The dice go to Elsa.
57. seat 5 roll
   Elsa rolls: yellow skull (Y☠).
58. seat 1 slap
59. seat 2 slap
60. seat 3 slap
61. seat 4 slap
62. seat 5 slap
63. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Bruno slaps first!
64. seat 2 claim 5.2
   Bruno shows Elsa's card 2: that is it!
   Elsa's coffin 2 is opened: yellow skull.
   The dice go to Dev.
65. seat 4 roll
   Dev rolls: yellow skull (Y☠).
66. seat 1 slap
67. seat 2 pass
68. seat 3 slap
69. seat 4 pass
70. seat 5 slap
71. seat 6 slap
   Hands on the garlic: Ada, Cleo, Elsa and Finn.
   Cleo slaps first!
72. seat 3 claim 3.3
   Cleo shows their card 3: that is it!
   Cleo's vampire 3 lies down in its coffin.
   The dice go to Cleo.
73. seat 3 roll
   Cleo rolls: purple moon (P☾).
74. seat 1 pass
75. seat 2 pass
76. seat 3 slap
77. seat 4 slap
78. seat 5 slap
79. seat 6 pass
   Hands on the garlic: Cleo, Dev and Elsa.
   Cleo slaps first!
80. seat 3 claim 3.2
   Cleo shows their card 2: that is it!
   Cleo's vampire 2 lies down in its coffin.
   The dice go to Bruno.
Roll 10 · roll by Bruno · pile: 19 cards
Last roll: purple moon (P☾)

          cards                               chased
  Ada     1 ▒▒▒    2 ▒▒▒    3 P☠     4 Y☠     0/4
  Bruno   1 ▒▒▒    2 ▒▒▒    3 Y^v^   4 P☠     0/4
  Cleo    1 ▒▒▒    2 ▒▒▒    3 ▒▒▒    4 ▒▒▒    0/4
  Dev     1 P^v^   2 P☾     3 P☾     4 Y^v^   0/4
  Elsa    1 Y^v^   2 Y☠     3 Y^v^   4 P☾     0/4
  Finn    1 Y^v^   2 Y☾     3 Y^v^   4 Y☾     0/4
Y yellow, P purple · ☾ moon, ^v^ bat, ☠ skull
81. seat 2 roll
   Bruno rolls: purple bat (P^v^).
82. seat 1 slap
83. seat 2 slap
84. seat 3 slap
85. seat 4 slap
86. seat 5 slap
87. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Elsa slaps first!
88. seat 5 claim 2.1
   Elsa shows Bruno's card 1: that is it!
   Bruno's coffin 1 is opened: purple bat.
   The dice go to Ada.
89. seat 1 roll
   Ada rolls: yellow or purple skull (Y☠ P☠).
90. seat 1 slap
91. seat 2 slap
92. seat 3 slap
93. seat 4 slap
94. seat 5 slap
95. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Bruno slaps first!
96. seat 2 claim 2.2
   Bruno shows their card 2: that is it!
   Bruno chases away coffin 2, purple skull: 1 of 4!
   Bruno draws a purple bat: card 2.
   The dice go to Finn.
97. seat 6 roll
   Finn rolls: purple bat (P^v^).
98. seat 1 slap
99. seat 2 slap
100. seat 3 pass
101. seat 4 slap
102. seat 5 slap
103. seat 6 slap
   Hands on the garlic: Ada, Bruno, Dev, Elsa and Finn.
   Ada slaps first!
104. seat 1 claim 3.4
   Ada shows Cleo's card 4: that is it!
   Cleo's coffin 4 is opened: purple bat.
   The dice go to Elsa.
105. seat 5 roll
   Elsa rolls: purple bat (P^v^).
106. seat 1 pass
107. seat 2 slap
108. seat 3 slap
109. seat 4 slap
110. seat 5 pass
111. seat 6 pass
   Hands on the garlic: Bruno, Cleo and Dev.
   Dev slaps first!
112. seat 4 claim 4.1
   Dev shows their card 1: that is it!
   Dev's vampire 1 lies down in its coffin.
   The dice go to Dev.
113. seat 4 roll
   Dev rolls: yellow moon (Y☾).
114. seat 1 slap
115. seat 2 slap
116. seat 3 slap
117. seat 4 slap
118. seat 5 slap
119. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Ada slaps first!
120. seat 1 claim 1.1
   Ada shows their card 1: that is it!
   Ada chases away coffin 1, yellow moon: 1 of 4!
   Ada draws a purple skull: card 1.
   The dice go to Cleo.
Roll 15 · roll by Cleo · pile: 17 cards
Last roll: yellow moon (Y☾)

          cards                               chased
  Ada     1 P☠     2 ▒▒▒    3 P☠     4 Y☠     1/4 Y☾
  Bruno   1 P^v^   2 P^v^   3 Y^v^   4 P☠     1/4 P☠
  Cleo    1 ▒▒▒    2 ▒▒▒    3 ▒▒▒    4 P^v^   0/4
  Dev     1 ▒▒▒    2 P☾     3 P☾     4 Y^v^   0/4
  Elsa    1 Y^v^   2 Y☠     3 Y^v^   4 P☾     0/4
  Finn    1 Y^v^   2 Y☾     3 Y^v^   4 Y☾     0/4
Y yellow, P purple · ☾ moon, ^v^ bat, ☠ skull
121. seat 3 roll
   Cleo rolls: purple bat (P^v^).
122. seat 1 slap
123. seat 2 slap
124. seat 3 slap
125. seat 4 slap
126. seat 5 slap
127. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Bruno slaps first!
128. seat 2 claim 2.1
   Bruno shows their card 1: that is it!
   Bruno's vampire 1 lies down in its coffin.
   The dice go to Bruno.
129. seat 2 roll
   Bruno rolls: yellow or purple skull (Y☠ P☠).
130. seat 1 slap
131. seat 2 slap
132. seat 3 slap
133. seat 4 slap
134. seat 5 slap
135. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Dev slaps first!
136. seat 4 claim 1.2
   Dev shows Ada's card 2: that is it!
   Ada's coffin 2 is opened: purple skull.
   The dice go to Ada.
137. seat 1 roll
   Ada rolls: yellow bat (Y^v^).
138. seat 1 slap
139. seat 2 slap
140. seat 3 slap
141. seat 4 slap
142. seat 5 slap
143. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Bruno slaps first!
144. seat 2 claim 2.3
   Bruno shows their card 3: that is it!
   Bruno's vampire 3 lies down in its coffin.
   The dice go to Finn.
145. seat 6 roll
   Finn rolls: danger, hands off (!☠).
146. seat 1 pass
147. seat 2 pass
148. seat 3 pass
149. seat 4 pass
150. seat 5 pass
151. seat 6 pass
   Nobody slaps.
   The dice go to Elsa.
152. seat 5 roll
   Elsa rolls: yellow moon (Y☾).
153. seat 1 pass
154. seat 2 pass
155. seat 3 pass
156. seat 4 pass
157. seat 5 pass
158. seat 6 pass
   Nobody slaps.
   The dice go to Dev.
159. seat 4 roll
   Dev rolls: yellow moon (Y☾).
160. seat 1 pass
161. seat 2 pass
162. seat 3 pass
163. seat 4 pass
164. seat 5 pass
165. seat 6 slap
   Hands on the garlic: Finn.
   Finn slaps first!
166. seat 6 claim 3.3
   Finn shows Cleo's card 3: yellow skull, not the one; it closes again.
   Finn draws a purple skull as a penalty: card 5.
   The dice go to Cleo.
167. seat 3 roll
   Cleo rolls: purple bat (P^v^).
168. seat 1 slap
169. seat 2 slap
170. seat 3 slap
171. seat 4 slap
172. seat 5 slap
173. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Ada slaps first!
174. seat 1 claim 2.1
   Ada shows Bruno's card 1: that is it!
   Bruno's coffin 1 is opened: purple bat.
   The dice go to Bruno.
175. seat 2 roll
   Bruno rolls: yellow moon (Y☾).
176. seat 1 pass
177. seat 2 slap
178. seat 3 pass
179. seat 4 pass
180. seat 5 pass
181. seat 6 pass
   Hands on the garlic: Bruno.
   Bruno slaps first!
182. seat 2 admit
   Bruno has nothing to show and says so.
   Penalty: Bruno's coffin 3 is opened: yellow bat.
   The dice go to Ada.
183. seat 1 roll
   Ada rolls: yellow skull (Y☠).
184. seat 1 slap
185. seat 2 slap
186. seat 3 slap
187. seat 4 slap
188. seat 5 slap
189. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Finn slaps first!
190. seat 6 claim 3.2
   Finn shows Cleo's card 2: purple moon, not the one; it closes again.
   Finn draws a yellow moon as a penalty: card 6.
   The dice go to Finn.
191. seat 6 roll
   Finn rolls: yellow bat (Y^v^).
192. seat 1 slap
193. seat 2 slap
194. seat 3 slap
195. seat 4 slap
196. seat 5 slap
197. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Cleo slaps first!
198. seat 3 claim 3.1
   Cleo shows their card 1: that is it!
   Cleo chases away coffin 1, yellow bat: 1 of 4!
   Cleo draws a yellow skull: card 1.
   The dice go to Elsa.
199. seat 5 roll
   Elsa rolls: purple skull (P☠).
200. seat 1 slap
201. seat 2 slap
202. seat 3 pass
203. seat 4 pass
204. seat 5 pass
205. seat 6 slap
   Hands on the garlic: Ada, Bruno and Finn.
   Bruno slaps first!
206. seat 2 claim 2.4
   Bruno shows their card 4: that is it!
   Bruno's vampire 4 lies down in its coffin.
   The dice go to Dev.
207. seat 4 roll
   Dev rolls: purple bat (P^v^).
208. seat 1 pass
209. seat 2 slap
210. seat 3 slap
211. seat 4 slap
212. seat 5 slap
213. seat 6 slap
   Hands on the garlic: Bruno, Cleo, Dev, Elsa and Finn.
   Dev slaps first!
214. seat 4 claim 4.1
   Dev shows their card 1: that is it!
   Dev chases away coffin 1, purple bat: 1 of 4!
   Dev draws a yellow bat: card 1.
   The dice go to Cleo.
215. seat 3 roll
   Cleo rolls: moonlight (!☾).
216. seat 1 slap
217. seat 2 slap
218. seat 3 pass
219. seat 4 slap
220. seat 5 slap
221. seat 6 slap
   Hands on the garlic: Ada, Bruno, Dev, Elsa and Finn.
   Ada slaps first!
222. seat 1 pick 2.4
   Ada points at Bruno's card 4.
223. seat 1 pick 3.2
   Ada points at Cleo's card 2.
224. seat 1 swap
   Ada swaps Bruno's card 4 and Cleo's card 2.
   The dice go to Bruno.
225. seat 2 roll
   Bruno rolls: moonlight (!☾).
226. seat 1 slap
227. seat 2 slap
228. seat 3 pass
229. seat 4 slap
230. seat 5 slap
231. seat 6 slap
   Hands on the garlic: Ada, Bruno, Dev, Elsa and Finn.
   Ada slaps first!
232. seat 1 pick 2.4
   Ada points at Bruno's card 4.
233. seat 1 pick 3.2
   Ada points at Cleo's card 2.
234. seat 1 swap
   Ada swaps Bruno's card 4 and Cleo's card 2.
   The dice go to Ada.
235. seat 1 roll
   Ada rolls: purple skull (P☠).
236. seat 1 slap
237. seat 2 slap
238. seat 3 slap
239. seat 4 slap
240. seat 5 slap
241. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Ada slaps first!
242. seat 1 claim 1.1
   Ada shows their card 1: that is it!
   Ada's vampire 1 lies down in its coffin.
   The dice go to Finn.
243. seat 6 roll
   Finn rolls: purple skull (P☠).
244. seat 1 slap
245. seat 2 slap
246. seat 3 slap
247. seat 4 slap
248. seat 5 slap
249. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Bruno slaps first!
250. seat 2 claim 2.4
   Bruno shows their card 4: that is it!
   Bruno chases away coffin 4, purple skull: 2 of 4!
   Bruno draws a yellow skull: card 4.
   The dice go to Elsa.
251. seat 5 roll
   Elsa rolls: wingbeat (!^v^).
252. seat 1 slap
253. seat 2 slap
254. seat 3 slap
255. seat 4 slap
256. seat 5 slap
257. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Elsa slaps first!
258. seat 5 close 5.1
   Elsa's vampire 1 lies down in its coffin.
   The dice go to Dev.
259. seat 4 roll
   Dev rolls: yellow skull (Y☠).
260. seat 1 slap
261. seat 2 slap
262. seat 3 slap
263. seat 4 slap
264. seat 5 slap
265. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Finn slaps first!
266. seat 6 claim 6.4
   Finn shows their card 4: yellow moon, not the one.
   Finn draws a purple moon as a penalty: card 7.
   The dice go to Cleo.
267. seat 3 roll
   Cleo rolls: yellow or purple skull (Y☠ P☠).
268. seat 1 slap
269. seat 2 slap
270. seat 3 slap
271. seat 4 slap
272. seat 5 slap
273. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Dev slaps first!
274. seat 4 claim 1.1
   Dev shows Ada's card 1: that is it!
   Ada's coffin 1 is opened: purple skull.
   The dice go to Bruno.
275. seat 2 roll
   Bruno rolls: yellow moon (Y☾).
276. seat 1 pass
277. seat 2 pass
278. seat 3 pass
279. seat 4 pass
280. seat 5 pass
281. seat 6 pass
   Nobody slaps.
   The dice go to Ada.
282. seat 1 roll
   Ada rolls: yellow moon (Y☾).
283. seat 1 pass
284. seat 2 pass
285. seat 3 pass
286. seat 4 pass
287. seat 5 pass
288. seat 6 pass
   Nobody slaps.
   The dice go to Finn.
289. seat 6 roll
   Finn rolls: wingbeat (!^v^).
290. seat 1 slap
291. seat 2 slap
292. seat 3 slap
293. seat 4 slap
294. seat 5 slap
295. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Elsa slaps first!
296. seat 5 chase 5.1
   Elsa chases away coffin 1, yellow bat: 1 of 4!
   Elsa draws a yellow skull: card 1.
   The dice go to Elsa.
297. seat 5 roll
   Elsa rolls: yellow moon (Y☾).
298. seat 1 pass
299. seat 2 pass
300. seat 3 pass
301. seat 4 pass
302. seat 5 pass
303. seat 6 pass
   Nobody slaps.
   The dice go to Dev.
304. seat 4 roll
   Dev rolls: wingbeat (!^v^).
305. seat 1 slap
306. seat 2 slap
307. seat 3 slap
308. seat 4 slap
309. seat 5 slap
310. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Ada slaps first!
311. seat 1 close 1.1
   Ada's vampire 1 lies down in its coffin.
   The dice go to Cleo.
312. seat 3 roll
   Cleo rolls: yellow or purple moon (Y☾ P☾).
313. seat 1 slap
314. seat 2 slap
315. seat 3 slap
316. seat 4 slap
317. seat 5 slap
318. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Bruno slaps first!
319. seat 2 claim 3.2
   Bruno shows Cleo's card 2: that is it!
   Cleo's coffin 2 is opened: purple moon.
   The dice go to Bruno.
320. seat 2 roll
   Bruno rolls: moonlight (!☾).
Roll 41 · ✓ has decided · pile: 10 cards
The dice: moonlight (!☾)

          cards                               chased
  Ada     1 ▒▒▒    2 P☠     3 P☠     4 Y☠     1/4 Y☾
  Bruno   1 P^v^   2 P^v^   3 Y^v^   4 Y☠     2/4 P☠ P☠
  Cleo    1 Y☠     2 P☾     3 ▒▒▒    4 P^v^   1/4 Y^v^
  Dev     1 Y^v^   2 P☾     3 P☾     4 Y^v^   1/4 P^v^
  Elsa    1 Y☠     2 Y☠     3 Y^v^   4 P☾     1/4 Y^v^
  Finn    1 Y^v^   2 Y☾     3 Y^v^   4 Y☾     0/4
          5 P☠     6 Y☾     7 P☾
Y yellow, P purple · ☾ moon, ^v^ bat, ☠ skull
321. seat 1 pass
322. seat 2 slap
323. seat 3 pass
324. seat 4 slap
325. seat 5 slap
326. seat 6 slap
   Hands on the garlic: Bruno, Dev, Elsa and Finn.
   Bruno slaps first!
327. seat 2 pick 1.1
   Bruno points at Ada's card 1.
328. seat 2 pick 3.3
   Bruno points at Cleo's card 3.
329. seat 2 swap
   Bruno swaps Ada's card 1 and Cleo's card 3.
   The dice go to Ada.
330. seat 1 roll
   Ada rolls: yellow bat (Y^v^).
331. seat 1 pass
332. seat 2 slap
333. seat 3 pass
334. seat 4 slap
335. seat 5 slap
336. seat 6 slap
   Hands on the garlic: Bruno, Dev, Elsa and Finn.
   Finn slaps first!
337. seat 6 claim 6.2
   Finn shows their card 2: yellow moon, not the one.
   Finn draws a yellow moon as a penalty: card 8.
   The dice go to Finn.
338. seat 6 roll
   Finn rolls: purple skull (P☠).
339. seat 1 slap
340. seat 2 slap
341. seat 3 slap
342. seat 4 slap
343. seat 5 slap
344. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Bruno slaps first!
345. seat 2 claim 3.3
   Bruno shows Cleo's card 3: that is it!
   Cleo's coffin 3 is opened: purple skull.
   The dice go to Elsa.
346. seat 5 roll
   Elsa rolls: yellow skull (Y☠).
347. seat 1 slap
348. seat 2 slap
349. seat 3 slap
350. seat 4 pass
351. seat 5 slap
352. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Elsa and Finn.
   Cleo slaps first!
353. seat 3 claim 3.1
   Cleo shows their card 1: that is it!
   Cleo's vampire 1 lies down in its coffin.
   The dice go to Dev.
354. seat 4 roll
   Dev rolls: yellow skull (Y☠).
355. seat 1 slap
356. seat 2 slap
357. seat 3 pass
358. seat 4 slap
359. seat 5 slap
360. seat 6 slap
   Hands on the garlic: Ada, Bruno, Dev, Elsa and Finn.
   Bruno slaps first!
Roll 45 · Bruno decides · pile: 9 cards
The dice: yellow skull (Y☠)

          cards                               chased
  Ada     1 ▒▒▒    2 P☠     3 P☠     4 Y☠     1/4 Y☾
  Bruno   1 P^v^   2 P^v^   3 Y^v^   4 Y☠     2/4 P☠ P☠
  Cleo    1 ▒▒▒    2 P☾     3 P☠     4 P^v^   1/4 Y^v^
  Dev     1 Y^v^   2 P☾     3 P☾     4 Y^v^   1/4 P^v^
  Elsa    1 Y☠     2 Y☠     3 Y^v^   4 P☾     1/4 Y^v^
  Finn    1 Y^v^   2 Y☾     3 Y^v^   4 Y☾     0/4
          5 P☠     6 Y☾     7 P☾     8 Y☾
Y yellow, P purple · ☾ moon, ^v^ bat, ☠ skull
361. seat 2 claim 2.4
   Bruno shows their card 4: that is it!
   Bruno's vampire 4 lies down in its coffin.
   The dice go to Cleo.
362. seat 3 roll
   Cleo rolls: yellow bat (Y^v^).
363. seat 1 pass
364. seat 2 slap
365. seat 3 pass
366. seat 4 slap
367. seat 5 slap
368. seat 6 slap
   Hands on the garlic: Bruno, Dev, Elsa and Finn.
   Elsa slaps first!
369. seat 5 claim 5.3
   Elsa shows their card 3: that is it!
   Elsa's vampire 3 lies down in its coffin.
   The dice go to Bruno.
370. seat 2 roll
   Bruno rolls: yellow bat (Y^v^).
371. seat 1 slap
372. seat 2 slap
373. seat 3 slap
374. seat 4 slap
375. seat 5 slap
376. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Elsa slaps first!
377. seat 5 claim 5.3
   Elsa shows their card 3: that is it!
   Elsa chases away coffin 3, yellow bat: 2 of 4!
   Elsa draws a purple bat: card 3.
   The dice go to Ada.
378. seat 1 roll
   Ada rolls: purple moon (P☾).
379. seat 1 pass
380. seat 2 pass
381. seat 3 slap
382. seat 4 slap
383. seat 5 slap
384. seat 6 pass
   Hands on the garlic: Cleo, Dev and Elsa.
   Cleo slaps first!
385. seat 3 claim 3.2
   Cleo shows their card 2: that is it!
   Cleo's vampire 2 lies down in its coffin.
   The dice go to Finn.
386. seat 6 roll
   Finn rolls: yellow moon (Y☾).
387. seat 1 pass
388. seat 2 pass
389. seat 3 pass
390. seat 4 pass
391. seat 5 pass
392. seat 6 slap
   Hands on the garlic: Finn.
   Finn slaps first!
393. seat 6 claim 1.1
   Finn shows Ada's card 1: yellow skull, not the one; it closes again.
   Finn draws a purple skull as a penalty: card 9.
   The dice go to Elsa.
394. seat 5 roll
   Elsa rolls: danger, hands off (!☠).
395. seat 1 pass
396. seat 2 pass
397. seat 3 pass
398. seat 4 pass
399. seat 5 pass
400. seat 6 pass
   Nobody slaps.
   The dice go to Dev.
Roll 50 · roll by Dev · pile: 7 cards
Last roll: danger, hands off (!☠)

          cards                               chased
  Ada     1 ▒▒▒    2 P☠     3 P☠     4 Y☠     1/4 Y☾
  Bruno   1 P^v^   2 P^v^   3 Y^v^   4 ▒▒▒    2/4 P☠ P☠
  Cleo    1 ▒▒▒    2 ▒▒▒    3 P☠     4 P^v^   1/4 Y^v^
  Dev     1 Y^v^   2 P☾     3 P☾     4 Y^v^   1/4 P^v^
  Elsa    1 Y☠     2 Y☠     3 P^v^   4 P☾     2/4 Y^v^ Y^v^
  Finn    1 Y^v^   2 Y☾     3 Y^v^   4 Y☾     0/4
          5 P☠     6 Y☾     7 P☾     8 Y☾
          9 P☠
Y yellow, P purple · ☾ moon, ^v^ bat, ☠ skull
401. seat 4 roll
   Dev rolls: yellow or purple bat (Y^v^ P^v^).
402. seat 1 pass
403. seat 2 slap
404. seat 3 slap
405. seat 4 slap
406. seat 5 slap
407. seat 6 slap
   Hands on the garlic: Bruno, Cleo, Dev, Elsa and Finn.
   Cleo slaps first!
408. seat 3 claim 3.4
   Cleo shows their card 4: that is it!
   Cleo's vampire 4 lies down in its coffin.
   The dice go to Cleo.
409. seat 3 roll
   Cleo rolls: purple moon (P☾).
410. seat 1 slap
411. seat 2 slap
412. seat 3 slap
413. seat 4 slap
414. seat 5 slap
415. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Bruno slaps first!
416. seat 2 claim 3.2
   Bruno shows Cleo's card 2: that is it!
   Cleo's coffin 2 is opened: purple moon.
   The dice go to Bruno.
417. seat 2 roll
   Bruno rolls: yellow moon (Y☾).
418. seat 1 pass
419. seat 2 pass
420. seat 3 pass
421. seat 4 pass
422. seat 5 pass
423. seat 6 pass
   Nobody slaps.
   The dice go to Ada.
424. seat 1 roll
   Ada rolls: yellow skull (Y☠).
425. seat 1 slap
426. seat 2 slap
427. seat 3 slap
428. seat 4 slap
429. seat 5 slap
430. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Elsa slaps first!
431. seat 5 claim 5.1
   Elsa shows their card 1: that is it!
   Elsa's vampire 1 lies down in its coffin.
   The dice go to Finn.
432. seat 6 roll
   Finn rolls: yellow skull (Y☠).
433. seat 1 slap
434. seat 2 slap
435. seat 3 slap
436. seat 4 slap
437. seat 5 slap
438. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Elsa slaps first!
439. seat 5 claim 5.1
   Elsa shows their card 1: that is it!
   Elsa chases away coffin 1, yellow skull: 3 of 4!
   Elsa draws a yellow moon: card 1.
   The dice go to Elsa.
440. seat 5 roll
   Elsa rolls: wingbeat (!^v^).
Roll 56 · ✓ has decided · pile: 6 cards
The dice: wingbeat (!^v^)

          cards                               chased
  Ada     1 ▒▒▒    2 P☠     3 P☠     4 Y☠     1/4 Y☾
  Bruno   1 P^v^   2 P^v^   3 Y^v^   4 ▒▒▒    2/4 P☠ P☠
  Cleo    1 ▒▒▒    2 P☾     3 P☠     4 ▒▒▒    1/4 Y^v^
  Dev     1 Y^v^   2 P☾     3 P☾     4 Y^v^   1/4 P^v^
  Elsa    1 Y☾     2 Y☠     3 P^v^   4 P☾     3/4 Y^v^ Y^v^ Y☠
  Finn    1 Y^v^   2 Y☾     3 Y^v^   4 Y☾     0/4
          5 P☠     6 Y☾     7 P☾     8 Y☾
          9 P☠
Y yellow, P purple · ☾ moon, ^v^ bat, ☠ skull
441. seat 1 slap
442. seat 2 slap
443. seat 3 slap
444. seat 4 slap
445. seat 5 slap
446. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Finn slaps first!
447. seat 6 close 6.9
   Finn's vampire 9 lies down in its coffin.
   The dice go to Dev.
448. seat 4 roll
   Dev rolls: purple moon (P☾).
449. seat 1 pass
450. seat 2 pass
451. seat 3 slap
452. seat 4 slap
453. seat 5 slap
454. seat 6 slap
   Hands on the garlic: Cleo, Dev, Elsa and Finn.
   Elsa slaps first!
455. seat 5 claim 5.4
   Elsa shows their card 4: that is it!
   Elsa's vampire 4 lies down in its coffin.
   The dice go to Cleo.
456. seat 3 roll
   Cleo rolls: purple skull (P☠).
457. seat 1 slap
458. seat 2 slap
459. seat 3 slap
460. seat 4 slap
461. seat 5 slap
462. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Ada slaps first!
463. seat 1 claim 1.2
   Ada shows their card 2: that is it!
   Ada's vampire 2 lies down in its coffin.
   The dice go to Bruno.
464. seat 2 roll
   Bruno rolls: purple skull (P☠).
465. seat 1 slap
466. seat 2 slap
467. seat 3 slap
468. seat 4 slap
469. seat 5 slap
470. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Ada slaps first!
471. seat 1 claim 1.2
   Ada shows their card 2: that is it!
   Ada chases away coffin 2, purple skull: 2 of 4!
   Ada draws a purple moon: card 2.
   The dice go to Ada.
472. seat 1 roll
   Ada rolls: purple skull (P☠).
473. seat 1 slap
474. seat 2 slap
475. seat 3 slap
476. seat 4 slap
477. seat 5 pass
478. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo and Dev.
   Ada slaps first!
479. seat 1 claim 1.3
   Ada shows their card 3: that is it!
   Ada's vampire 3 lies down in its coffin.
   The dice go to Finn.
480. seat 6 roll
   Finn rolls: yellow bat (Y^v^).
Roll 61 · ✓ has decided · pile: 5 cards
The dice: yellow bat (Y^v^)

          cards                               chased
  Ada     1 ▒▒▒    2 P☾     3 ▒▒▒    4 Y☠     2/4 Y☾ P☠
  Bruno   1 P^v^   2 P^v^   3 Y^v^   4 ▒▒▒    2/4 P☠ P☠
  Cleo    1 ▒▒▒    2 P☾     3 P☠     4 ▒▒▒    1/4 Y^v^
  Dev     1 Y^v^   2 P☾     3 P☾     4 Y^v^   1/4 P^v^
  Elsa    1 Y☾     2 Y☠     3 P^v^   4 ▒▒▒    3/4 Y^v^ Y^v^ Y☠
  Finn    1 Y^v^   2 Y☾     3 Y^v^   4 Y☾     0/4
          5 P☠     6 Y☾     7 P☾     8 Y☾
          9 ▒▒▒
Y yellow, P purple · ☾ moon, ^v^ bat, ☠ skull
481. seat 1 pass
482. seat 2 slap
483. seat 3 pass
484. seat 4 slap
485. seat 5 pass
486. seat 6 slap
   Hands on the garlic: Bruno, Dev and Finn.
   Bruno slaps first!
487. seat 2 claim 2.3
   Bruno shows their card 3: that is it!
   Bruno's vampire 3 lies down in its coffin.
   The dice go to Elsa.
488. seat 5 roll
   Elsa rolls: wingbeat (!^v^).
489. seat 1 slap
490. seat 2 slap
491. seat 3 slap
492. seat 4 slap
493. seat 5 slap
494. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Ada slaps first!
495. seat 1 chase 1.1
   Ada chases away coffin 1, yellow skull: 3 of 4!
   Ada draws a yellow moon: card 1.
   The dice go to Dev.
496. seat 4 roll
   Dev rolls: yellow moon (Y☾).
497. seat 1 slap
498. seat 2 pass
499. seat 3 pass
500. seat 4 pass
501. seat 5 slap
502. seat 6 slap
   Hands on the garlic: Ada, Elsa and Finn.
   Elsa slaps first!
503. seat 5 claim 5.1
   Elsa shows their card 1: that is it!
   Elsa's vampire 1 lies down in its coffin.
   The dice go to Cleo.
504. seat 3 roll
   Cleo rolls: yellow or purple moon (Y☾ P☾).
505. seat 1 slap
506. seat 2 slap
507. seat 3 slap
508. seat 4 slap
509. seat 5 slap
510. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Cleo slaps first!
511. seat 3 claim 3.2
   Cleo shows their card 2: that is it!
   Cleo's vampire 2 lies down in its coffin.
   The dice go to Bruno.
512. seat 2 roll
   Bruno rolls: danger, hands off (!☠).
513. seat 1 pass
514. seat 2 pass
515. seat 3 pass
516. seat 4 pass
517. seat 5 pass
518. seat 6 pass
   Nobody slaps.
   The dice go to Ada.
519. seat 1 roll
   Ada rolls: danger, hands off (!☠).
520. seat 1 pass
521. seat 2 pass
522. seat 3 slap
523. seat 4 pass
524. seat 5 pass
525. seat 6 pass
   Hands on the garlic: Cleo.
   Cleo should not have: under the skull, hands off!
526. seat 3 suffer 3.1
   Penalty: Cleo's coffin 1 is opened: yellow skull.
   The dice go to Finn.
527. seat 6 roll
   Finn rolls: yellow skull (Y☠).
528. seat 1 slap
529. seat 2 slap
530. seat 3 slap
531. seat 4 slap
532. seat 5 slap
533. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Elsa slaps first!
534. seat 5 claim 5.2
   Elsa shows their card 2: that is it!
   Elsa's vampire 2 lies down in its coffin.
   The dice go to Elsa.
535. seat 5 roll
   Elsa rolls: yellow skull (Y☠).
536. seat 1 slap
537. seat 2 slap
538. seat 3 slap
539. seat 4 slap
540. seat 5 slap
541. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Ada slaps first!
542. seat 1 claim 1.4
   Ada shows their card 4: that is it!
   Ada's vampire 4 lies down in its coffin.
   The dice go to Dev.
543. seat 4 roll
   Dev rolls: yellow moon (Y☾).
544. seat 1 slap
545. seat 2 pass
546. seat 3 slap
547. seat 4 slap
548. seat 5 slap
549. seat 6 pass
   Hands on the garlic: Ada, Cleo, Dev and Elsa.
   Dev slaps first!
550. seat 4 claim 5.1
   Dev shows Elsa's card 1: that is it!
   Elsa's coffin 1 is opened: yellow moon.
   The dice go to Cleo.
551. seat 3 roll
   Cleo rolls: yellow moon (Y☾).
552. seat 1 slap
553. seat 2 pass
554. seat 3 pass
555. seat 4 pass
556. seat 5 slap
557. seat 6 slap
   Hands on the garlic: Ada, Elsa and Finn.
   Finn slaps first!
558. seat 6 claim 1.3
   Finn shows Ada's card 3: purple skull, not the one; it closes again.
   Penalty: Finn's coffin 9 is opened: purple skull.
   The dice go to Bruno.
559. seat 2 roll
   Bruno rolls: purple skull (P☠).
560. seat 1 slap
561. seat 2 slap
562. seat 3 slap
563. seat 4 slap
564. seat 5 slap
565. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Bruno slaps first!
566. seat 2 claim 1.3
   Bruno shows Ada's card 3: that is it!
   Ada's coffin 3 is opened: purple skull.
   The dice go to Ada.
567. seat 1 roll
   Ada rolls: danger, hands off (!☠).
568. seat 1 pass
569. seat 2 pass
570. seat 3 pass
571. seat 4 pass
572. seat 5 pass
573. seat 6 slap
   Hands on the garlic: Finn.
   Finn should not have: under the skull, hands off!
   Finn draws a yellow skull as a penalty: card 10.
   The dice go to Finn.
574. seat 6 roll
   Finn rolls: yellow bat (Y^v^).
575. seat 1 slap
576. seat 2 slap
577. seat 3 slap
578. seat 4 slap
579. seat 5 slap
580. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Finn slaps first!
581. seat 6 claim 6.3
   Finn shows their card 3: that is it!
   Finn's vampire 3 lies down in its coffin.
   The dice go to Elsa.
582. seat 5 roll
   Elsa rolls: purple bat (P^v^).
583. seat 1 slap
584. seat 2 slap
585. seat 3 slap
586. seat 4 slap
587. seat 5 slap
588. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Bruno slaps first!
589. seat 2 claim 2.1
   Bruno shows their card 1: that is it!
   Bruno's vampire 1 lies down in its coffin.
   The dice go to Dev.
590. seat 4 roll
   Dev rolls: yellow moon (Y☾).
591. seat 1 slap
592. seat 2 pass
593. seat 3 pass
594. seat 4 pass
595. seat 5 slap
596. seat 6 slap
   Hands on the garlic: Ada, Elsa and Finn.
   Finn slaps first!
597. seat 6 claim 6.4
   Finn shows their card 4: that is it!
   Finn's vampire 4 lies down in its coffin.
   The dice go to Cleo.
598. seat 3 roll
   Cleo rolls: yellow or purple moon (Y☾ P☾).
599. seat 1 slap
600. seat 2 slap
601. seat 3 slap
602. seat 4 slap
603. seat 5 slap
604. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Bruno slaps first!
605. seat 2 claim 3.2
   Bruno shows Cleo's card 2: that is it!
   Cleo's coffin 2 is opened: purple moon.
   The dice go to Bruno.
606. seat 2 roll
   Bruno rolls: yellow moon (Y☾).
607. seat 1 slap
608. seat 2 slap
609. seat 3 slap
610. seat 4 slap
611. seat 5 slap
612. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Ada slaps first!
613. seat 1 claim 1.1
   Ada shows their card 1: that is it!
   Ada's vampire 1 lies down in its coffin.
   The dice go to Ada.
614. seat 1 roll
   Ada rolls: purple bat (P^v^).
615. seat 1 slap
616. seat 2 slap
617. seat 3 slap
618. seat 4 slap
619. seat 5 slap
620. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Bruno slaps first!
621. seat 2 claim 2.1
   Bruno shows their card 1: that is it!
   Bruno chases away coffin 1, purple bat: 3 of 4!
   Bruno draws a purple bat: card 1.
   The dice go to Finn.
622. seat 6 roll
   Finn rolls: moonlight (!☾).
623. seat 1 slap
624. seat 2 slap
625. seat 3 slap
626. seat 4 slap
627. seat 5 slap
628. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Finn slaps first!
629. seat 6 pick 6.3
   Finn points at their card 3.
630. seat 6 pick 5.4
   Finn points at Elsa's card 4.
631. seat 6 decline
   Finn leaves it at that.
   The dice go to Elsa.
632. seat 5 roll
   Elsa rolls: yellow skull (Y☠).
633. seat 1 slap
634. seat 2 slap
635. seat 3 slap
636. seat 4 slap
637. seat 5 slap
638. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Finn slaps first!
639. seat 6 claim 2.4
   Finn shows Bruno's card 4: that is it!
   Bruno's coffin 4 is opened: yellow skull.
   The dice go to Dev.
640. seat 4 roll
   Dev rolls: yellow moon (Y☾).
Roll 81 · ✓ has decided · pile: 2 cards
The dice: yellow moon (Y☾)

          cards                               chased
  Ada     1 ▒▒▒    2 P☾     3 P☠     4 ▒▒▒    3/4 Y☾ P☠ Y☠
  Bruno   1 P^v^   2 P^v^   3 ▒▒▒    4 Y☠     3/4 P☠ P☠ P^v^
  Cleo    1 Y☠     2 P☾     3 P☠     4 ▒▒▒    1/4 Y^v^
  Dev     1 Y^v^   2 P☾     3 P☾     4 Y^v^   1/4 P^v^
  Elsa    1 Y☾     2 ▒▒▒    3 P^v^   4 ▒▒▒    3/4 Y^v^ Y^v^ Y☠
  Finn    1 Y^v^   2 Y☾     3 ▒▒▒    4 ▒▒▒    0/4
          5 P☠     6 Y☾     7 P☾     8 Y☾
          9 P☠     10 Y☠
Y yellow, P purple · ☾ moon, ^v^ bat, ☠ skull
641. seat 1 slap
642. seat 2 slap
643. seat 3 slap
644. seat 4 slap
645. seat 5 slap
646. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Elsa slaps first!
647. seat 5 claim 5.1
   Elsa shows their card 1: that is it!
   Elsa's vampire 1 lies down in its coffin.
   The dice go to Cleo.
648. seat 3 roll
   Cleo rolls: yellow bat (Y^v^).
649. seat 1 slap
650. seat 2 slap
651. seat 3 slap
652. seat 4 slap
653. seat 5 slap
654. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Elsa slaps first!
655. seat 5 claim 2.3
   Elsa shows Bruno's card 3: that is it!
   Bruno's coffin 3 is opened: yellow bat.
   The dice go to Bruno.
656. seat 2 roll
   Bruno rolls: purple bat (P^v^).
657. seat 1 slap
658. seat 2 slap
659. seat 3 slap
660. seat 4 slap
661. seat 5 slap
662. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Finn slaps first!
663. seat 6 claim 5.1
   Finn shows Elsa's card 1: yellow moon, not the one; it closes again.
664. seat 6 suffer 6.3
   Penalty: Finn's coffin 3 is opened: yellow bat.
   The dice go to Ada.
665. seat 1 roll
   Ada rolls: yellow or purple bat (Y^v^ P^v^).
666. seat 1 slap
667. seat 2 slap
668. seat 3 slap
669. seat 4 slap
670. seat 5 slap
671. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Dev slaps first!
672. seat 4 claim 4.1
   Dev shows their card 1: that is it!
   Dev's vampire 1 lies down in its coffin.
   The dice go to Finn.
673. seat 6 roll
   Finn rolls: yellow or purple bat (Y^v^ P^v^).
674. seat 1 slap
675. seat 2 slap
676. seat 3 slap
677. seat 4 slap
678. seat 5 slap
679. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Dev slaps first!
680. seat 4 claim 4.1
   Dev shows their card 1: that is it!
   Dev chases away coffin 1, yellow bat: 2 of 4!
   Dev draws a purple bat: card 1.
   The dice go to Elsa.
Roll 85 · roll by Elsa · pile: 1 card
Last roll: yellow or purple bat (Y^v^ P^v^)

          cards                               chased
  Ada     1 ▒▒▒    2 P☾     3 P☠     4 ▒▒▒    3/4 Y☾ P☠ Y☠
  Bruno   1 P^v^   2 P^v^   3 Y^v^   4 Y☠     3/4 P☠ P☠ P^v^
  Cleo    1 Y☠     2 P☾     3 P☠     4 ▒▒▒    1/4 Y^v^
  Dev     1 P^v^   2 P☾     3 P☾     4 Y^v^   2/4 P^v^ Y^v^
  Elsa    1 ▒▒▒    2 ▒▒▒    3 P^v^   4 ▒▒▒    3/4 Y^v^ Y^v^ Y☠
  Finn    1 Y^v^   2 Y☾     3 Y^v^   4 ▒▒▒    0/4
          5 P☠     6 Y☾     7 P☾     8 Y☾
          9 P☠     10 Y☠
Y yellow, P purple · ☾ moon, ^v^ bat, ☠ skull
681. seat 5 roll
   Elsa rolls: yellow skull (Y☠).
682. seat 1 slap
683. seat 2 slap
684. seat 3 slap
685. seat 4 slap
686. seat 5 slap
687. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Elsa slaps first!
688. seat 5 claim 1.4
   Elsa shows Ada's card 4: that is it!
   Ada's coffin 4 is opened: yellow skull.
   The dice go to Dev.
689. seat 4 roll
   Dev rolls: purple bat (P^v^).
690. seat 1 slap
691. seat 2 slap
692. seat 3 slap
693. seat 4 slap
694. seat 5 slap
695. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Ada slaps first!
696. seat 1 claim 3.4
   Ada shows Cleo's card 4: that is it!
   Cleo's coffin 4 is opened: purple bat.
   The dice go to Cleo.
697. seat 3 roll
   Cleo rolls: purple skull (P☠).
698. seat 1 slap
699. seat 2 pass
700. seat 3 slap
701. seat 4 pass
702. seat 5 pass
703. seat 6 slap
   Hands on the garlic: Ada, Cleo and Finn.
   Cleo slaps first!
704. seat 3 claim 3.3
   Cleo shows their card 3: that is it!
   Cleo's vampire 3 lies down in its coffin.
   The dice go to Bruno.
705. seat 2 roll
   Bruno rolls: moonlight (!☾).
706. seat 1 slap
707. seat 2 slap
708. seat 3 slap
709. seat 4 slap
710. seat 5 slap
711. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Dev slaps first!
712. seat 4 pick 1.1
   Dev points at Ada's card 1.
713. seat 4 pick 5.1
   Dev points at Elsa's card 1.
714. seat 4 swap
   Dev swaps Ada's card 1 and Elsa's card 1.
   The dice go to Ada.
715. seat 1 roll
   Ada rolls: yellow moon (Y☾).
716. seat 1 slap
717. seat 2 slap
718. seat 3 slap
719. seat 4 slap
720. seat 5 slap
721. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Elsa slaps first!
722. seat 5 claim 1.1
   Elsa shows Ada's card 1: that is it!
   Ada's coffin 1 is opened: yellow moon.
   The dice go to Finn.
723. seat 6 roll
   Finn rolls: yellow or purple moon (Y☾ P☾).
724. seat 1 slap
725. seat 2 slap
726. seat 3 slap
727. seat 4 slap
728. seat 5 slap
729. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Cleo slaps first!
730. seat 3 claim 3.2
   Cleo shows their card 2: that is it!
   Cleo's vampire 2 lies down in its coffin.
   The dice go to Elsa.
731. seat 5 roll
   Elsa rolls: yellow moon (Y☾).
732. seat 1 slap
733. seat 2 slap
734. seat 3 slap
735. seat 4 slap
736. seat 5 slap
737. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Ada slaps first!
738. seat 1 claim 1.1
   Ada shows their card 1: that is it!
   Ada's vampire 1 lies down in its coffin.
   The dice go to Dev.
739. seat 4 roll
   Dev rolls: purple bat (P^v^).
740. seat 1 pass
741. seat 2 slap
742. seat 3 slap
743. seat 4 slap
744. seat 5 slap
745. seat 6 pass
   Hands on the garlic: Bruno, Cleo, Dev and Elsa.
   Elsa slaps first!
746. seat 5 claim 5.3
   Elsa shows their card 3: that is it!
   Elsa's vampire 3 lies down in its coffin.
   The dice go to Cleo.
747. seat 3 roll
   Cleo rolls: yellow bat (Y^v^).
748. seat 1 slap
749. seat 2 slap
750. seat 3 pass
751. seat 4 slap
752. seat 5 pass
753. seat 6 slap
   Hands on the garlic: Ada, Bruno, Dev and Finn.
   Dev slaps first!
754. seat 4 claim 4.4
   Dev shows their card 4: that is it!
   Dev's vampire 4 lies down in its coffin.
   The dice go to Bruno.
755. seat 2 roll
   Bruno rolls: yellow or purple skull (Y☠ P☠).
756. seat 1 slap
757. seat 2 slap
758. seat 3 slap
759. seat 4 slap
760. seat 5 slap
761. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Dev slaps first!
762. seat 4 claim 5.2
   Dev shows Elsa's card 2: that is it!
   Elsa's coffin 2 is opened: yellow skull.
   The dice go to Ada.
763. seat 1 roll
   Ada rolls: moonlight (!☾).
764. seat 1 slap
765. seat 2 slap
766. seat 3 slap
767. seat 4 slap
768. seat 5 slap
769. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Cleo slaps first!
770. seat 3 pick 1.1
   Cleo points at Ada's card 1.
771. seat 3 pick 5.1
   Cleo points at Elsa's card 1.
772. seat 3 swap
   Cleo swaps Ada's card 1 and Elsa's card 1.
   The dice go to Finn.
773. seat 6 roll
   Finn rolls: yellow or purple moon (Y☾ P☾).
774. seat 1 slap
775. seat 2 slap
776. seat 3 slap
777. seat 4 slap
778. seat 5 slap
779. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Dev slaps first!
780. seat 4 claim 4.2
   Dev shows their card 2: that is it!
   Dev's vampire 2 lies down in its coffin.
   The dice go to Elsa.
781. seat 5 roll
   Elsa rolls: yellow or purple moon (Y☾ P☾).
782. seat 1 slap
783. seat 2 slap
784. seat 3 slap
785. seat 4 slap
786. seat 5 slap
787. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Cleo slaps first!
788. seat 3 claim 3.2
   Cleo shows their card 2: that is it!
   Cleo chases away coffin 2, purple moon: 2 of 4!
   Cleo draws a purple moon: card 2.
   The dice go to Dev.
789. seat 4 roll
   Dev rolls: purple skull (P☠).
790. seat 1 slap
791. seat 2 slap
792. seat 3 slap
793. seat 4 slap
794. seat 5 slap
795. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Bruno slaps first!
796. seat 2 claim 3.3
   Bruno shows Cleo's card 3: that is it!
   Cleo's coffin 3 is opened: purple skull.
   The dice go to Cleo.
797. seat 3 roll
   Cleo rolls: purple skull (P☠).
798. seat 1 slap
799. seat 2 pass
800. seat 3 slap
801. seat 4 pass
802. seat 5 pass
803. seat 6 pass
   Hands on the garlic: Ada and Cleo.
   Ada slaps first!
804. seat 1 claim 1.3
   Ada shows their card 3: that is it!
   Ada's vampire 3 lies down in its coffin.
   The dice go to Bruno.
805. seat 2 roll
   Bruno rolls: yellow bat (Y^v^).
806. seat 1 slap
807. seat 2 slap
808. seat 3 pass
809. seat 4 slap
810. seat 5 slap
811. seat 6 slap
   Hands on the garlic: Ada, Bruno, Dev, Elsa and Finn.
   Ada slaps first!
812. seat 1 claim 5.3
   Ada shows Elsa's card 3: purple bat, not the one; it closes again.
813. seat 1 suffer 1.1
   Penalty: Ada's coffin 1 is opened: yellow moon.
   The dice go to Ada.
814. seat 1 roll
   Ada rolls: purple bat (P^v^).
815. seat 1 slap
816. seat 2 slap
817. seat 3 slap
818. seat 4 slap
819. seat 5 slap
820. seat 6 pass
   Hands on the garlic: Ada, Bruno, Cleo, Dev and Elsa.
   Ada slaps first!
821. seat 1 claim 5.3
   Ada shows Elsa's card 3: that is it!
   Elsa's coffin 3 is opened: purple bat.
   The dice go to Finn.
822. seat 6 roll
   Finn rolls: purple moon (P☾).
823. seat 1 slap
824. seat 2 slap
825. seat 3 slap
826. seat 4 slap
827. seat 5 slap
828. seat 6 slap
   Hands on the garlic: Ada, Bruno, Cleo, Dev, Elsa and Finn.
   Elsa slaps first!
829. seat 5 claim 5.4
   Elsa shows their card 4: that is it!
   Elsa chases away coffin 4, purple moon: 4 of 4!
   Elsa wins the game.
