1. seat 1 go wood
2. seat 2 go wood
3. seat 3 go farm
4. seat 4 go farm
   Ada goes to the wood.
   Bruno goes to the wood.
   Cleo goes to the farm.
   Dev goes to the farm.
   Dev catches the fox at the farm: +4.
   Round 2. Dev is the fox.
5. seat 1 go wood
6. seat 2 go wood
7. seat 3 go brook
8. seat 4 go brook
   Ada goes to the wood.
   Bruno goes to the wood.
   Cleo goes to the brook.
   Dev goes to the brook.
   Cleo catches the fox at the brook: +2.
   Round 3. Ada is the fox.
9. seat 1 go wood
10. seat 2 go wood
11. seat 3 go wood
12. seat 4 go farm
   Ada goes to the wood.
   Bruno goes to the wood.
   Cleo goes to the wood.
   Dev goes to the farm.
   Bruno and Cleo catch the fox in the wood: +3 each.
   Round 4. Bruno is the fox.
13. seat 1 go farm
14. seat 2 go brook
15. seat 3 go farm
16. seat 4 go farm
   Ada goes to the farm.
   Bruno goes to the brook.
   Cleo goes to the farm.
   Dev goes to the farm.
   Bruno prowls in peace at the brook: +2.
   Round 5. Cleo is the fox.
17. seat 1 go wood
18. seat 2 go farm
19. seat 3 go wood
20. seat 4 go wood
   Ada goes to the wood.
   Bruno goes to the farm.
   Cleo goes to the wood.
   Dev goes to the wood.
   Ada and Dev catch the fox in the wood: +3 each.
   Round 6. Dev is the fox.
21. seat 1 go farm
22. seat 2 go farm
23. seat 3 go farm
24. seat 4 go brook
   Ada goes to the farm.
   Bruno goes to the farm.
   Cleo goes to the farm.
   Dev goes to the brook.
   Dev prowls in peace at the brook: +2.
   Round 7. Ada is the fox.
25. seat 1 go wood
26. seat 2 go farm
27. seat 3 go brook
28. seat 4 go brook
   Ada goes to the wood.
   Bruno goes to the farm.
   Cleo goes to the brook.
   Dev goes to the brook.
   Ada prowls in peace in the wood: +3.
   Round 8. Bruno is the fox.
29. seat 1 go farm
30. seat 2 go wood
31. seat 3 go farm
32. seat 4 go wood
   Ada goes to the farm.
   Bruno goes to the wood.
   Cleo goes to the farm.
   Dev goes to the wood.
   Dev catches the fox in the wood: +3.
   Dev wins the game.
