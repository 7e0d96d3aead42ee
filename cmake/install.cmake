# cmake --install build/release --prefix DIR: the program, and beside it what people read, laid out as it is here so
# that links between them hold.
include(GNUInstallDirs)
install(TARGETS hallali)
install(FILES CHANGELOG.md CONTRIBUTING.md LICENSE README.md TYPE DOC)
install(DIRECTORY docs TYPE DOC)
install(FILES python/example_bot.py DESTINATION ${CMAKE_INSTALL_DOCDIR}/python)
foreach(folder ${games})
  install(DIRECTORY ${folder}/guide DESTINATION ${CMAKE_INSTALL_DOCDIR}/${folder})
endforeach()
