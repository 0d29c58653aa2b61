import Testing

@testable import ArchitectureChecks

@Suite struct SourceChecksTests {
    @Test func `a file of 301 lines is too long`() {
        let files = [
            "A/fits.swift": String(repeating: "\n", count: 300),
            "A/long.swift": String(repeating: "\n", count: 301),
            "A/long.md": String(repeating: "\n", count: 500),
        ]
        #expect(
            FileLengthCheck().verdict(on: .fixture(files)) == .failed(["A/long.swift: 301 lines"]))
    }

    @Test func `a comment wider than the code fails, and code that can't be broken does not`() {
        let (fits, wide) = (String(repeating: "ä", count: 97), String(repeating: "ä", count: 98))
        let files = [
            "A/fits.swift": "// \(fits)\n",
            "A/text.swift": "let text = \"\(wide)\"\n",
            "A/wide.swift": "let a = 1\n    /// \(fits)\n",
        ]
        #expect(
            CommentWidthCheck().verdict(on: .fixture(files))
                == .failed(["A/wide.swift:2: 105 characters"]))
    }

    @Test(arguments: LeftoversCheck.marks)
    func `a mark of unfinished work fails with its line`(mark: String) {
        let files = ["A/done.swift": "done\n", "A/open.swift": "let a = 1\n// \(mark)\n"]
        let verdict = LeftoversCheck().verdict(on: .fixture(files))
        #expect(verdict.breaches.contains("A/open.swift:2: \(mark)"))
    }

    @Test func `finished work passes`() {
        #expect(LeftoversCheck().verdict(on: .fixture(["A/done.swift": "done\n"])).isPassed)
        #expect(!LeftoversCheck.marks.isEmpty)
    }
}
