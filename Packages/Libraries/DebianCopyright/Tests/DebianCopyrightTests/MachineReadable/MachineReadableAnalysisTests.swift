import Testing

@testable import DebianCopyright

struct MachineReadableAnalysisTests {
    @Test func `each stanza is a statement, and the one of all files is the main one`() {
        let analysis = analysis(
            of: file(
                """
                Files: *
                Copyright: 1999 Ada Turner
                License: GPL-2+

                Files: moon/*
                 sun/*
                Copyright: 2011 Bo Wheel
                License: Expat

                License: GPL-2+
                 See /usr/share/common-licenses/GPL-2.
                """))
        #expect(
            analysis.statements.map(\.license) == [
                .license("GPL-2.0-or-later"), .license("MIT"),
            ])
        #expect(analysis.statements.map(\.files) == [["*"], ["moon/*", "sun/*"]])
        #expect(analysis.statements.map(\.lines) == [3...5, 7...10])
        #expect(analysis.statements.map(\.holders) == [["1999 Ada Turner"], ["2011 Bo Wheel"]])
        #expect(analysis.main == .license("GPL-2.0-or-later"))
        #expect(analysis.basis == .declared)
        #expect(analysis.findings == [])
    }

    @Test func `a stanza that a later one repeats does not count`() {
        let analysis = analysis(
            of: file("Files: *\nLicense: Expat\n\nFiles: *\nLicense: ISC\n"))
        #expect(analysis.main == .license("ISC"))
        #expect(analysis.statements.map(\.license) == [.license("ISC")])
    }

    @Test func `without a stanza of all files the header's license is the main one`() {
        let analysis = analysis(
            of: header + "License: ISC\n\nFiles: a\nLicense: Expat\n")
        #expect(analysis.main == .license("ISC"))
        #expect(analysis.statements.map(\.license) == [.license("ISC"), .license("MIT")])
    }

    @Test(arguments: [
        ("Files: a\nLicense: ISC\n\nFiles: b c\nLicense: ISC\n", "ISC"),
        ("Files: a\nLicense: ISC\n\nFiles: debian/*\nLicense: Expat\n", "ISC"),
        ("Files: a\nLicense: ISC\n\nFiles: debian/../*\nLicense: Expat\n", nil),
        ("Files: debian/x\nLicense: Expat\n", nil),
        ("Files: a\nLicense: ISC\n\nFiles: debian/x b\nLicense: Expat\n", nil),
        ("Files: a\nLicense: ISC\n\nFiles: b\n", nil),
    ])
    func `without either it is what upstream's stanzas have in common`(
        stanzas: String, main: String?
    ) {
        #expect(analysis(of: file(stanzas)).main == main.map { .license($0) })
    }

    @Test func `without any there is no main one, and the weakest of all is the basis`() {
        let analysis = analysis(
            of: file(
                "Files: a\nLicense: ISC\n\nFiles: b\nLicense: turner\n"
                    + " /usr/share/common-licenses/Apache-2.0\n\nFiles: c\n"))
        #expect(analysis.main == nil)
        #expect(analysis.basis == .pointer)
    }

    @Test func `a header's text without a name sums up and states nothing`() {
        let analysis = analysis(
            of: header + "License:\n Terms differ.\n\nFiles: *\nLicense: Expat\n")
        #expect(analysis.statements.map(\.license) == [.license("MIT")])
    }

    @Test func `a text that no stanza names states nothing, where there are stanzas`() {
        let text = "License: Zlib\n So there.\n"
        #expect(
            analysis(of: file("Files: *\nLicense: Expat\n\n" + text)).statements.map(\.license)
                == [.license("MIT")])
        #expect(analysis(of: file(text)).statements.map(\.license) == [.license("Zlib")])
    }

    @Test func `a file without stanzas states nothing`() {
        let analysis = analysis(of: file(""))
        #expect(analysis.format == .machineReadable)
        #expect(analysis.statements.isEmpty)
        #expect(analysis.basis == .none)
    }

    @Test func `a license in the copyright field is found where the license is missing`() {
        let analysis = analysis(
            of: file(
                """
                Files: *
                Copyright: 1999 Ada Turner
                 .
                 It is under /usr/share/common-licenses/Apache-2.0.
                """))
        #expect(analysis.main == .license("Apache-2.0"))
        #expect(analysis.basis == .pointer)
        #expect(analysis.statements.map(\.holders) == [["1999 Ada Turner"]])
        #expect(analysis.findings == [CopyrightFinding(.stanzaWithoutLicense, line: 3)])
    }

    @Test(arguments: [
        ("Copyright: 1999 Ada\nLicense ISC\n", "ISC"),
        ("Copyright: 1999 Ada\nLicense : Zlib or Expat\n", "(Zlib or MIT)"),
        ("Copyright: 1999 Ada\nlicence; GPL-2+\n You may turn it.\n", "GPL-2.0-or-later"),
        ("Copyright: 1999 Ada\nLicense Turners\n", nil),
        ("Copyright: 1999 Ada\n License ISC\n", nil),
    ])
    func `a license field without its colon is one where its name is known`(
        fields: String, license: String?
    ) {
        let analysis = analysis(of: file("Files: *\n" + fields))
        #expect(analysis.main?.words == license)
        #expect(analysis.findings.contains { $0.kind == .syntaxError } != fields.contains("\n L"))
        if license != nil { #expect(analysis.statements.map(\.holders) == [["1999 Ada"]]) }
    }

    @Test(arguments: [
        ("Note: Ada wrote it.\n She puts this code in the public domain.\n", true),
        ("Copyright: 1999 Ada\nRemarks: This code is in the public domain.\n", true),
        ("Comment: This code is in the public domain.\n", false),
        ("Note: Ada wrote it.\n", false),
    ])
    func `a field that nobody knows is read where the license is missing`(
        fields: String, isFound: Bool
    ) {
        let analysis = analysis(of: file("Files: *\n" + fields))
        #expect(analysis.main == (isFound ? .reference(.publicDomain) : nil))
    }
}
