import Testing

@testable import DebianCopyright

@Suite struct ScopeReaderTests {
    static let cases: [(String, Scope)] = [
        ("This program is under the GPL version 2.", .work),
        ("All files are licensed under the GPL version 2.", .work),
        ("This file may be copied under the GPL version 2.", .work),
        (
            "The Debian packaging is copyright 2010 N. N. and is licensed under the GPL version 2.",
            .packaging
        ),
        (
            "The Debian packaging is:\n\n    Copyright 2010 N. N.\n\nand is licensed under the GPL version 2.",
            .packaging
        ),
        ("The files in debian/ are under the GPL version 2.", .packaging),
        ("The manual is under the GPL version 2.", .documentation),
        ("The documentation in some files is covered by the GPL version 2.", .documentation),
        ("The test suite and the tests are under the GPL version 2.", .tests),
        ("The scripts in contrib are under the GPL version 2.", .parts),
        ("The manual is nice. The program is under the GPL version 2.", .work),
        ("The library and its headers are under the GPL version 2.", .work),
        ("The library and most examples are\ncovered by the GPL version 2.", .work),
        ("The files of the library and of others are under the GPL version 2.", .parts),
        ("turn.texi, by N. N., was released under the GPL version 2.", .parts),
        ("Ask n@turn.py or www.turn.org. It is under the GPL version 2.", .work),
        ("lib/turn.c\nlib/spin.*\n\n  This program is under the GPL version 2.", .parts),
        ("# lib/turn.c, lib/spin.c:\n#\n# This program is under the GPL version 2.", .parts),
        (
            "In lib/turn.c there is this:\n\n Copyright 2001\n\n This file is under the GPL version 2.",
            .parts
        ),
        (
            "The orrery, with the exception of a script, is under this:\n\nIt is under the GPL version 2.",
            .work
        ),
        ("All (except lib/turn.c):\n\nThis program is under the GPL version 2.", .work),
        ("The orrery is under the following license:\n\nThe GPL version 2 applies.", .work),
        (
            "The Debian packaging is:\n\n  © 2010 Ada Turner\n\nYou can copy it under the GPL version 2.",
            .packaging
        ),
        (
            "License (except turn.c):\n\n  © 2010 Ada Turner\n\nYou can copy it under the GPL version 2.",
            .work
        ),
        (
            "The Debian packaging is\n\n  © 2010 Ada Turner\n\nand is under the GPL version 2.",
            .packaging
        ),
        (
            """
            For the files in moon/*:
              Copyright 2019 Ada

            License for the orrery:

            The orrery is under the GPL version 2.
            """, .work
        ),
        (
            """
            For the files in moon/*:
              Copyright 2019 Ada

            License:

            It is under the GPL version 2.
            """, .parts
        ),
        ("- Map of the moon\n  By Ada Turner\n  License: GPL version 2", .parts),
        ("- License: GPL version 2", .work), ("Map\n  License: GPL version 2", .work),
        ("Subject to the following terms, it is under the GPL version 2.", .work),
        ("It begins in turn.c. It is under the GPL version 2.", .work),
        (
            "License (unless stated otherwise in the following paragraphs):\n\n  It is under the GPL version 2.",
            .work
        ),
        ("The Turner Orrery Module is free software under the GPL version 2.", .work),
        ("The Orrery module is free software under the GPL version 2.", .parts),
        ("Debian adaptions of it are under the GPL version 2.", .packaging),
        ("By N. N. turn.c, by n. n., is under the GPL version 2.", .parts),
        ("The files * are\n\n© 2010 N. N.\n\nand are under the GPL version 2.", .work),
        ("Files: debian/* lib/*\nLicense: GPL version 2", .parts),
        ("Files: debian/rules debian/turn\nLicense: GPL version 2", .packaging),
        ("License (for all files, including packaging):\n\n The GPL version 2 applies.", .work),
        ("The sources and the Debian package are under the GPL version 2.", .work),
        ("© 2010 N. N. and the Debian packaging is under the GPL version 2.", .packaging),
        ("Copyright: 2001 N. N.\nPortions copyright 2002 M. M.\nLicense: GPL version 2", .work),
        ("Thanks to others\n\nParts are under the GPL version 2.", .parts),
        ("Orrery changes are in the public domain.", .parts),
        ("Our modifications are released under the GPL version 2.", .parts),
        ("The Debian changes are in the public domain.", .packaging),
        ("The orrery and its changes are in the public domain.", .work),
        ("See lib/turn.c.\n\nThis program is under the GPL version 2.", .work),
    ]

    @Test(arguments: cases)
    func `the sentence says what a grant is for`(_ text: String, _ scope: Scope) {
        #expect(GrantReader.grants(text).map(\.scope) == [scope])
    }
}
