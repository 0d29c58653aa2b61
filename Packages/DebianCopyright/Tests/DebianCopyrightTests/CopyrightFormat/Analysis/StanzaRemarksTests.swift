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
    func `a notice that a comment prints adds its licence`(
        name: String, words: String, license: String
    ) {
        let analysis = analysis(
            of: file(
                "Files: *\nLicense: \(name)\nComment: \(words)\n Copyright 2001 Bo\n .\n"
                    + PrintedBSD.lines()))
        #expect(analysis.statements.map { $0.license?.words } == [license])
    }
}
