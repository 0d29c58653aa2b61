import Testing

@testable import DebianCopyright

struct StanzaRemarksTests {
    @Test(arguments: [
        (
            "License: ISC\nComment: Ada's changes are in the public domain.\n",
            "(ISC and LicenseRef-public-domain)"
        ),
        (
            "Copyright: 1999 Ada\n Bo's changes are in public domain.\nLicense: ISC and Zlib\n",
            "(ISC and Zlib and LicenseRef-public-domain)"
        ),
        (
            "License: ISC or public-domain\nComment: This file is in the public domain.\n",
            "(ISC or LicenseRef-public-domain)"
        ),
        ("License: ISC\nComment: It was in the public domain.\n", "ISC"),
    ])
    func `a remark on files in the public domain adds to what the stanza states`(
        fields: String, license: String
    ) {
        let analysis = analysis(
            of: file("Files: *\n\(fields)\nFiles: moon/*\nLicense: ISC\n"))
        #expect(analysis.statements.map { $0.license?.words } == [license, "ISC"])
    }

    @Test(arguments: [
        ("There is no warranty.", true), ("You may not sublicense it.", false),
        ("The permission ends if you start a patent lawsuit.", false),
    ])
    func `a permission below a dedication with a limit is another license`(
        limit: String, isDedication: Bool
    ) {
        let analysis = analysis(
            of: file(
                """
                Files: *
                Copyright: 1999 Ada Turner
                License: public-domain
                 The orrery was released into the public domain by its maker, Ada Turner.
                 Permission is granted to use, copy, modify and distribute it. \(limit)
                """))
        #expect((analysis.main == .reference(.publicDomain)) == isDedication)
    }

    @Test func `a dedication that becomes a permission if the law forbids it adds nothing`() {
        let permission = """
             In some lands this may not be legally possible; if so: Ada Turner grants anybody the
             right to use the orrery for any purpose, without any conditions, unless such conditions
             are required by law.
            """
        let analysis = analysis(
            of: file(
                """
                Files: *
                Copyright: 1999 Ada Turner
                License: public-domain
                 The orrery was released into the public domain by its maker, Ada Turner. This
                 applies worldwide.
                \(permission)
                Comment:
                \(permission)
                """))
        #expect(analysis.main == .reference(.publicDomain))
        #expect(analysis.findings == [])
    }

    @Test(arguments: [
        (
            "for any purpose, without any conditions, unless such conditions are required by law",
            true
        ),
        ("for any purpose, as long as a moon is sent to her", false),
        ("for teaching, without any conditions", false),
        ("for any purpose, without any conditions. Copies must name her", false),
    ])
    func `a permission below a dedication adds nothing only if it permits all`(
        words: String, isAll: Bool
    ) {
        let analysis = analysis(
            of: file(
                """
                Files: *
                Copyright: 1999 Ada Turner
                License: public-domain
                 Ada Turner released the orrery into the public domain.
                 .
                 Ada Turner grants anybody the right to use the orrery \(words).
                """))
        #expect((analysis.main == .reference(.publicDomain)) == isAll)
    }

    @Test func `the work itself is under what its field says alone`() {
        let analysis = analysis(
            of: file("Files: *\nLicense: ISC\nComment: My changes are in the public domain.\n"))
        #expect(analysis.main == .license("ISC"))
    }

    @Test(
        PrintedBSD.isInstalled,
        arguments: [
            ("ISC", "Its moon is the one of another orrery:", "(ISC and BSD-3-Clause)"),
            ("BSD-3-clause or ISC", "Its text is", "(BSD-3-Clause or ISC)"),
            ("ISC", "It was originally under these terms:", "ISC"),
        ])
    func `a notice that a comment prints adds its license`(
        name: String, words: String, license: String
    ) {
        let analysis = analysis(
            of: file(
                "Files: *\nLicense: \(name)\nComment: \(words)\n Copyright 2001 Bo\n .\n"
                    + PrintedBSD.lines()))
        #expect(analysis.statements.map { $0.license?.words } == [license])
    }
}
