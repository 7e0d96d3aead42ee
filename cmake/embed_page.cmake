# Writes OUT.cc and OUT.S, which hold every file of the built page PAGE and its compressed form.
file(MAKE_DIRECTORY ${OUT}.gz)
file(GLOB_RECURSE files RELATIVE ${PAGE} ${PAGE}/*)
list(SORT files)
set(types html text/html js text/javascript css text/css svg image/svg+xml woff2 font/woff2 png image/png webmanifest
          application/manifest+json txt text/plain json application/json)
set(asm ".section .rodata\n")
set(entries "")
set(symbols "")
set(n 0)
foreach(file IN LISTS files)
  string(REGEX REPLACE ".*\\." "" extension ${file})
  list(FIND types ${extension} at)
  if(at EQUAL -1)
    message(FATAL_ERROR "embed_page: no content type is known for ${file}")
  endif()
  math(EXPR at "${at} + 1")
  list(GET types ${at} type)
  if(type MATCHES "^text/")
    string(APPEND type "; charset=utf-8")
  endif()
  file(SHA256 ${PAGE}/${file} hash)
  string(SUBSTRING ${hash} 0 16 tag)
  string(APPEND asm ".global page_${n}, page_${n}_end\npage_${n}:\n.incbin \"${PAGE}/${file}\"\npage_${n}_end:\n")
  set(gzip "{}")
  string(APPEND symbols "extern const char page_${n}[], page_${n}_end[];\n")
  if(NOT extension STREQUAL "woff2" AND NOT extension STREQUAL "png")
    execute_process(COMMAND gzip -9 -n -c ${PAGE}/${file} OUTPUT_FILE ${OUT}.gz/${n} COMMAND_ERROR_IS_FATAL ANY)
    string(APPEND asm ".global gzip_${n}, gzip_${n}_end\ngzip_${n}:\n.incbin \"${OUT}.gz/${n}\"\ngzip_${n}_end:\n")
    string(APPEND symbols "extern const char gzip_${n}[], gzip_${n}_end[];\n")
    set(gzip "between(gzip_${n}, gzip_${n}_end)")
  endif()
  string(APPEND entries "      {\"/${file}\", \"${type}\", between(page_${n}, page_${n}_end), ${gzip}, \"${tag}\"},\n")
  math(EXPR n "${n} + 1")
endforeach()
string(APPEND asm ".section .note.GNU-stack,\"\",@progbits\n")
file(WRITE ${OUT}.S "${asm}")
file(WRITE ${OUT}.cc "// Made from the built page by cmake/embed_page.cmake.
#include \"cli/page.h\"

#include <array>

extern \"C\" {
${symbols}}

namespace hallali::cli {
namespace {

std::string_view between(const char* begin, const char* end) { return {begin, static_cast<std::size_t>(end - begin)}; }

}  // namespace

PageFiles page() {
  static const std::array<PageFile, ${n}> files{{
${entries}  }};
  return files;
}

}  // namespace hallali::cli
")
