import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct ProseAnalysisTests {
    @Test func `pointers are statements, and the first one is the main one`() {
        let analysis = analysis(
            of: """
                The orrery was made by Ada Turner.

                Its terms are in /usr/share/common-licenses/GPL-2,
                those of its moon in /usr/share/common-licenses/GPL.
                """)
        #expect(analysis.format == .prose)
        #expect(
            analysis.statements.map(\.license) == [
                .license("GPL-2.0-only"), .license("GPL-1.0-or-later"),
            ])
        #expect(analysis.statements.map(\.lines) == [3...3, 4...4])
        #expect(analysis.main == .license("GPL-2.0-only"))
        #expect(analysis.basis == .pointer)
        #expect(analysis.findings == [CopyrightFinding(.unversionedLicense, line: 4)])
    }

    @Test(arguments: ["All other files:", "The rest is under this license:"])
    func `what is said of everything else is the main one`(heading: String) {
        let analysis = analysis(
            of: """
                The library is under the ISC license.

                \(heading)
                Copyright 2019 Ada Turner

                You may turn it under the terms of the GNU General Public License, version 2.

                The Debian packaging is under the MIT license.
                """)
        #expect(
            analysis.statements.map(\.license) == [
                .license("ISC"), .license("GPL-2.0-only"), .license("MIT"),
            ])
        #expect(analysis.main == .license("GPL-2.0-only"))
    }

    @Test(arguments: [
        ("Files: moon/*\nLicense: GPL-2\n\nFiles: *\nCopyright: N. N.\nLicense: ISC", "ISC"),
        ("Files: lib/*\nLicense: GPL-2\n\nIt is under the ISC license.", "ISC"),
        ("The moon is under the GPL.\n\nThe orrery itself is under the ISC license.", "ISC"),
    ])
    func `what is said of all files is the main one, then of no files`(
        text: String, main: String
    ) {
        #expect(analysis(of: "By Ada Turner.\n\n\(text)").main == .license(main))
    }

    @Test(arguments: [
        "Files: lib/*\nLicense: ISC\n\nFiles: moon/*\n© 2001 Bob.\nLicense: GPL-2",
        "The file moon.c is under the ISC license.\n\nThe file sun.c is under the MIT license.",
    ])
    func `of parts with licenses of their own none is the work`(text: String) {
        #expect(analysis(of: "By Ada Turner.\n\n\(text)").main == nil)
    }

    @Test(
        PrintedBSD.isInstalled,
        arguments: ["BSD 3-Clause License", "The BSD 3-Clause License (BSD)"])
    func `a title is the first line of the text below it`(title: String) {
        let text = "\(title)\n\nCopyright (c) 2001 Ada Turner\n\n\(PrintedBSD.terms)"
        let statements = analysis(of: text).statements
        #expect(statements.map(\.license) == [.license("BSD-3-Clause")])
        #expect(statements.map(\.method) == [.licenseText])
        #expect(statements.map(\.lines.lowerBound) == [1])
    }

    @Test(PrintedBSD.isInstalled)
    func `a title above a text with a condition of its own is none`() {
        let terms = PrintedBSD.terms.split(separator: "are permitted").joined(
            separator: "are permitted for noncommercial use")
        let analysis = analysis(
            of: "BSD 3-Clause License\n\nCopyright (c) 2001 Ada Turner\n\n\(terms)")
        #expect(analysis.statements.map(\.method) == [.unlistedText])
        #expect(
            analysis.findings == [
                CopyrightFinding(.additionalCondition, line: 5, declared: "BSD-3-Clause")
            ])
    }

    @Test(
        PrintedBSD.isInstalled,
        arguments: [
            "This software may be used for non-commercial purposes only.",
            "Commercial use is prohibited.", "You may not sell this software.",
            "Redistribution is not permitted.",
            "The orrery is made of brass. The software shall be used for Good, not Evil.",
        ], [true, false])
    func `a sentence beside a text that withholds a right is a rider`(
        sentence: String, isAbove: Bool
    ) {
        let text = "Copyright (c) 2001 Ada Turner\n\n\(PrintedBSD.terms)"
        let analysis = analysis(
            of: isAbove ? "\(sentence)\n\n\(text)" : "\(text)\n\n\(sentence)\n")
        let methods: [DetectionMethod?] = [.licenseText, .unlistedText]
        #expect(analysis.statements.map(\.method) == (isAbove ? methods.reversed() : methods))
        #expect(analysis.findings.map(\.kind) == [.additionalCondition])
        #expect(analysis.main?.licenseIDs == ["BSD-3-Clause"])
    }

    @Test(
        PrintedBSD.isInstalled,
        arguments: [
            "The names of the makers may not be used in advertisements.",
            "You may not use the moon except in compliance with the license.",
            "This software is used for research, and by academic users too.",
            "Use of brass only makes it heavier.",
        ])
    func `a sentence beside a text that withholds no right is not a rider`(sentence: String) {
        let analysis = analysis(
            of: "Copyright (c) 2001 Ada Turner\n\n\(PrintedBSD.terms)\n\n\(sentence)\n")
        #expect(analysis.main == .license("BSD-3-Clause"))
        #expect(analysis.findings == [])
    }

    @Test func `the packaging's license is the main one only where there is no other work`() {
        let packaging = "The Debian packaging is under the ISC license.\n"
        #expect(analysis(of: packaging).main == .license("ISC"))
        #expect(analysis(of: "Upstream Author: N. N.\n\n" + packaging).main == nil)
    }

    @Test(arguments: [
        ("for any purpose, without any conditions, unless such conditions are required by law", 1),
        ("for any purpose, as long as a moon is sent to her", 2),
    ])
    func `a permission below a dedication adds nothing if it permits all`(
        words: String, count: Int
    ) {
        let analysis = analysis(
            of: """
                Ada Turner released the orrery into the public domain.

                In some lands this may not be legally possible; if so:

                Ada Turner grants anybody the right to use the orrery \(words).
                """)
        #expect(analysis.statements.count == count)
        #expect(analysis.statements.first?.license == .reference(.publicDomain))
        #expect(analysis.findings == [])
    }

    @Test func `a text of no listed license is a reference to it`() {
        let text = """
            The orrery was made by Ada Turner.

            Copyright 2019 Ada Turner

              Permission to use and copy the orrery is hereby granted to those who know
              where the moon is.

              1. It must not be stopped.

            The Debian packaging is under the ISC license.
            """
        let analysis = analysis(of: text, includingTexts: true)
        let reference = analysis.references.first
        #expect(analysis.statements.map(\.lines) == [5...8, 10...10])
        #expect(analysis.statements.map(\.basis) == [.text, .grant])
        #expect(analysis.statements.map(\.method) == [.unlistedText, .grant])
        #expect(
            analysis.statements.map(\.license) == [
                reference.map { .reference($0.reference) }, .license("ISC"),
            ])
        #expect(analysis.main == analysis.statements[0].license)
        #expect(reference?.id == "LicenseRef-deb-a7219a1e681aac81f868927f")
        #expect(reference?.name == nil)
        #expect(
            reference?.text == """
                  Permission to use and copy the orrery is hereby granted to those who know
                  where the moon is.

                  1. It must not be stopped.

                """)
    }

    private static let grant = "You may turn it under the terms of the GNU GPL, version 2.\n"

    @Test(arguments: [
        grant + "\nAda Turner allows linking it with OpenSSL.\n",
        grant + "\nMoon.\n\nThere is an exception which lets you link it to the OpenSSL library.\n",
        "Permission is given to compile and link it with OpenSSL.\n\n" + grant,
    ])
    func `a license and an exception for OpenSSL are one reference`(text: String) {
        let analysis = analysis(of: text, includingTexts: true)
        #expect(analysis.statements.map(\.method) == [.unlistedException])
        #expect(analysis.statements.map(\.basis) == [.grant])
        #expect(analysis.statements.map(\.underlying) == [["GPL-2.0-only"]])
        #expect(analysis.references.map(\.text) == [text])
        #expect(analysis.references.map(\.commonLicenses) == [["GPL-2"]])
        #expect(analysis.main == analysis.statements.first?.license)
    }

    @Test(arguments: [
        grant + "\nIt is linked with OpenSSL.\n",
        grant + "\nThe GPL does not allow linking it with OpenSSL.\n",
        grant + "\nAda Turner allows linking it with the moon.\n",
    ])
    func `words about OpenSSL alone are no exception`(text: String) {
        #expect(analysis(of: text).statements.map(\.license) == [.license("GPL-2.0-only")])
    }

    private static let permission = """
        Permission to use and copy the moon is hereby granted to those who know it.

        There is no warranty.
        """

    @Test(arguments: [
        (grant + "\nCopyright 2019 Bob\n\n" + permission, 5...7),
        (permission + "\n\n" + grant, 1...3),
        (
            grant + "\nIts ring:\n\n" + permission + "\n\nThe box has this license:\n\n" + grant,
            5...7
        ),
    ])
    func `a text of no listed license is stated beside a listed one`(
        text: String, lines: ClosedRange<Int>
    ) {
        let analysis = analysis(of: text, includingTexts: true)
        let reference = analysis.statements.first { $0.method == .unlistedText }
        #expect(analysis.statements.count == 2)
        #expect(analysis.statements.contains { $0.license == .license("GPL-2.0-only") })
        #expect(reference?.lines == lines)
        #expect(analysis.references.map(\.text) == [Self.permission + "\n"])
    }

    @Test(arguments: [
        "We grant to anyone a license to copy the ring as long as it shines.",
        "The maker grants permission to copy it. No license fee is required.",
        "Redistribution of the ring is permitted as long as it shines.",
        "This ring may be copied, provided that it shines.",
        "You may modify the ring so long as it shines.",
        "The ring may be freely distributed, subject to the sun.",
        "The ring may be used freely.", "You can do with it whatever you want.",
        "Whoever has a ring is granted a full right to copy it.",
        "Permission to copy the ring is granted. There is no permission to use the trademarks.",
        "The maker gives permission to copy it. Copies need not be licensed under these terms.",
        "You may not copy the ring as long as it shines.",
        "Redistributions of the ring must not be made.", "It can not be freely distributed.",
        "No right is granted to copy the ring.",
    ])
    func `a text of no listed license may speak of itself`(text: String) {
        let rules = analysis(of: "\(Self.grant)\n\(text)").statements.map(\.method)
        #expect(rules == [.grant, .unlistedText])
    }

    @Test(arguments: [
        "Permission to use these trademarks is granted to those who copy the ring.",
        "This ring may be copied. It is provided as is.",
        "It may be copied subject to the terms of the Moon License.",
        "Moon (a freely distributable library)", "All rights to copy the ring are gone.",
        "The ring was removed, as it may not be freely copied.",
        "You can use whatever ring you like.", "The ring is subject to change. You may copy it.",
        "In short, you may copy it as long as it shines.",
        "You may use it as long as you accept the license of the moon.",
        "You may copy it under the terms of its license, provided that it shines.",
    ])
    func `words beside a license that permit nothing by themselves are no text`(text: String) {
        let rules = analysis(of: "\(Self.grant)\n\(text)").statements.map(\.method)
        #expect(rules == [.grant])
    }

    @Test(
        arguments: [
            ("It is under the 3-clause BSD license:\n\n Copyright 2019 Bob\n\n", [.grant]),
            ("It is under the 3-clause BSD license:\n", [.grant]),
            ("It is under the MIT license:\n\n", [.grant, .unlistedText]),
            ("It is under the Apache License 2.0:\n\n", [.grant, .unlistedText]),
            ("It is under the 3-clause BSD license.\n\n", [.grant, .unlistedText]),
            ("It is under the 3-clause BSD license:\n\nThe ring:\n\n", [.grant, .unlistedText]),
        ] as [(String, [DetectionMethod])])
    func `a text right below the number of its clauses is that license's`(
        lead: String, rules: [DetectionMethod]
    ) {
        #expect(analysis(of: lead + Self.permission).statements.map(\.method) == rules)
    }

    @Test func `the same text of no listed license is stated once`() {
        let analysis = analysis(
            of: Self.permission + "\n\n" + Self.grant + "\nThe ring:\n\n" + Self.permission)
        #expect(analysis.statements.map(\.lines) == [1...3, 5...5])
    }

    @Test(arguments: [
        "Permission to copy it under the terms of its license is granted.",
        "Permission is granted to copy it as the Moon Public License says.",
        "Permission to copy it is granted, subject to the conditions in the Moon LICENSE file.",
        "Everyone is granted permission to copy the GNU ring as the moon.",
        "Permission is granted to copy and distribute this license.",
        "Permission is granted to copy this license document as it is.",
        "As an exception, permission is granted to distribute it with the moon.",
        "Permission is granted to link it with the moon and to distribute both.",
        "The license grants you the right to distribute it.",
        "It does not grant permission to use the name of the moon.",
        "Many people have granted permission to copy their moons.",
    ])
    func `what is said of another license is no text of its own`(words: String) {
        #expect(
            analysis(of: Self.grant + "\n" + words).statements.map(\.license)
                == [.license("GPL-2.0-only")])
    }

    @Test func `a text of no listed license below the name of a file speaks of that`() {
        let text = "lib/moon.c:\n\n\(Self.permission)\n\n\(Self.grant)"
        #expect(analysis(of: text).main == .license("GPL-2.0-only"))
    }

    @Test func `prose without a pointer states nothing`() {
        let analysis = analysis(of: "You may turn it as often as you like.\n")
        #expect(analysis.statements.isEmpty)
        #expect(analysis.main == nil)
        #expect(analysis.basis == .none)
        #expect(analysis.findings == [])
    }
}

/// Lines that begin with `1` represent one license's text, and lines with `2` another's.
struct ProseAnalysisMainTests {
    private func main(of text: String, isPartial: Bool = false) -> StatedLicense? {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let statements: [IdentifiedStatement] = ["ISC", "MIT"].enumerated().map { index, id in
            let own = lines.indices.filter { lines[$0].hasPrefix("\(index + 1)") }.map { $0 + 1 }
            return IdentifiedStatement(
                license: .license(id), basis: .text, method: .licenseText,
                lines: own[0]...own[own.count - 1], scope: isPartial && index == 1 ? .parts : .work)
        }
        return ByteView.withBytes(of: Array(text.utf8)) {
            statements.main(in: $0)?.license
        }
    }

    private static let both: StatedLicense = .and([.license("ISC"), .license("MIT")])

    @Test(arguments: [
        "© 2001 A. A.\n\n1 Turn it.\n1 Oil it.\n\n© 2002 B. B.\n   and others\n\n2 Spin it.",
        "From the moon.\n\nCopyright 2001 A. A.\n1 Turn it.\n----\n(c) 2002 B. B.\n2 Spin it.\n\nEnd.",
    ])
    func `two texts below their holders that nothing ranks are both the main one`(text: String) {
        #expect(main(of: text) == Self.both)
        #expect(main(of: text, isPartial: true) == .license("ISC"))
    }

    @Test(arguments: [
        "1 Turn it.\n\n© 2002 B. B.\n\n2 Spin it.",
        "Most files:\n\n© 2001 A. A.\n\n1 Turn it.\n\n© 2002 B. B.\n\n2 Spin it.",
        "© 2001 A. A.\n\n1 Turn it.\n\nThe moon:\n\n© 2002 B. B.\n\n2 Spin it.",
        "© 2001 A. A.\n\n1 Turn it.\n\n2 Spin it.",
        "This is under:\n\n© 2001 A. A.\n\n1 Turn it.\n\n© 2002 B. B.\n\n2 Spin it.\n\n© N. N.",
    ])
    func `else the first one is`(text: String) {
        #expect(main(of: text) == .license("ISC"))
    }

    @Test func `of several notices in a row none is`() {
        let text =
            "© 2001 A. A.\n\n1 Turn it.\n\n© 2002 B. B.\n\n2 Spin it.\n\n© 2003 N. N.\n\nOil it."
        #expect(main(of: text) == nil)
    }
}
