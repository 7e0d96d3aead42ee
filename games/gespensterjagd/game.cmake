# The boards travel inside the binary.
file(GLOB boards CONFIGURE_DEPENDS ${CMAKE_CURRENT_LIST_DIR}/rules/boards/*.json)
set(embedded_boards ${HALLALI_GENERATED}/boards.cc)
add_custom_command(
  OUTPUT ${embedded_boards}
  COMMAND ${CMAKE_COMMAND} -DOUT=${embedded_boards} "-DBOARDS=${boards}" -P
          ${CMAKE_CURRENT_LIST_DIR}/rules/embed_boards.cmake
  DEPENDS ${boards} ${CMAKE_CURRENT_LIST_DIR}/rules/embed_boards.cmake
  VERBATIM)
target_sources(hallali_rules PRIVATE ${embedded_boards})
set_source_files_properties(${embedded_boards} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
