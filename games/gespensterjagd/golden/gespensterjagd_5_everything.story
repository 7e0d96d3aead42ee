1. seat 1 place 23
   Ada puts ① in 23 Grand staircase.
2. seat 2 place 13
   Bruno puts ② in 13 Portrait gallery.
3. seat 3 place 34
   Cleo puts ③ in 34 Guest room.
4. seat 4 place 1
   Dev puts ④ in 1 Entrance hall.
5. seat 5 place 42
   Max begins in 42 Kitchen, for all to see.
6. seat 1 frame owl
   Ada chooses the frame of owls: 4 rounds until Max appears.
7. seat 5 pause
   Max lays a card face down.
8. seat 5 lock 17
   Max locks the red door between 17 Governess's room and 18 Trunk attic.
9. seat 1 walk 1 41
   Ada takes ① from 23 to 41 Pantry.
10. seat 2 walk 2 10
   Bruno takes ② from 13 to 10 Chapel.
11. seat 3 walk 3 38
   Cleo takes ③ from 34 to 38 Cabinet of curiosities.
12. seat 4 walk 4 9
   Dev takes ④ from 1 to 9 Armoury.
13. seat 4 end
   An owl leaves the wood; 3 to go.
14. seat 5 move 43
   Max lays a card face down.
15. seat 1 walk 1 42
   Ada takes ① from 41 to 42 Kitchen.
16. seat 2 walk 2 22
   Bruno takes ② from 10 to 22 Great hall.
17. seat 3 walk 3 39
   Cleo takes ③ from 38 to 39 Dining room.
18. seat 4 walk 4 1
   Dev takes ④ from 9 to 1 Entrance hall.
19. seat 4 end
   An owl leaves the wood; 2 to go.
20. seat 5 move 44
   Max lays a card face down.
21. seat 1 walk 1 41
   Ada takes ① from 42 to 41 Pantry.
22. seat 2 walk 2 23
   Bruno takes ② from 22 to 23 Grand staircase.
23. seat 3 walk 3 47
   Cleo takes ③ from 39 to 47 Tack room.
24. seat 4 end
   Dev leaves ④ in 1 Entrance hall.
   An owl leaves the wood; 1 to go.
25. seat 5 move 21
   Max lays a card face down.
26. seat 1 walk 1 42
   Ada takes ① from 41 to 42 Kitchen.
27. seat 2 walk 2 22
   Bruno takes ② from 23 to 22 Great hall.
28. seat 3 walk 3 46
   Cleo takes ③ from 47 to 46 Stable.
29. seat 4 end
   Dev leaves ④ in 1 Entrance hall.
   An owl leaves the wood: the frame is full.
   Max shows himself in 21 Dungeon! His cards: 42 → pause → 43 → 44 → 21.
30. seat 1 frame cat
   Ada chooses the frame of cats: 4 rounds until Max appears.
31. seat 5 move 8
   Max lays a card face down.
32. seat 1 walk 1 43
   Ada takes ① from 42 to 43 Cold store.
33. seat 2 walk 2 10
   Bruno takes ② from 22 to 10 Chapel.
34. seat 3 walk 3 47
   Cleo takes ③ from 46 to 47 Tack room.
35. seat 4 trap 7
   Dev lays the trap in 7 Wine cellar.
36. seat 4 walk 4 9
   Dev takes ④ from 1 to 9 Armoury.
   A cat leaves the wood; 3 to go.
37. seat 5 move 7
   Max lays a card face down.
   The trap snaps: Max is in 7 Wine cellar!
38. seat 1 walk 1 45
   Ada takes ① from 43 to 45 Gaol.
39. seat 2 walk 2 8
   Bruno takes ② from 10 to 8 Crypt.
40. seat 3 walk 3 46
   Cleo takes ③ from 47 to 46 Stable.
Round 6 of 19 · Max: Elsa · Max appears in 3 rounds
                ┌─────┐                           ┌─────┬─────┬─────────┐
                │20   │                           │53   │52   ▫51       │
  ┌─────┐       │     │                           │     ╌     ├────╫────┤
  │5    ├─────┬─┴─╫─┬─┴───┬─────────┬───────┬─────┼─────┼──╫──┤50       │
  │     │17   │18   │19   │29       │30     │31   │32   │33   ╌         │
 ┌┴──╫──┤     ▪     ╌     ╌         ▫       ╌     ╌     ╌     ├────╫────┤
 │4     ├──╫──┼──╫──┼─────┼─────┬─≡─┴─┬──╫──┼──╫──┴─┬───┴──≡──┤49       │
 │      ╌16   │15   │14   │27   │26   │28   │35     │34       │         │
┌┴──╫───┤     ╌     ╌     │     ╌     ╌     │       ▫         ├────≡────┤
│3      ├─────┴─┬─≡─┴─────┼──▭──┼──╫──┼──≡──┼──≡──┬─┴───┬──≡──┤48       │
│       ╌12     │13       │24   │25   │23   │36   │37   │38   ╌         │
├───≡───┤       ▫         │     ▫     ╌     ╌     │     ▫     ├────≡────┤
│2      ├───────┴─┬───≡───┼─────┴──≡──┤     ├──≡──┴─┬───┴──╫──┤47       ├──────┐
│       ╌11       │10     │22         │     │40     │39       ╌         │54    │
├───≡───┤         │       │           │     ╌       │         ├────╫────┤      │
│1      ├────≡────┤       │           │     ├───────┼────≡────┤46       │      │
│       │9        │       │           │     │41     │42·      │③        │      │
│       ╌④        ╌       ╌           ╌     ╌       ╌         ╌         ╌      │
├───▭───┼────≡────┼───▭───┼───▭───┬───┴──≡──┴───┬───┴────▭────┼─────────┼──────┘
│6      │7M▲      │8      │21·    │44·          │43·          │45       │
│       ╌         ╌②      ╌       ╌             ╌             ▫①        │
└───────┴─────────┴───────┴───────┴─────────────┴─────────────┴─────────┘
In the wood: hedgehogs 6 · bats 5 · mice in the box · owls (frame full)
             ▸ cats 3 of 4
Max's cards: 21 · ▒ · ▒ ▲
Max has: 0 pauses · 1 x2 · chimney 42-53 · secret passage 1-54
Hunters: ① Ada 45 Gaol · ② Bruno 8 Crypt · ③ Cleo 46 Stable · ④ Dev 9 Armoury
41. seat 4 walk 4 7
   Dev takes ④ from 9 to 7 Wine cellar.
   Max shows himself in 7 Wine cellar! His cards: 21 → 8 → 7.
   Max is caught! Ada, Bruno, Cleo and Dev share the victory.
