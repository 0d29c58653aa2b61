import Testing

@testable import DebianCopyright

/// Each input is read to its end, in a time that doesn't grow noticeably faster than the input.
struct HostileInputTests {
    private func synopsis(_ text: String) -> CopyrightAnalysis {
        analysis(of: file("Files: *\nLicense: \(text)\n"))
    }

    @Test(arguments: ["(", ",", "A,", "A or ", "(A ", ") ", "with ", "A with ", "-", "a"])
    func `a hundred kilobytes of signs in a synopsis is one unnamed license`(sign: String) {
        let text = String(repeating: sign, count: 100_000 / sign.utf8.count)
        let analysis = synopsis(text)
        #expect(analysis.statements.map(\.name) == [nil])
        #expect(analysis.references.count == 1)
        #expect(analysis.findings == [CopyrightFinding(.syntaxError, line: 4)])
    }

    @Test func `as many names as fit are read`() {
        let text = Array(repeating: "Expat", count: 2_000).joined(separator: ", ")
        #expect(synopsis(text).main == .and(Array(repeating: .license("MIT"), count: 2_000)))
    }

    @Test func `one text under a thousand names is one license, and looked at once`() {
        let names = (0..<1_000).map { "name-\($0)" }.joined(separator: " or ")
        let text = String(repeating: " You may turn it.\n", count: 20_000)
        let analysis = analysis(of: file("Files: *\nLicense: \(names)\n\(text)"))
        #expect(analysis.references.map(\.name) == ["name-0"])
    }

    @Test func `a text named a thousand times is asked once whether it is an exception`() {
        let names = Array(repeating: "turner", count: 1_000).joined(separator: " and ")
        let text = String(repeating: " You may turn it.\n", count: 20_000)
        let analysis = analysis(
            of: file("Files: *\nLicense: \(names)\n\nLicense: turner\n\(text)"))
        #expect(analysis.references.map(\.name) == ["turner"])
    }

    @Test func `a hundred thousand stanzas are all read`() {
        let text = String(repeating: "Files: a\nLicense: turner\n\n", count: 100_000)
        let analysis = analysis(of: file(text + "Files: *\nLicense: ISC\n"))
        #expect(analysis.statements.count == 2)
        #expect(analysis.main == .license("ISC"))
    }

    @Test(arguments: [(30, false), (120, true)])
    func `more licenses than anybody combines are no meaning that each stanza could repeat`(
        sentences: Int, isReference: Bool
    ) {
        let analysis = analysis(
            of: file(
                "Files: *\nLicense: turner\n\n"
                    + "License: turner\n\(PrintedBSD.lines(of: choices(sentences)))"))
        #expect(analysis.references.isEmpty != isReference)
        #expect(analysis.main?.licenseIDs.count == (isReference ? 0 : 3 * sentences))
    }

    @Test func `twenty thousand texts are all known`() {
        let text = (0..<20_000).map { "License: n\($0)\n text \($0)\n\n" }.joined()
        let analysis = analysis(of: file("Files: *\nLicense: n0 and n19999\n\n" + text))
        #expect(analysis.references.map(\.name) == ["n0", "n19999"])
        #expect(analysis.findings == [])
    }

    @Test func `twenty thousand names with a reference in one word are all kept`() {
        let text = (0..<20_000)
            .map { "Files: f\($0)\nLicense: Expat_OR_LicenseRef-n\($0)\n text \($0)\n\n" }
            .joined()
        #expect(analysis(of: file(text)).references.count == 20_000)
    }

    @Test func `twenty thousand names that differ as capitals and small letters do are told apart`()
    {
        let names = (0..<20_000).map { number in
            let digits = String(number + 1 << 15, radix: 2)
            return String(digits.map { $0 == "0" ? "@" : "`" })
        }
        let text = names.enumerated().map { "License: \($1)\n text \($0)\n\n" }.joined()
        let analysis = analysis(
            of: file("Files: *\nLicense: \(names[0]) and \(names[19_999])\n\n" + text))
        #expect(analysis.references.map(\.name) == [names[0], names[19_999]])
    }

    @Test(arguments: ["/", "common-licenses/", "s/", "\n", ".", " "])
    func `half a megabyte of one thing in prose says nothing`(part: String) {
        let text = String(repeating: part, count: 500_000 / part.utf8.count)
        #expect(analysis(of: text).statements.isEmpty)
    }

    @Test func `a line of ten megabytes is read in prose and in stanzas`() {
        let line = String(repeating: "x", count: 10_000_000)
        #expect(analysis(of: line).statements.isEmpty)
        let analysis = analysis(of: file("Files: *\nComment: \(line)\nLicense: ISC\n"))
        #expect(analysis.main == .license("ISC"))
    }

    @Test func `NUL bytes, carriage returns and a mark at the beginning change nothing`() {
        let text = "\u{FEFF}" + file("Files: *\nCopyright: A\0B\nLicense: Expat\n")
        let analysis = analysis(
            of: text.split(separator: "\n", omittingEmptySubsequences: false)
                .joined(separator: "\r\n"))
        #expect(analysis.main == .license("MIT"))
        #expect(analysis.statements.map(\.holders) == [["A\0B"]])
        #expect(analysis.findings == [])
    }
}
