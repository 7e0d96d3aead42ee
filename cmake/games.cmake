# The games: the lines of games/all.h, and whatever HALLALI_EXTRA_GAMES names. Sets `games` (folders, relative to the
# root) and writes games/list.h, which knows their names and none of their types.
set(HALLALI_EXTRA_GAMES "" CACHE STRING "Folders of further games, relative to the root; none in what ships")
set(list_of_games ${PROJECT_SOURCE_DIR}/games/all.h)
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${list_of_games})
file(STRINGS ${list_of_games} games REGEX "^HALLALI_GAME")
list(TRANSFORM games REPLACE "^HALLALI_GAME\\(([a-z_]+)\\)$" "games/\\1")
list(APPEND games ${HALLALI_EXTRA_GAMES})

set(HALLALI_GENERATED ${PROJECT_BINARY_DIR}/generated)
set(declarations "")
set(types "")
set(ids "")
set(folders "")
set(includes "")
foreach(folder ${games})
  if(NOT EXISTS ${PROJECT_SOURCE_DIR}/${folder}/rules/rules.h)
    message(FATAL_ERROR "${folder} is named as a game and has no rules/rules.h")
  endif()
  get_filename_component(game ${folder} NAME)
  string(REPLACE "_" "-" id ${game})
  string(APPEND declarations "namespace ${game} {\nstruct Game;\n}\n")
  string(APPEND includes "#include \"${folder}/bots/steady.h\"\n#include \"${folder}/rules/rules.h\"\n")
  list(APPEND types "${game}::Game")
  string(APPEND ids "template <>\ninline constexpr std::string_view kGameId<${game}::Game> = \"${id}\";\n")
  string(APPEND folders "template <>\ninline constexpr std::string_view kGameFolder<${game}::Game> = \"${folder}\";\n")
endforeach()
list(JOIN types ", " types)
configure_file(${PROJECT_SOURCE_DIR}/cmake/list.h.in ${HALLALI_GENERATED}/games/list.h @ONLY)
file(CONFIGURE OUTPUT ${HALLALI_GENERATED}/games/types.h CONTENT "// Made by cmake/games.cmake: the rules and bots of
// all games at once, for tests and benchmarks that go through them.
#pragma once

${includes}")

# What is compiled for every game is compiled in files of its own, made from a pattern: one more game is one more of
# them and makes none longer. A pattern says @folder@, @game@ (its namespace) and @id@. After the pattern may come the
# folders of the games that are wanted; else it is all of them.
function(hallali_for_each_game target pattern)
  set(wanted ${games})
  if(ARGN)
    set(wanted ${ARGN})
  endif()
  string(REGEX REPLACE "game([^/]*)\\.cc\\.in$" "" stem ${pattern})
  foreach(folder ${wanted})
    get_filename_component(game ${folder} NAME)
    string(REPLACE "_" "-" id ${game})
    set(made ${HALLALI_GENERATED}/${stem}${game}${CMAKE_MATCH_1}.cc)
    configure_file(${pattern} ${made} @ONLY)
    target_sources(${target} PRIVATE ${made})
    # Others call what is in here for every game, and see none of their types: never in one unit with those.
    if(NOT target STREQUAL "hallali_tests")
      set_source_files_properties(${made} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
    endif()
  endforeach()
endfunction()
