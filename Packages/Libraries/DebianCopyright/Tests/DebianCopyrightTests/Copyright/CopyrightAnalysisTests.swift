import Testing

@testable import DebianCopyright

struct FindingsTests {
    private func findings(_ stanzas: String) -> [CopyrightFinding] {
        analysis(of: file(stanzas)).findings
    }

    @Test func `an unknown name without a text is reported once`() {
        #expect(
            findings("Files: *\nLicense: turner or Expat\n\nFiles: a\nLicense: Turner\n")
                == [CopyrightFinding(.unknownShortName, line: 4, declared: "turner")])
    }

    @Test func `a GNU name without a version is reported once`() {
        #expect(
            findings("Files: *\nLicense: GPL\n\nFiles: a\nLicense: GPL and Expat\n")
                == [CopyrightFinding(.unversionedLicense, line: 4, declared: "GPL")])
    }

    @Test func `a local name that points at one without a version is reported too`() {
        #expect(
            findings("Files: *\nLicense: turner\n /usr/share/common-licenses/GPL\n")
                == [CopyrightFinding(.unversionedLicense, line: 4, declared: "turner")])
    }

    @Test func `an exception that nothing explains lacks its text`() {
        #expect(
            findings("Files: *\nLicense: GPL-2+ with Moon exception\n") == [
                CopyrightFinding(
                    .licenseWithoutText, line: 4, declared: "GPL-2+ with Moon exception")
            ])
    }

    @Test(arguments: [
        ("Files: *\nCopyright: 1999 Ada\n", 3), ("Files: *\nLicense:\n", 4),
        ("Files: *\nLicense: \n .\n\n", nil),
    ])
    func `a stanza without a license is reported at its place`(stanza: String, line: Int?) {
        #expect(
            findings(stanza)
                == (line.map { [CopyrightFinding(.stanzaWithoutLicense, line: $0)] } ?? []))
    }

    @Test func `stray lines break the syntax, remarks don't`() {
        #expect(
            findings("# The orrery\n\nFiles: *\nLicense: Expat\nand so on\n\n# The end\n\nBye.\n")
                == [
                    CopyrightFinding(.syntaxError, line: 7),
                    CopyrightFinding(.syntaxError, line: 11),
                ])
    }

    @Test func `a synopsis with signs left over breaks the syntax, and is read`() {
        let analysis = analysis(of: file("Files: *\nLicense: Expat and\n"))
        #expect(analysis.findings == [CopyrightFinding(.syntaxError, line: 4)])
        #expect(analysis.main == .license("MIT"))
    }

    @Test func `bytes that are no UTF-8 are reported, and the rest is read`() {
        let bytes =
            Array(file("Files: *\nCopyright: Jos").utf8) + [0xE9] + Array("\nLicense: ISC\n".utf8)
        let analysis = analysis(ofBytes: bytes)
        #expect(analysis.findings == [CopyrightFinding(.notUTF8)])
        #expect(analysis.main == .license("ISC"))
        #expect(analysis.statements.map(\.holders) == [["Jos\u{FFFD}"]])
    }

    @Test func `findings come in the order of the lines`() {
        #expect(
            findings("Files: a\nLicense: GPL\n\nFiles: b\n\nFiles: c\nLicense: turner\n").map(
                \.line)
                == [4, 6, 9])
    }
}
