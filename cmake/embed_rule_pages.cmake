# Writes OUT, a C++ file that holds every rule page of PAGES (games/<game>/guide/rules.<language>.md) as a raw string
# under "<game>.<language>".
set(text "// Made from the guides of the games by cmake/embed_rule_pages.cmake.\n#include \"cli/rule_pages.h\"\n\n")
string(APPEND text "namespace hallali::cli {\n\nconst std::map<std::string_view, std::string_view>& rule_pages() {\n")
string(APPEND text "  static const std::map<std::string_view, std::string_view> pages{\n")
foreach(page IN LISTS PAGES)
  string(REGEX REPLACE ".*/([a-z_]+)/guide/rules\\.([a-z]+)\\.md$" "\\1.\\2" name ${page})
  string(REPLACE "_" "-" name ${name})
  file(READ ${page} content)
  string(APPEND text "      {\"${name}\", R\"page(${content})page\"},\n")
endforeach()
string(APPEND text "  };\n  return pages;\n}\n\n}  // namespace hallali::cli\n")
file(WRITE ${OUT} "${text}")
