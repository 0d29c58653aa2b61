import Testing

@testable import DebianCopyright

/// Words that announce a choice, near the text of the file `BSD` of Debian's base-files. Tests that
/// need this file are skipped if it isn't installed.
@Suite struct ChoiceAnnouncementsTests {
    /// The text without the holder's line.
    private let conditions = PrintedBSD.text.map { $0.drop { $0 != "R" } } ?? ""

    @Test(
        PrintedBSD.isInstalled,
        arguments: [
            """
            The orrery is yours under a choice of one of two licenses. You may choose to be licensed
            under the terms of the GNU General Public License (GPL) Version 2, which lies in the file
            COPYING beside the wheels of the moon, or the turners.example BSD license below:
            """,
            """
            You may turn it under the terms of the GNU General Public License version 2, which lies in
            the box, or under the following conditions:
            """,
            """
            The orrery is released under either of the following licenses:

            * the GNU General Public License (in the box)
            * the BSD License (on its lid).

            The GNU license
            ===============
            The orrery may be passed on under the terms of the GNU General Public License, version 2.

            The BSD license
            ===============
            """,
            """
            It is dual-licensed. One license is this: you can turn it under the terms of the GNU GPL,
            version 2. The other one is this:
            """,
        ])
    func `what is announced is a choice`(words: String) {
        #expect(PrintedBSD.stated(words + "\n\n" + conditions) == [PrintedBSD.choice])
        let comment = "# " + words.replacing("\n", with: "\n# ")
        #expect(PrintedBSD.stated(comment + "\n#\n#" + conditions) == [PrintedBSD.choice])
    }

    @Test(
        PrintedBSD.isInstalled,
        arguments: [
            "The orrery is free. You may turn it under the terms of the GPL version 2.\n\n",
            "A choice of two moons: turn it under the terms of the GPL version 2.\n\n",
            "One of the following: turn it under the terms of the GPL version 2.\n\n",
        ])
    func `what is not announced stays two licenses`(words: String) {
        #expect(
            PrintedBSD.stated(words + conditions) == [
                .license("GPL-2.0-only"), .license("BSD-3-Clause"),
            ])
    }

    @Test(
        PrintedBSD.isInstalled,
        arguments: [
            "Copyright 2019 Ada Turner", "© 2019 Ada Turner", "(C) 2019 Ada Turner",
            " * (c) Copyright 2019 Ada Turner",
        ])
    func `a line of copyright parts what is announced from the next work`(line: String) {
        let words = """
            It has a choice of two licenses. You may turn it under the GPL version 2, or buy one.
            """
        #expect(
            PrintedBSD.stated("\(words)\n\n\(line)\n\n\(conditions)") == [
                .license("GPL-2.0-only"), .license("BSD-3-Clause"),
            ])
    }

    @Test func `a license that may be chosen is granted`() {
        #expect(
            PrintedBSD.stated("You may choose the GNU GPL version 2, or the MIT license below:")
                == [.or([.license("GPL-2.0-only"), .license("MIT")])])
        #expect(PrintedBSD.stated("It is there for those who choose the GPL version 2.") == [])
    }

    @Test(arguments: [
        ("the terms of the GPL (see the file GPL)", "GPL-1.0-or-later"),
        ("the terms of the GPL version 2", "GPL-2.0-only"),
        ("the terms of the 2-clause BSDL (see the file BSDL)", "BSD-2-Clause"),
    ])
    func `Ruby's terms are a choice`(terms: String, id: String) {
        let choice: StatedLicense = .or([.license(id), .license("Ruby")])
        let notice = """
            The orrery is copyrighted by N. N. You can turn it under either \(terms), or the
            conditions below:

              1. You may make and give away verbatim copies of the source form of the software
                 as often as you like.

            """
        #expect(PrintedBSD.stated(notice) == [choice])
        #expect(PrintedBSD.stated("It is under Ruby's license.\n\n" + notice) == [choice])
    }

    @Test func `a thousand announcements say one choice`() {
        let text = """
            Under a choice of two licenses: GPL version 2, dual-licensed, or the conditions below:


            """
        #expect(
            PrintedBSD.stated(String(repeating: text, count: 1_000)) == [.license("GPL-2.0-only")])
    }
}

/// Choices in which one license is plain "BSD", near the text of the file `BSD` of Debian's
/// base-files; skipped if the file isn't installed.
@Suite struct OpenAlternativesTests {
    private let license = PrintedBSD.text ?? ""

    @Test(
        PrintedBSD.isInstalled,
        arguments: [
            "It is dual-licensed under the terms of the GPL version 2 or the BSD license.",
            "It is licensed under the GPL version 2 or the following BSD license:",
            "You may use it under either the BSD license or the GPL version 2.",
        ])
    func `the text behind the words says which license is meant`(words: String) {
        #expect(PrintedBSD.stated(words + "\n\n" + license) == [PrintedBSD.choice])
        #expect(PrintedBSD.stated(words) == [.license("GPL-2.0-only")])
    }

    @Test(
        PrintedBSD.isInstalled,
        arguments: ["It is dual-licensed under the BSD license, and the Academic Free License."])
    func `a text of another name says nothing`(words: String) {
        #expect(PrintedBSD.stated(words + "\n\n" + license) == [.license("BSD-3-Clause")])
    }

    @Test(PrintedBSD.isInstalled) func `each choice has the text behind it that is nearest`() {
        let words = "It is licensed under the GPL version 2 or the BSD license.\n\n"
        let other = "The moon is licensed under the ISC license or the BSD license.\n\n"
        #expect(
            PrintedBSD.stated(words + license + "\n" + other + license) == [
                PrintedBSD.choice, .or([.license("ISC"), .license("BSD-3-Clause")]),
            ])
        #expect(
            PrintedBSD.stated(words + other + license) == [
                PrintedBSD.choice, .or([.license("ISC"), .license("BSD-3-Clause")]),
            ])
    }

    @Test(
        PrintedBSD.isInstalled,
        arguments: [
            "It is licensed under the GPL version 2 and the BSD license.",
            "It is licensed under the GPL version 2.",
        ])
    func `what is no choice stays two licenses`(words: String) {
        #expect(
            PrintedBSD.stated(words + "\n\n" + license)
                == [.license("GPL-2.0-only"), .license("BSD-3-Clause")])
    }
}
