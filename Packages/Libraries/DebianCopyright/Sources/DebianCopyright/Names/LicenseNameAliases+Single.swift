extension LicenseNameAliases {
    /// Licenses that have only one version.
    static let single: [Row] = [
        single(
            "MIT",
            """
            mit license, mit expat license, expat license, mit x11 license, mitx11 license,
            expat mit license, x11 mit license, mitlicensed, mit licensed, expatmit license,
            x11mit license, mit open source license, mit software license, mit public license,
            mit x license, mitx license, x mit license, mit x consortium license
            """,
            short: "mit, expat, mit expat, mit x11, expat mit, x11 mit, mitx11, mit x, mitx, x mit"
        ),
        single("MIT-0", "mit0, mit no attribution license, mit no attribution, mit 0"),
        single("X11", "x11 license, x license, x consortium license", short: "x11"),
        single(
            "ISC", "isc license, isc licensed, internet software consortium license",
            short: "isc"),
        single(
            "Zlib", "zlib license, zlib libpng license, zliblibpng license, zlib png license",
            short: "zlib, zlib libpng"),
        single("Libpng", "libpng license"),
        Row(
            meaning: .unlisted(file: "BSD-3-Clause"),
            names: """
                bsd license, bsd licensed, bsdlicensed, bsd style license, bsdstyle license,
                berkeley license, bsd type license, bsd copyright, bsd
                """),
        single(
            "BSD-2-Clause",
            """
            2clause bsd license, bsd 2clause license, bsd 2clause, 2clause bsd, bsd 2 clause,
            2 clause bsd license, 2 clause bsd, bsd 2 clause license, two clause bsd license,
            twoclause bsd license, twoclause bsd, two clause bsd, freebsd license, bsd2clause,
            simplified bsd license, simplified bsd, bsd2clause license, bsd license 2clause,
            bsd license 2 clause, bsd 2 clause simplified license, bsd2, bsd simplified license, 2clause bsdl,
            freebsd copyright, bsd twoclause license, 2term bsd license,
            original bsd 2clause, original bsd 2 clause, modified bsd 2clause, modified bsd 2 clause,
            new bsd 2clause, new bsd 2 clause, revised bsd 2clause, revised bsd 2 clause
            """),
        single(
            "BSD-3-Clause",
            """
            3clause bsd license, bsd 3clause license, bsd 3clause, 3clause bsd, bsd 3 clause,
            3 clause bsd license, 3 clause bsd, bsd 3 clause license, three clause bsd license,
            threeclause bsd license, threeclause bsd, three clause bsd, bsd3clause, new bsd license,
            new bsd, bsd new license, modified bsd license, modified bsd, revised bsd license,
            revised bsd, bsd3clause license, bsd license 3clause, bsd license 3 clause, bsd3,
            bsd 3 clause new license, new style bsd license, newstyle bsd license, bsd threeclause license,
            bsd three clause license, 3term bsd license, newbsd license, bsd new, bsd license revised,
            original bsd 3clause, original bsd 3 clause, simplified bsd 3clause, simplified bsd 3 clause
            """),
        single(
            "BSD-4-Clause",
            """
            4clause bsd license, bsd 4clause license, original bsd license, bsd4clause, 4clause bsd,
            4 clause bsd license, bsd 4 clause, four clause bsd license, old bsd license,
            original bsd, old style bsd license, fourclause bsd license,
            modified bsd 4clause, modified bsd 4 clause, original bsd 4clause, original bsd 4 clause
            """),
        single(
            "0BSD",
            """
            0bsd, zero clause bsd license, bsd zero clause license, zeroclause bsd license,
            zeroclause bsd, zero clause bsd, 0clause bsd license, bsd 0clause license, 0clause bsd,
            bsd 0clause, 0 clause bsd license, bsd 0 clause license, 0 clause bsd, bsd 0 clause
            """
        ),
        single("NGPL", "nethack general public license"),
        single("Vim", "vim license", short: "vim"),
        single("Ruby", "ruby license, rubys license", short: "ruby"),
        single(
            "WTFPL",
            """
            wtfpl, do what the fuck you want to public license, wtf public license,
            do what the f you want to public license, do what you want to public license
            """),
        single("Unlicense", "unlicense"),
        single("OpenSSL", "openssl license"),
        single("PostgreSQL", "postgresql license"),
        single("TCL", "tcl license, tcl tk license, tcltk license", short: "tcl, tcl tk"),
        single(
            "NCSA",
            """
            ncsa license, university of illinois ncsa open source license, ncsa open source license,
            university of illinois open source license, uiuc license, uiuc ncsa license,
            university of illinois ncsa, illinois open source license
            """),
        single("FTL", "freetype license, freetype project license"),
        single(
            "W3C",
            """
            w3c software notice and license, w3c license, w3c software license
            """),
        single(
            "SISSL",
            """
            sun industry standards source license 1.1, sun industry standards source license v1.1,
            sun industry standards source license version 1.1, sissl 1.1, sissl v1.1
            """),
        single("Nokia", "nokia open source license"),
        single("Naumen", "naumen public license"),
        single("IJG", "ijg license, independent jpeg group license"),
        single("Sleepycat", "sleepycat license"),
        single("curl", "curl license"),
        single("OGL-UK-3.0", "open government license v3.0"),
        single("Beerware", "beerware license, beer ware license"),
        single(
            "FSFAP",
            "fsf all permissive license, gnu all permissive license, all permissive license"),
        single("Info-ZIP", "infozip license, info zip license"),
        single("BlueOak-1.0.0", "blue oak model license, blueoak1.0.0"),
        single("Bitstream-Vera", "bitstream vera license"),
        single("NTP", "ntp license"),
        single("JSON", "json license"),
        single("Xnet", "x.net license"),
        single("UPL-1.0", "universal permissive license"),
        single("OML", "open market license"),
        single("HPND", "historical permission notice and disclaimer"),
        single("Intel", "intel open source license"),
        single("libtiff", "libtiff license"),
        single("NLOD-1.0", "norwegian license for open government data"),
        single("Net-SNMP", "netsnmp license"),
        single("Ubuntu-font-1.0", "ubuntu font license"),
        compound(
            "wxWindows", "LGPL-2.0-or-later", with: "WxWindows-exception-3.1",
            "wxwindows license, wxwindows library license, wxwidgets license, wxwidgets library license"
        ),
        compound("eCos", "GPL-2.0-or-later", with: "eCos-exception-2.0", "ecos license"),
        single("XFree86-1.1", "xfree86 license 1.1, xfree86 license version 1.1"),
    ]
}

extension LicenseNameAliases {
    /// Common names of exceptions. Autoconf's exception has two general ids; the license decides
    /// whether the one for version 3 is used.
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
