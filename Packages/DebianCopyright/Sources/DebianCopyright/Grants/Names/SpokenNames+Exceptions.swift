extension SpokenNames {
    /// Exceptions as people call them. Autoconf's has two general ids; the one for version 3 is
    /// chosen by the licence that it stands with.
    static let exceptions: [Row] = [
        exception(
            "Classpath-exception-2.0",
            "classpath exception, classpath linking exception, gnu classpath exception, classpath exceptions"
        ),
        exception(
            "Autoconf-exception-generic",
            "autoconf exception, configure exception, autoconf output exception"),
        exception("Libtool-exception", "libtool exception, gnu libtool exception"),
        exception("Bison-exception-2.2", "bison exception, bison parser exception"),
        exception("Texinfo-exception", "texinfo exception, texinfo.tex exception"),
        exception(
            "Font-exception-2.0",
            "font exception, font embedding exception, font exceptions, fonts exception"),
        exception(
            "GCC-exception-3.1",
            """
            gcc runtime library exception, gcc runtime exception, gcc rle, gnu runtime library exception,
            runtime library exception, gcc runtime library exceptions
            """),
        exception("LLVM-exception", "llvm exception, llvm exceptions"),
        exception("Linux-syscall-note", "linux syscall note, syscall note, linuxsyscallnote"),
        exception(
            "WxWindows-exception-3.1",
            """
            wxwindows exception, wxwindows library exception, wxwidgets exception,
            wxwidgets library exception, wxwindows linking exception, wxwidgets linking exception,
            wxwindows license exception, wxwindows library license exception
            """),
        exception("OCaml-LGPL-linking-exception", "ocaml linking exception"),
        exception("u-boot-exception-2.0", "uboot exception"),
        exception("Qt-LGPL-exception-1.1", "qt lgpl exception"),
        exception("Qt-GPL-exception-1.0", "qt gpl exception, kde free qt foundation exception"),
        exception("FLTK-exception", "fltk exception"),
        exception("Universal-FOSS-exception-1.0", "universal foss exception"),
        exception(
            nil,
            """
            openssl exception, ssl exception, openssl linking exception, linking exception,
            special exception, openssl license exception, openssl library exception, link exception,
            foss exception, foss license exception, floss exception, floss license exception,
            openssl exemption, static linking exception, automake exception, special exceptions,
            library exception, qt exception, linking exceptions
            """),
    ]
}
