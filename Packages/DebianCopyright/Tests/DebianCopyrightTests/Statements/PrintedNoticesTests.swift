import Testing

@testable import DebianCopyright

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

                """))
        #expect(printed.holders == [])
        #expect(printed.texts.map(\.name) == ["Pear", "GPL-2+"])
        #expect(printed.texts.map(\.lines) == [5...8, 13...15])
        #expect(
            printed.texts.map(\.body) == [
                "Eat it.\n\n Or not.\n",
                "As in /usr/share/common-licenses/GPL-2 and\n/usr/share/common-licenses/GPL-2.\n",
            ])
        #expect(printed.texts.map(\.commonLicenses) == [[], ["GPL-2"]])
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
        #expect(printed.texts.map(\.commonLicenses) == [[], ["GPL-3"]])
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
        ("(c) Copyright Ada & Sons", "Ada & Sons"),
    ])
    func `prose names holders where a line begins with signs`(line: String, holder: String) {
        #expect(printed("Words.\n\(line)\nMore.\n").holders == [holder])
    }

    @Test(arguments: [
        "copyright notice and this permission", "(c) distribute it", "Ada, copyright 1999",
        "Copyright", "copyright holders 12345", "The year 2001",
    ])
    func `words about copyright name nobody`(line: String) {
        #expect(printed("Words.\n\(line)\n").holders == [])
    }
}
