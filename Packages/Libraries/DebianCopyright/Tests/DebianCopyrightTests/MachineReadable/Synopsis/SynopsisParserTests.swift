import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct SynopsisParserTests {
    private struct Reading: Equatable {
        let words: String?
        let isMalformed: Bool
    }

    private func reading(_ line: String) -> Reading {
        ByteView.withBytes(of: Array(line.utf8)) { bytes in
            let (tree, isMalformed) = SynopsisParser.parse(bytes)
            return Reading(words: tree?.words, isMalformed: isMalformed)
        }
    }

    @Test(arguments: [
        ("GPL-2+", "GPL-2+"),
        ("GPL-2 or GPL-3", "(GPL-2 or GPL-3)"),
        ("A or B and C", "(A or (B and C))"),
        ("A or B, and C", "((A or B) and C)"),
        ("A or B, and C and D", "((A or B) and (C and D))"),
        ("A, and B or C, or D", "((A and (B or C)) or D)"),
        ("A AND B Or C", "((A and B) or C)"),
    ])
    func `and binds tighter than or, unless a comma stands before it`(
        line: String, words: String
    ) {
        #expect(reading(line) == Reading(words: words, isMalformed: false))
    }

    @Test(arguments: [
        ("A, B, C", "(A and B and C)"),
        ("A, B and C", "(A and (B and C))"),
        ("A, B or C", "(A or B or C)"),
        ("A, B, or C", "(A or B or C)"),
        ("A, B, and C,", "(A and B and C)"),
        ("A; B", "(A and B)"),
        ("A, Version 2.0", "A, Version 2.0"),
        ("A, v2 and B, version 1.1", "(A, v2 and B, version 1.1)"),
        ("A, v. 2.0, or B", "(A, v. 2.0 or B)"),
    ])
    func `a bare comma means what ends its list`(line: String, words: String) {
        #expect(reading(line) == Reading(words: words, isMalformed: false))
    }

    @Test(arguments: [
        ("A | B", "(A or B)"), ("A||B", "(A or B)"), ("A / B", "(A and B)"),
        ("A and/or B", "(A and B)"), ("A & B", "(A and B)"), ("A + B", "(A and B)"),
        ("either A or B", "(A or B)"), ("MIT/X11", "MIT/X11"),
    ])
    func `signs that people write for and and or are read`(line: String, words: String) {
        #expect(reading(line) == Reading(words: words, isMalformed: false))
    }

    @Test(arguments: [
        ("A with X and Y exceptions", "(A[X] and A[Y])"),
        ("A with X exception and Y Z exception or B", "((A[X] and A[Y Z]) or B)"),
        ("A with X exception and B with Y exception", "(A[X] and B[Y])"),
        ("A with X exception", "A[X]"),
        ("A with X Y exceptions or B", "(A[X Y] or B)"),
        ("A WITH X-exception-2.0 AND B", "(A[X-exception-2.0] and B)"),
        ("A with X exception and B with Y exception", "(A[X] and B[Y])"),
        ("A with X exception (see below)", "A[X]"),
    ])
    func `keywords stand between with and exception`(line: String, words: String) {
        #expect(reading(line) == Reading(words: words, isMalformed: false))
    }

    @Test(arguments: [
        ("(A OR B) AND C", "((A or B) and C)"),
        ("((A))", "A"),
        ("A (see B, or C) or D", "(A{A (see B, or C)} or D)"),
        ("BSD (3 clause)", "BSD{BSD (3 clause)}"),
    ])
    func `parentheses are groups at a name's place and remarks behind one`(
        line: String, words: String
    ) {
        #expect(reading(line) == Reading(words: words, isMalformed: false))
    }

    @Test(arguments: [
        ("GPL-2 or later", "GPL-2+"), ("A or any later version or B", "(A+ or B)"),
        ("A or (at your option) any later version", "A+"), ("A or newer, and B", "(A+ and B)"),
        ("GPL version 2 or later", "GPL version 2+"),
    ])
    func `or later belongs to the name before it`(line: String, words: String) {
        #expect(reading(line) == Reading(words: words, isMalformed: false))
    }

    @Test(arguments: [
        ("A and", "A"), ("or A", "A"), ("A or or B", "(A or B)"), ("(A or B", "(A or B)"),
        ("A (see", "A"), ("", nil), (",,,", nil), ("A) and B", nil),
        ("(A or B) with X exception", nil),
        ("A with", nil), ("A with X with Y", nil),
        ("You may turn this orrery as long as you like", nil),
    ])
    func `what is missing is overlooked, and what can't be trusted gives no tree`(
        line: String, words: String?
    ) {
        let isMalformed = line.contains { $0 != "," }
        #expect(reading(line) == Reading(words: words, isMalformed: isMalformed))
    }

    @Test func `nesting has a limit`() {
        let line = String(repeating: "(", count: 32) + "A" + String(repeating: ")", count: 32)
        #expect(reading(line) == Reading(words: "A", isMalformed: false))
        #expect(reading("(" + line + ")") == Reading(words: nil, isMalformed: true))
    }

    @Test func `a line beyond the limit is no list of names`() {
        let line = Array(repeating: "A", count: 4_000).joined(separator: " or ")
        #expect(reading(line) == Reading(words: nil, isMalformed: true))
    }
}

extension Synopsis {
    /// The tree in words: exceptions in brackets, and names with a remark in braces.
    fileprivate var words: String {
        switch self {
        case .name(let name):
            (name.withoutRemark.map { "\(String($0)){\(String(name.name))}" } ?? String(name.name))
                + (name.isOrLater ? "+" : "") + (name.exception.map { "[\(String($0))]" } ?? "")
        case .and(let operands): "(" + operands.map(\.words).joined(separator: " and ") + ")"
        case .or(let operands): "(" + operands.map(\.words).joined(separator: " or ") + ")"
        }
    }
}
