/// Small inputs to begin with: each shows something that copyright files, control files or
/// expressions hold.
public enum Seeds {
    /// By the names of the files that they may be written to.
    public static let all = [
        "expression": "(GPL-2.0-or-later WITH Classpath-exception-2.0 OR MIT) AND Zlib",
        "expression-refs": "DocumentRef-a:LicenseRef-b AND EPL-1.0+ OR ((ISC))",
        "status": status,
        "copyright": copyright,
        "copyright-old": oldCopyright,
        "prose": prose,
    ]

    /// What the parsers take for a sign: a dictionary for whoever makes inputs by chance.
    public static let words = [
        "Format:", "Files:", "License:", "Copyright:", "Comment:", "Package:", "Version:", "\n\n",
        "\n .\n ", "\r\n", "#", " and ", " or ", ", ", " with ", " exception", "/", "|", "+", ".0",
        "GPL-2+", "LGPL-2.1", "Expat", "BSD-3-clause", "public-domain", "Perl", "(", ")", " AND ",
        " OR ", " WITH ", "LicenseRef-", "DocumentRef-", "/usr/share/common-licenses/", "*", "?",
        "\u{FEFF}", "\0",
    ]

    private static let status = """
        Package: orrery
        Status: install ok installed
        Source: planets (1:2.0-1)
        Version: 1:2.0-1+b1
        Architecture: amd64
        Description: turns the planets
         by a handle.
         .
         The moon is sold apart.

        Package: handle
        Status: deinstall ok config-files
        """

    private static let copyright = """
        Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
        Upstream-Name: orrery
        Files-Excluded: moon/*

        Files: *
        Copyright: 1999-2004 Ada Turner <ada@example.org>
                   2011, Bo Wheel
        License: GPL-2+ or Expat, and BSD-3-clause

        Files: sun/*.c
         sun/*.h
        Copyright: none
        License: turner-terms
         You may turn it as often as you like.
         .
         You may not turn it back.

        License: GPL-2+
         See /usr/share/common-licenses/GPL-2.

        License: Expat with Turner exception
        """

    private static let oldCopyright = """
        Format-Specification: http://dep.debian.net/deps/dep5/\r
        \r
        Files: debian/*\r
        License: GPL-3.0+ | Perl / Artistic\r
        \tand/or other\r

        """

    private static let prose = """
        It was fetched from https://example.org/orrery

        Copyright (C) 1999 Ada Turner

        On Debian systems the text of the licence is in `/usr/share/common-
        licenses/LGPL-2.1'; see also /usr/share/common-licenses/GPL.
        """
}
