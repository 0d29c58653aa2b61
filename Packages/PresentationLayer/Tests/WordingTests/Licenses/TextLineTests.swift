import DomainLayer
import Testing

@testable import Wording

struct TextLineTests {
    private func lines(_ body: String, _ evidence: ClosedRange<Int>...) -> [String] {
        let statements = evidence.map {
            LicenseStatement(expression: nil, lines: $0, basis: .text)
        }
        return TextLine.lines(of: body, evidence: statements).map { line in
            "\(line.number)\(line.isEvidence ? ">" : " ")\(line.text)"
        }
    }

    @Test(arguments: [
        ("", []),
        ("\n", ["1 "]),
        ("a", ["1 a"]),
        ("a\n", ["1 a"]),
        ("a\n\nb", ["1 a", "2 ", "3 b"]),
        ("a\r\nb\r\n", ["1 a", "2 b"]),
        ("a\rb", ["1 a␍b"]),
    ])
    func `line feeds end lines, with a carriage return or without`(body: String, lines: [String]) {
        #expect(self.lines(body) == lines)
    }

    @Test(arguments: [
        ("\ta", ["1         a"]),
        ("abc\td\te", ["1 abc     d       e"]),
        ("12345678\ta", ["1 12345678        a"]),
    ])
    func `a tab reaches to the next eighth column`(body: String, lines: [String]) {
        #expect(self.lines(body) == lines)
    }

    @Test func `a heap of marks on a letter is one sign`() {
        #expect(lines("a" + String(repeating: "\u{301}", count: 100_000) + "b") == ["1 …b"])
    }

    @Test func `lines that statements rest on are marked`() {
        #expect(lines("a\nb\nc\nd\n", 2...3) == ["1 a", "2>b", "3>c", "4 d"])
        #expect(lines("a\nb\nc\nd\n", 1...1, 4...4) == ["1>a", "2 b", "3 c", "4>d"])
        #expect(lines("a\nb\nc\nd\n", 1...3, 2...2) == ["1>a", "2>b", "3>c", "4 d"])
    }

    @Test func `statements beyond the text mark what there is of it`() {
        #expect(lines("a\nb\n", 2...9) == ["1 a", "2>b"])
        #expect(lines("a\nb\n", 5...9) == ["1 a", "2 b"])
        #expect(lines("a\nb\n", -3...1) == ["1>a", "2 b"])
        #expect(lines("", 1...9) == [])
    }
}

struct TextLinesTests {
    @Test(
        arguments: [
            ("", []), ("\n", [""]), ("one", ["one"]), ("one\ntwo\n", ["one", "two"]),
            ("one\r\n\r\ntwo", ["one", "", "two"]), ("\r", [""]),
        ] as [(String, [String])])
    func `lines end in a line feed`(body: String, lines: [String]) {
        #expect(TextLines(body).map(String.init) == lines)
    }
}
