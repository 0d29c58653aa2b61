import Testing

@testable import DebianCopyright

@Suite struct BackReferencesTests {
    static let cases = [
        Case(
            "It is under the LGPL. In full: under the terms of the LGPL, version 2.1 or later.",
            "LGPL-2.1-or-later"),
        Case(
            "It is licensed under the GPL version 2. Being under the GPL, it is free.",
            "GPL-2.0-only"),
        Case(
            "It is under the LGPL version 2.1. The Debian packaging is under the LGPL.",
            "LGPL-2.1-only; LGPL-2.0-or-later"),
        Case(
            "It is under the LGPL version 2.1. The Debian packaging is under the LGPL, see above.",
            "LGPL-2.1-only"),
        Case("Its packaging is under the LGPL, see above.", "LGPL-2.0-or-later"),
        Case(
            """
            It is under the LGPL version 2.1 or later.

            The moon may be turned according to LGPL v2.1 as described above.

            The sun is under the GPL version 2 or any later version, as referenced above.
            """, "LGPL-2.1-or-later; GPL-2.0-or-later"),
        Case("The moon is licensed under the GPL version 2 as stated above.", "GPL-2.0-only"),
        Case("License: GPL-2 as stated above", "GPL-2.0-only"),
        Case(
            "It is under the GPL.\n\nThe moon is licensed under the GPL version 2 as stated above.",
            "GPL-2.0-only"),
        Case(
            """
            It is under the GPL version 2. The moon is under the GPL version 2 as published. Above all
            it turns.
            """, "GPL-2.0-only; GPL-2.0-only"),
        Case(
            "The Debian packaging is under the LGPL, see below. It is under the LGPL version 2.1.",
            "LGPL-2.1-only"),
        Case(
            """
            Partly under the GPL and partly under the MIT license. The GPL covers turn.c. This part may
            be turned under the GPL version 2.
            """, "GPL-2.0-only AND MIT"),
        Case(
            "It is dually licensed under the FDL and the GPL. It is under the FDL 1.2. It is under the GPL v2.",
            "GFDL-1.2-only OR GPL-2.0-only"),
        Case(
            """
            Subject to the MPL 1.1, or under either the GPL version 2 or the LGPL version 2.1. If you
            wish it to be used only under the terms of either the GPL or the LGPL, say so.
            """, "MPL-1.1 OR GPL-2.0-only OR LGPL-2.1-only"),
        Case(
            """
            It is subject to the MPL 1.1. Alternatively, it may be used under the terms of the LGPL. If
            you wish its use only under the terms of the LGPL, say so. If you say nothing, it is under either the MPL or the LGPL. \(notice)
            """, "MPL-1.1 OR LGPL-2.1-or-later"),
        Case(
            """
            Turn it under either the LGPL version 2.1 or the MPL version 1.1. If this notice stays, it
            may be used under either the MPL or the LGPL.

            The contents of this file are subject to the MPL version 1.1.
            """, "LGPL-2.1-only OR MPL-1.1"),
        Case(
            "Turn it under the LGPL 2.1 or the MPL 1.1.\n\n© 2001 N. N. It is under the MPL 1.1.",
            "LGPL-2.1-only OR MPL-1.1; MPL-1.1"),
        Case(
            "Under the GPL version 2. You may use it under either the BSD license or the GPL.",
            "GPL-2.0-only"),
        Case(
            "The manual is under the FDL 1.3: use it under the terms of the FDL, version 1.3 or later.",
            "GFDL-1.3-or-later"),
        Case(
            """
            The manual is under the FDL 1.3:

            Copyright 2001 N. N.

            Use it under the terms of the FDL, version 1.3 or later.
            """, "GFDL-1.3-or-later"),
        Case(
            "It is released under the MPL 1.1/LGPL 2.1 licenses:\n\nLGPL:\n\(notice)\n\nIt is under the MPL 1.1.",
            "MPL-1.1 OR LGPL-2.1-or-later"),
        Case(
            """
            License: LGPL-2.1+, or any later version approved by N. N.
            Use it under the LGPL, version 2.1 or version 3, or any later version accepted by N. N.
            """, "LGPL-2.1-only OR LGPL-3.0-only OR LicenseRef-deb-name-7d1f69cd2979de44ad8d2cad"),
        Case(
            "License: GPL-2\n\nTheir own words:\n\n Package: moon\n Version: 1\n License: GPL (>= 2)",
            "GPL-2.0-only"),
        Case(
            "License: GPL\n\n Package: moon\n License: GPL (>= 2)", "GPL-2.0-or-later"),
        Case(
            "License: GPL-2\n\n Package: moon\n License: MIT", "GPL-2.0-only; MIT"),
        Case(
            """
            License: GPL-2

             Package: moon
             Description: It turns.
              It has no ring.
              .
              It shines.
             License: GPL (>= 2)
            """, "GPL-2.0-only"),
        Case(
            "License: GPL-2\n\nPackage: moon\n.\nIts ring is under the GPL (>= 2).",
            "GPL-2.0-only; GPL-2.0-or-later"),
        Case(
            "License: GPL-2\n\n Package: moon\n\nIts ring turns.\n .\n License: GPL (>= 2)",
            "GPL-2.0-only; GPL-2.0-or-later"),
        Case(
            "The sun is under GPL-3+.\n\nThe Debian packaging is under the GPL version 3, see above.",
            "GPL-3.0-or-later"),
        Case(
            "The sun is under GPL-3+.\n\nThe Debian packaging is under the GPL version 2, see above.",
            "GPL-3.0-or-later; GPL-2.0-only"),
        Case(
            "Version: MPL 1.1/GPL 2.0\n\nIt is under either the MPL 1.1 or the GPL 2 or later.",
            "MPL-1.1 OR GPL-2.0-or-later"),
        Case(
            "License: MPL or GPL\n\nIt is under either the MPL 1.1 or the GPL 2.",
            "MPL-1.1 OR GPL-2.0-only"),
        Case("License: (LGPL-2.1)\n\n  \(notice)", "LGPL-2.1-or-later"),
        Case("Licence:\n\n  LGPL v2.1\n\n  \(notice)", "LGPL-2.1-or-later"),
        Case("It is licensed under the LGPL version 2.1. \(notice)", "LGPL-2.1-or-later"),
        Case(
            "It is under the LGPL version 2.1.\n\n  orrery\n  Copyright 2001 N. N.\n\n  \(notice)",
            "LGPL-2.1-or-later"),
    ]

    private static let notice = """
        You can redistribute it and/or modify it under the terms of the GNU Lesser General Public
        License; either version 2.1 of the License, or (at your option) any later version.
        """

    @Test(arguments: cases)
    func `a name without a version refers to the one that has it`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }

    static let others = [
        Case(
            "Copyright 2001 A. A.\nLicense: LGPL-2.1\n\nCopyright (C) 2001 N. N.\n\n\(notice)",
            "LGPL-2.1-only; LGPL-2.1-or-later"),
        Case(
            "License: LGPL-2.1\n\n  lib/turn.c\n\n\(notice)", "LGPL-2.1-only; LGPL-2.1-or-later"),
        Case("License: LGPL-2.1 only\n\n\(notice)", "LGPL-2.1-only; LGPL-2.1-or-later"),
        Case(
            "turn.c is © 2001 N. N., under the terms of the LGPL 2.1:\n\n  spin.c\n\n\(notice)",
            "LGPL-2.1-only; LGPL-2.1-or-later"),
        Case(
            "The orrery is licensed under the LGPL 2.1. The moon is licensed under LGPL-2.1+.",
            "LGPL-2.1-only; LGPL-2.1-or-later"),
    ]

    @Test(arguments: others)
    func `a name announces no notice of something else`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }

    static let own = [
        Case(
            "Copyright 2001 Ada T.\nLicense: GPL-2+\n\nmoon\n© 2002 Bob T.\nGPL applies.",
            "GPL-2.0-or-later; GPL-1.0-or-later"),
        Case(
            "(c) 2001 Ada T.\nLicense: GPLv2\n\n* moon\n  Author: Bob T.\n  License: GPL",
            "GPL-2.0-only; GPL-1.0-or-later"),
        Case(
            """
            The sun is copyright (C) 2001 Ada T. and under the GPL version 3.

            The moon is copyright (C) 2002 Bob T. and under the terms of the GPL.

            The stars are copyright (C) 2003 N. N. and under the GPL version 2.
            """, "GPL-3.0-only; GPL-1.0-or-later; GPL-2.0-only"),
    ]

    @Test(arguments: own)
    func `what has a holder of its own behind a version keeps a name without one`(
        _ example: Case
    ) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }

    static let apart = [
        Case(
            """
            sun.xsl is under the GPL version 2.

            lib/moon.c is copyright A. A. <a@example.org> under the GPL. The GPL is long.
            """, "GPL-2.0-only; GPL-1.0-or-later"),
        Case(
            "By N. N.\n\nFiles: sun/*\nLicense: GPL\n\nFiles: moon/*\nLicense: GPL-2+",
            "GPL-1.0-or-later; GPL-2.0-or-later"),
        Case(
            "Files: sun/*\nLicense: GPL\n\nFiles: moon/*\nLicense: GPL-2+\n\nIt is under the GPL 2.",
            "GPL-2.0-or-later; GPL-2.0-only"),
        Case(
            "Files: sun/*\nLicense: GPL\n See the GPL.\n\n It is under GPL-3+\n\nFiles: moon/*\nLicense: GPL-2",
            "GPL-3.0-or-later; GPL-2.0-only"),
        Case(
            """
            Copyright 2001 Ada T. Copyright 2002 Bob T.

            It is under the GPL version 2.

            License (lib/moon.c):

              Copyright 2002 Bob T.

              You may turn it under the terms of the GPL.
            """, "GPL-2.0-only; GPL-1.0-or-later"),
        Case(
            "Dual-licensed under the FDL and the GPL.\n\nlib/moon.c\n\nIt is under the GPL version 2.",
            "GFDL-1.1-or-later OR GPL-1.0-or-later; GPL-2.0-only"),
        Case(
            "Dual-licensed under the MIT license or the GPL. The file moon.c is under GPL-3+.",
            "MIT OR GPL-1.0-or-later; GPL-3.0-or-later"),
        Case(
            """
            Turn it as long as you oil it. Alternatively, it may be turned under the terms of the GPL.

            The moon is under the GPL version 2.
            """, "GPL-1.0-or-later; GPL-2.0-only"),
    ]

    @Test(arguments: apart)
    func `a name for some files takes no version that other files have`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }

    static let summaries = [
        Case(
            "Copyright 2001 N. N. Licensed under GPL-2+. Being under the GPL, it is free.",
            "GPL-2.0-or-later"),
        Case("It is licensed under GPL-2+. Copyright 2001 N. N. License: GPL", "GPL-2.0-or-later"),
        Case(
            "Copyright 2001 Ada T. License: GPL-2+\n\nAuthor: Ada T.\nLicense: GPL",
            "GPL-2.0-or-later"),
        Case(
            "© 2001 Ada T. License: GPL-2+. Link it with the sun (Copyright by Bob T.) under the GPL.",
            "GPL-2.0-or-later"),
        Case(
            """
            © 2001 Ada T. License: GPL-2+

            © 2002 Bob T. It is under the GPL. You can redistribute it under the GPL version 3.
            """, "GPL-2.0-or-later; GPL-3.0-only"),
    ]

    @Test(arguments: summaries)
    func `a summary without a version adds nothing`(_ example: Case) {
        #expect(GrantReader.stated(example.text) == example.stated)
    }

    @Test func `a GNU license without any version is marked`() {
        #expect(GrantReader.grants("It is under the GPL.").map(\.isUnversioned) == [true])
        #expect(GrantReader.grants("It is under the GPL v1.").map(\.isUnversioned) == [false])
    }
}
