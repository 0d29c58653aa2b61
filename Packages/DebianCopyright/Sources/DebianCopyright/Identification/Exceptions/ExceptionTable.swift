/// Debian's words for exceptions, in small letters and without the word "exception", and the ids of
/// the SPDX list. Those whose words are the id's own are not listed.
enum ExceptionTable {
    static let byKeywords: [(keywords: String, id: String)] = [
        ("bison", "Bison-exception-2.2"),
        ("bison-2.2", "Bison-exception-2.2"),
        ("bison-1.24", "Bison-exception-1.24"),
        ("autoconf-2.0", "Autoconf-exception-2.0"),
        ("autoconf-3.0", "Autoconf-exception-3.0"),
        ("autoconf-generic", "Autoconf-exception-generic"),
        ("autoconf-generic-3.0", "Autoconf-exception-generic-3.0"),
        ("autoconf-macro", "Autoconf-exception-macro"),
        ("font-2.0", "Font-exception-2.0"),
        ("font", "Font-exception-2.0"),
        ("classpath-2.0", "Classpath-exception-2.0"),
        ("classpath", "Classpath-exception-2.0"),
        ("gcc-3.1", "GCC-exception-3.1"),
        ("gcc-runtime-3.1", "GCC-exception-3.1"),
        ("gcc-runtime-library", "GCC-exception-3.1"),
        ("gcc-runtime-library-3.1", "GCC-exception-3.1"),
        ("linux-syscall-note", "Linux-syscall-note"),
        ("ocaml-linking", "OCaml-LGPL-linking-exception"),
        ("binary-library-like-packages", "PCRE2-exception"),
    ]

    /// What `autoconf` alone means depends on the licence it is an exception to.
    static let autoconf: [(license: String, id: String)] = [
        ("GPL-2.0-or-later", "Autoconf-exception-generic"),
        ("GPL-3.0-or-later", "Autoconf-exception-generic-3.0"),
    ]
}
