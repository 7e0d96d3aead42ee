// The games, in the order of the shelf. A new game is a folder beside this file and one line here; nothing else in
// the tree knows its name (docs/add-a-game.md). cmake/games.cmake and web/games.plugin.ts read these lines; C++
// includes what the former makes of them, games/list.h.
HALLALI_GAME(chasse_en_folie)
HALLALI_GAME(auf_der_pirsch)
HALLALI_GAME(gespensterjagd)
HALLALI_GAME(shadow_hunters)
HALLALI_GAME(chasse_cercueils)
