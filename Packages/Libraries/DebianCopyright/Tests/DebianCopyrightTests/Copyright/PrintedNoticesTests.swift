import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct PrintedNoticesTests {
    private func printed(
        _ text: String, at statements: [ClosedRange<Int>] = []
    ) -> PrintedNotices {
        ByteView.withBytes(of: Array(text.utf8)) { PrintedNotices($0, statements: statements) }
    }

    @Test func `fields with a text print it under their name, pointers told`() {
        let printed = printed(
            file(
                """
                Files: *
                Copyright: 2001 Ada
                License: Pear
                 Eat it.
                 .
                  Or not.

                Files: debian/*
                License: GPL-2+

                License: GPL-2+
                 As in /usr/share/common-licenses/GPL-2 and
                 /usr/share/common-licenses/GPL-2.

                """), at: [3...8, 10...11])
        #expect(printed.holders == [])
        #expect(printed.texts.map(\.name) == ["Pear", "GPL-2+"])
        #expect(printed.texts.map(\.lines) == [5...8, 13...15])
        #expect(
            printed.texts.map(\.body) == [
                "Eat it.\n\n Or not.\n",
                "As in /usr/share/common-licenses/GPL-2 and\n/usr/share/common-licenses/GPL-2.\n",
            ])
        #expect(printed.commonLicenses == ["GPL-2"])
    }

    @Test func `a text without a name is whole`() {
        let printed = printed(file("Files: *\nLicense:\n You may do as you like.\n Really.\n"))
        #expect(printed.texts.map(\.name) == [nil])
        #expect(printed.texts.map(\.body) == ["You may do as you like.\nReally.\n"])
    }

    @Test func `prose prints what stands at its statements, and where lines are shared once`() {
        let text = "one\ntwo\nthree\nfour\n\nsix /usr/share/common-licenses/GPL-3\n"
        let printed = printed(text, at: [6...6, 2...3, 3...4])
        #expect(printed.texts.map(\.lines) == [2...4, 6...6])
        #expect(
            printed.texts.map(\.body)
                == ["two\nthree\nfour\n", "six /usr/share/common-licenses/GPL-3\n"])
    }

    @Test(arguments: ["Comment", "Copyright", "Disclaimer", "Source", "X-Remark"])
    func `a pointer counts in any field`(field: String) {
        let printed = printed(
            file(
                """
                Files: *
                License: GPL-3+
                \(field): 2001 Ada; see
                 /usr/share/common-licenses/GPL-3.

                """))
        #expect(printed.commonLicenses == ["GPL-3"])
    }

    @Test func `a pointer counts outside of the statements of prose`() {
        let text = "one\ntwo\n\n/usr/share/common-licenses/GPL-3\n"
        #expect(printed(text, at: [1...2]).commonLicenses == ["GPL-3"])
    }

    @Test(arguments: [("All.\nOf it.", "All.\nOf it.\n"), ("\n\nAll\n\n", "\n\nAll\n\n")])
    func `prose that states nothing is a text as a whole`(text: String, body: String) {
        #expect(printed(text).texts.map(\.body) == [body])
    }

    @Test(arguments: ["", "\n \t\r\n"])
    func `blanks are no text`(text: String) {
        #expect(printed(text) == printed(""))
        #expect(printed(text).texts == [])
    }

    @Test func `lines beyond the end of a file that changed are no text`() {
        #expect(printed("one\n", at: [1...3, 7...9]).texts.map(\.body) == ["one\n"])
    }

    @Test(arguments: [
        ("Copyright (C) 1999, 2001 Ada", "1999, 2001 Ada"),
        ("  * copyright: 1999 Ada", "1999 Ada"),
        ("# © 2001 Ada", "2001 Ada"),
        ("Copyright, Orchard Press, 1993-1996", "Orchard Press, 1993-1996"),
        ("(c) Copyright Ada & Sons", "Ada & Sons"),
    ])
    func `prose names holders where a line begins with signs`(line: String, holder: String) {
        #expect(printed("Words.\n\(line)\nMore.\n").holders == [holder])
    }

    @Test(arguments: [
        "GNU Pears are Copyright (C) 1990-2023 Ada", "The packaging is (C) 2008, Bo and Cy",
        "Portions copyright © 2006 the University, all rights reserved...",
        "taken from Plum.  Copyright Di 2012.",
    ])
    func `a line with a notice in its midst names holders as a whole`(line: String) {
        #expect(printed("Words.\n * \(line)\nMore.\n").holders == [line])
        let remark = file("Files: *\nLicense: MIT\nComment: Words.\n \(line)\n More.\n")
        #expect(printed(remark).holders == [line])
    }

    @Test(arguments: [
        ("Copyright 1999, 2000,\n  2001, 2002\n  Ada Pear", "1999, 2000, 2001, 2002 Ada Pear"),
        ("Copyright 1999 Ada Pear and\n Bo Quince", "1999 Ada Pear and Bo Quince"),
        ("Pears are (C) 1999 by\n Ada", "Pears are (C) 1999 by Ada"),
        ("Copyright 1999 Ada,\nThis file is free.", "1999 Ada,"),
        ("Copyright 1999 Ada\nBo Quince", "1999 Ada"),
        ("Copyright 1999,\n\nBo Quince", "1999,"),
    ])
    func `a notice that its line's end cuts goes on in the next`(text: String, holder: String) {
        #expect(printed("Words.\n\n\(text)\n").holders == [holder])
    }

    @Test func `what a Copyright field says in sentences is kept, and holders aren't named twice`()
    {
        let printed = printed(
            file(
                """
                Files: *
                Copyright: 2001 Ada
                 .
                 Released under terms of Bo, who wrote pears (C) 1999 Bo.
                License: Pear
                 Copyright <year> the owner, copyright 2000 Nobody.

                """), at: [3...8])
        #expect(printed.holders == ["Released under terms of Bo, who wrote pears (C) 1999 Bo."])
    }

    @Test func `holders of stanzas that state nothing are named`() {
        let printed = printed(
            file(
                """
                Files: sun.c
                Copyright: 2001 Ada
                 Bo
                License: MIT

                Files: sun.c
                Copyright: 2002 Cy
                License: BSD-2-clause

                License: MIT
                Copyright: (C) 2003 Di

                """), at: [8...10])
        #expect(printed.holders == ["2001 Ada", "Bo", "2003 Di"])
    }

    @Test func `a cut notice doesn't go on in another field`() {
        let remark = file("Files: *\nComment: Packaged, (C) 2001 Ada and\nLicense: MIT\n")
        #expect(printed(remark).holders == ["Comment: Packaged, (C) 2001 Ada and"])
    }

    @Test func `a text that is passed on names nobody in its midst`() {
        let text = "Write this: Copyright 1999 Ada.\nCopyright 2001 Bo\n\nIs Copyright 2002 Cy\n"
        #expect(printed(text, at: [1...2]).holders == ["2001 Bo", "Is Copyright 2002 Cy"])
    }

    @Test(arguments: [
        "copyright notice and this permission", "(c) distribute it",
        "copyright was Ada's until 1999",
        "1999 (not subject to copyright)", "Copyright", "copyright holders 12345", "The year 2001",
    ])
    func `words about copyright name nobody`(line: String) {
        #expect(printed("Words.\n\(line)\n").holders == [])
    }
}
