# Toolchain file for the compiler that PyPI gives (ziglang) where there is no other. ZIG is its program.
list(APPEND CMAKE_TRY_COMPILE_PLATFORM_VARIABLES ZIG)

set(CMAKE_CXX_COMPILER "${ZIG}" c++)

# zig compiles for the CPU of the building machine unless told otherwise, and has names of its own for them.
if(CMAKE_HOST_SYSTEM_PROCESSOR STREQUAL "x86_64")
  set(CMAKE_CXX_FLAGS_INIT -mcpu=x86_64_v2)
else()
  set(CMAKE_CXX_FLAGS_INIT -mcpu=baseline)
endif()

# CMake wants programs of one word for the archive tools; its rules also take the two words "zig ar".
set(CMAKE_CXX_ARCHIVE_CREATE "\"${ZIG}\" ar qc <TARGET> <OBJECTS>")
set(CMAKE_CXX_ARCHIVE_FINISH "\"${ZIG}\" ranlib <TARGET>")
