import Bytes
import Foundation
import Identification
import LicenseStatements
import Testing

/// Words that announce a choice, beside the text of the file `BSD` of Debian's base-files; those
/// that need it are skipped where it is not installed.
@Suite struct ChoiceAnnouncementsTests {
    private static let license = try? String(
        contentsOfFile: "/usr/share/common-licenses/BSD", encoding: .utf8)
    private static let hasLicense: ConditionTrait = .enabled(
        if: license != nil, "needs /usr/share/common-licenses/BSD")

    private let identifier = ProseIdentifier(names: LicenseNames(vocabulary: .sample))
    /// Without the holder's line.
    private let conditions = Self.license.map { $0.drop { $0 != "R" } } ?? ""

    private func stated(_ text: String) -> [StatedLicense] {
        ByteView.withBytes(of: Array(text.utf8)) {
            identifier.statements(in: $0).map(\.license)
        }
    }

    private static let choice: StatedLicense = .or([
        .license("GPL-2.0-only"), .license("BSD-3-Clause"),
    ])

    @Test(
        hasLicense,
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
        #expect(stated(words + "\n\n" + conditions) == [Self.choice])
        let comment = "# " + words.replacing("\n", with: "\n# ")
        #expect(stated(comment + "\n#\n#" + conditions) == [Self.choice])
    }

    @Test(
        hasLicense,
        arguments: [
            "The orrery is free. You may turn it under the terms of the GPL version 2.\n\n",
            "A choice of two moons: turn it under the terms of the GPL version 2.\n\n",
            "One of the following: turn it under the terms of the GPL version 2.\n\n",
            """
            It has a choice of two licenses. You may turn it under the GPL version 2, or buy one.

            Copyright 2019 Ada Turner


            """,
        ])
    func `what is not announced stays two licences`(words: String) {
        #expect(
            stated(words + conditions) == [.license("GPL-2.0-only"), .license("BSD-3-Clause")])
    }

    @Test func `a licence that may be chosen is granted`() {
        #expect(
            stated("You may choose the GNU GPL version 2, or the MIT license below:")
                == [.or([.license("GPL-2.0-only"), .license("MIT")])])
        #expect(stated("It is there for those who choose the GPL version 2.") == [])
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
        #expect(stated(notice) == [choice])
        #expect(stated("It is under Ruby's license.\n\n" + notice) == [choice])
    }

    @Test func `a thousand announcements say one choice`() {
        let text = """
            Under a choice of two licenses: GPL version 2, dual-licensed, or the conditions below:


            """
        #expect(stated(String(repeating: text, count: 1_000)).count <= 1)
    }
}
