import Testing

@testable import DebianCopyright

struct StanzaFieldsTests {
    @Test func `patterns are words between blanks, on one line or several`() {
        let statements = analysis(
            of: file("Files: a/* \t b.c,\n c\n\td\n .\nCopyright: 1999 Ada\nLicense: Expat\n")
        ).statements
        #expect(statements.map(\.files) == [["a/*", "b.c", "c", "d", "."]])
    }

    @Test func `fields stand in any order`() {
        let analysis = analysis(of: file("License: Expat\nCopyright: 1999 Ada\nFiles: *\n"))
        #expect(analysis.statements.map(\.files) == [["*"]])
        #expect(analysis.main == .license("MIT"))
        #expect(analysis.findings == [])
    }

    @Test func `holders lose the word and the signs that say copyright`() {
        let holders = analysis(
            of: file(
                """
                Files: *
                Copyright: Copyright (C) 1999-2004 Ada Turner <ada@example.org>
                           (c) 2011, Bo Wheel
                  © Copyright: Cy Gear
                 and others
                 .
                 They let you turn it.
                License: Expat
                """)
        ).statements.map(\.holders)
        #expect(
            holders == [
                [
                    "1999-2004 Ada Turner <ada@example.org>", "2011, Bo Wheel",
                    "Cy Gear and others",
                ]
            ])
    }

    @Test(arguments: [
        (
            "1999 Ada\n .\n Copyright 2001 Bo\n   and others\n All rights reserved.\n",
            ["1999 Ada", "2001 Bo and others"]
        ),
        ("Ada\n .\n 2001, Bo\n ...\n July 3, 2002 Cy\n", ["Ada", "2001, Bo", "July 3, 2002 Cy"]),
        ("Ada\n .\n Parts copyright 2001 Bo\n Cy\n", ["Ada", "Parts copyright 2001 Bo", "Cy"]),
        ("Ada\n .\n moon/*:\n  2001 Bo\n", ["Ada", "2001 Bo"]),
        ("Ada\n .\n It was a summer's\n 2005 program.\n", ["Ada"]),
        ("Ada\n .\n Turned by Bo.\n .\n © Cy\n Some of it was turned\n by Di.\n", ["Ada", "Cy"]),
        (
            "1999 Ada\n Permission is given to turn it,\n and to stop it.\n 2001 Bo\n",
            ["1999 Ada", "2001 Bo"]
        ),
        (
            "This work is copyright 1999 by Ada\n and Bo\n",
            ["This work is copyright 1999 by Ada and Bo"]
        ),
        (
            "* Copyright 1999 Ada Turner.  All Rights Reserved.\n * Copyright 2001 Bo, Inc. All rights reserved\n",
            ["1999 Ada Turner", "2001 Bo, Inc."]
        ),
        ("None\n", []),
        ("1999, 2000, 2001,\n 2002 Ada\n 2003 Bo\n", ["1999, 2000, 2001, 2002 Ada", "2003 Bo"]),
        (
            "# 1999 Ada and\n # Bo\n 2003 The Wheel\n Ltd.\n",
            ["1999 Ada and Bo", "2003 The Wheel Ltd."]
        ),
        ("1999 Ada,\n 2001 Bo\n", ["1999 Ada,", "2001 Bo"]),
    ])
    func `holders go on behind an empty line and behind other words`(
        field: String, holders: [String]
    ) {
        let analysis = analysis(of: file("Files: *\nCopyright: \(field)License: Expat\n"))
        #expect(analysis.statements.map(\.holders) == [holders])
    }

    @Test func `a stanza reaches from its first field to its last`() {
        let analysis = analysis(
            of: file("Files: *\nCopyright: 1999 Ada\nLicense: turner\n You may\n turn it.\n\n"))
        #expect(analysis.statements.map(\.lines) == [3...7])
    }

    @Test func `a blank line too many does not part a stanza from its holders and license`() {
        let analysis = analysis(
            of: file(
                """
                Files: *

                Copyright: 1999 Ada

                License: Expat
                 So there.

                Files: moon/*
                Copyright: 2011 Bo

                License: ISC

                Files: sun/*
                Copyright: 2012 Cy

                License: Zlib
                 So there.

                License: BSL-1.0
                 So there.
                """))
        #expect(analysis.statements.map(\.files) == [["*"], ["moon/*"], ["sun/*"]])
        #expect(
            analysis.statements.map(\.license)
                == [.license("MIT"), .license("ISC"), .license("Zlib")])
        #expect(analysis.statements.map(\.holders) == [["1999 Ada"], ["2011 Bo"], ["2012 Cy"]])
        #expect(analysis.statements.map(\.lines) == [3...8, 10...13, 15...19])
        #expect(
            analysis.findings.map { "\($0.kind) \($0.line ?? 0)" } == [
                "syntaxError 5", "syntaxError 7", "syntaxError 13", "syntaxError 18",
            ])
    }

    @Test func `a license without a name behind a blank line too many is read as prose`() {
        let analysis = analysis(
            of: file(
                """
                Files: *
                Copyright: 1999 Ada

                License:
                 Turner as a whole is released under the GNU General Public License version 2.
                 .
                 Its library is released under the GNU Lesser General Public License version 2
                 or later.
                """))
        #expect(
            analysis.statements.map(\.license) == [
                .and([.license("GPL-2.0-only"), .license("LGPL-2.0-or-later")])
            ])
    }

    @Test func `a missing blank line between stanzas is seen by the field that begins the next`() {
        let statements = analysis(
            of: file(
                """
                Files: *
                Copyright: 1999 Ada
                License: Expat
                Files: moon/*
                Copyright: 2011 Bo
                License: ISC
                License: Zlib
                 So there.
                """)
        ).statements
        #expect(statements.map(\.files) == [["*"], ["moon/*"]])
        #expect(
            statements.map(\.license) == [
                .license("MIT"), .and([.license("ISC"), .license("Zlib")]),
            ])
        #expect(statements.map(\.lines) == [3...5, 6...10])
    }

    @Test func `a second license without a text is the stanza's, though another one names it too`()
    {
        let analysis = analysis(
            of: file(
                "Files: *\nLicense: Expat\nLicense: ISC\n\nFiles: moon/*\nLicense: ISC\n"))
        #expect(analysis.main == .and([.license("MIT"), .license("ISC")]))
        #expect(analysis.findings.map(\.kind) == [.syntaxError])
    }

    @Test func `of fields given twice nothing is lost, unless another stanza refers to a text`() {
        let analysis = analysis(
            of: file(
                """
                Files: *
                Copyright: 1999 Ada
                Copyright: 2001 Bo
                License: Expat
                License: Zlib

                Files: moon/*
                Copyright: 2003 Cy
                License: ISC
                License: sorrel
                 You may turn it.

                Files: ring/*
                Copyright: 2004 Di
                License: sorrel
                """))
        #expect(
            analysis.statements.map { $0.license?.licenseIDs } == [["MIT", "Zlib"], ["ISC"], []])
        #expect(
            analysis.statements.map(\.holders) == [
                ["1999 Ada", "2001 Bo"], ["2003 Cy"], ["2004 Di"],
            ])
        #expect(analysis.findings.map(\.kind) == [.syntaxError, .syntaxError])
    }

    @Test func `the header may run into the first stanza`() {
        let analysis = analysis(of: header + "Files: *\nLicense: Expat\n")
        #expect(analysis.main == .license("MIT"))
        #expect(analysis.statements.map(\.files) == [["*"]])
    }
}
