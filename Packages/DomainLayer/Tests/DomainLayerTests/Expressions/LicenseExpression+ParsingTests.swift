import DomainLayer
import Testing

struct LicenseExpressionParsingTests {
    static let trees: [(String, LicenseExpression)] = [
        ("MIT", .id("MIT")),
        ("  MIT\t\r\n", .id("MIT")),
        ("(((MIT)))", .id("MIT")),
        ("EPL-1.0+", .license(LicenseTerm("EPL-1.0", orLater: true))),
        ("LicenseRef-a.b-c", .id("LicenseRef-a.b-c")),
        ("DocumentRef-d:LicenseRef-a", .license(LicenseTerm("LicenseRef-a", document: "d"))),
        (
            "GPL-2.0-or-later WITH Classpath-exception-2.0",
            .license(LicenseTerm("GPL-2.0-or-later", exception: "Classpath-exception-2.0"))
        ),
        (
            "GPL-2.0+ WITH Font-exception-2.0",
            .license(LicenseTerm("GPL-2.0", orLater: true, exception: "Font-exception-2.0"))
        ),
        ("MIT AND Zlib", .and([.id("MIT"), .id("Zlib")])),
        ("MIT OR Zlib AND ISC", .or([.id("MIT"), .and([.id("Zlib"), .id("ISC")])])),
        ("(MIT OR Zlib)AND(ISC)", .and([.or([.id("MIT"), .id("Zlib")]), .id("ISC")])),
        ("MIT AND (Zlib AND ISC)", .and([.id("MIT"), .id("Zlib"), .id("ISC")])),
        ("(MIT OR Zlib) OR ISC", .or([.id("MIT"), .id("Zlib"), .id("ISC")])),
        ("MIT AND MIT", .and([.id("MIT"), .id("MIT")])),
        ("mit and Zlib Or isc", .or([.and([.id("MIT"), .id("Zlib")]), .id("ISC")])),
        (
            "gpl-2.0-ONLY with linux-SYSCALL-note",
            .license(
                LicenseTerm("GPL-2.0-only", exception: "Linux-syscall-note"))
        ),
        ("NotOnTheList AND licenseref-A", .and([.id("NotOnTheList"), .id("licenseref-A")])),
    ]

    @Test(arguments: trees)
    func `a text becomes a tree`(text: String, tree: LicenseExpression) throws {
        #expect(try LicenseExpression(parsing: text) == tree)
    }

    @Test(arguments: trees)
    func `a tree that was read is read again from its rendering`(
        text: String, tree: LicenseExpression
    ) throws {
        #expect(try LicenseExpression(parsing: tree.description) == tree)
    }

    static let failures: [(String, LicenseExpressionError.Problem, Int)] = [
        ("", .empty, 1),
        (" \n ", .empty, 1),
        ("MIT,Zlib", .unexpectedCharacter(","), 4),
        ("MIT | Zlib", .unexpectedCharacter("|"), 5),
        ("MIT AND Lizenz-ä", .unexpectedCharacter("ä"), 16),
        ("MIT\u{301}", .unexpectedCharacter("\u{301}"), 4),
        ("+", .unexpectedCharacter("+"), 1),
        ("A++", .unexpectedCharacter("+"), 2),
        ("A+B", .unexpectedCharacter("+"), 2),
        ("MIT +", .expectedOperator, 5),
        ("LicenseRef-a+", .unexpectedCharacter("+"), 13),
        ("LicenseRef-a:b", .incompleteReference, 1),
        ("A WITH x+", .unexpectedCharacter("+"), 9),
        ("DocumentRef-a:LicenseRef-b:c", .unexpectedCharacter(":"), 27),
        ("A:LicenseRef-b", .incompleteReference, 1),
        (":", .incompleteReference, 1),
        ("MIT AND LicenseRef-", .incompleteReference, 9),
        ("DocumentRef-a", .incompleteReference, 1),
        ("DocumentRef-:LicenseRef-b", .incompleteReference, 1),
        ("DocumentRef-a:MIT", .incompleteReference, 15),
        ("AND", .expectedLicense, 1),
        ("MIT OR", .expectedLicense, 7),
        ("MIT AND OR ISC", .expectedLicense, 9),
        ("WITH x", .expectedLicense, 1),
        ("()", .expectedLicense, 2),
        ("(", .expectedLicense, 2),
        ("MIT Zlib", .expectedOperator, 5),
        ("MIT (Zlib)", .expectedOperator, 5),
        ("(MIT) WITH x", .expectedOperator, 7),
        ("A WITH x WITH y", .expectedOperator, 10),
        ("(A B)", .expectedOperator, 4),
        ("A WITH", .expectedException, 7),
        ("A WITH (x)", .expectedException, 8),
        ("A WITH AND", .expectedException, 8),
        ("MIT AND NOASSERTION", .reservedWord("NOASSERTION"), 9),
        ("NONE", .reservedWord("NONE"), 1),
        ("MIT AND (Zlib", .unclosedParenthesis, 9),
        ("((MIT)", .unclosedParenthesis, 1),
        ("MIT)", .unopenedParenthesis, 4),
        (")", .unopenedParenthesis, 1),
        ("MIT AND )", .unopenedParenthesis, 9),
    ]

    @Test(arguments: failures)
    func `an error names the problem and its column`(
        text: String, problem: LicenseExpressionError.Problem, column: Int
    ) {
        #expect(throws: LicenseExpressionError(problem, column: column)) {
            try LicenseExpression(parsing: text)
        }
    }

    /// Not in the table, because arguments are printed to the terminal unescaped.
    @Test func `control characters have no place in an expression`() {
        #expect(throws: LicenseExpressionError(.unexpectedCharacter("\u{0}"), column: 4)) {
            try LicenseExpression(parsing: "MIT\u{0}")
        }
        #expect(throws: LicenseExpressionError(.unexpectedCharacter("\u{1B}"), column: 5)) {
            try LicenseExpression(parsing: "MIT \u{1B}[31m")
        }
    }

    @Test func `128 parentheses may be open, and no more`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "(", count: depth) + "MIT" + String(repeating: ")", count: depth)
        }
        #expect(try LicenseExpression(parsing: nested(128)) == .id("MIT"))
        #expect(throws: LicenseExpressionError(.nestedTooDeep, column: 129)) {
            try LicenseExpression(parsing: nested(129))
        }
    }

    @Test func `closed parentheses don't count as nesting`() throws {
        let text = Array(repeating: "(MIT)", count: 1_000).joined(separator: " AND ")
        #expect(
            try LicenseExpression(parsing: text) == .and(Array(repeating: .id("MIT"), count: 1_000))
        )
    }

    @Test func `a megabyte of opening parentheses ends at the limit`() {
        #expect(throws: LicenseExpressionError(.nestedTooDeep, column: 129)) {
            try LicenseExpression(parsing: String(repeating: "(", count: 1_000_000))
        }
    }

    @Test func `a megabyte of operands is one flat AND`() throws {
        let text = Array(repeating: "MIT", count: 125_000).joined(separator: " AND ")
        let expression = try LicenseExpression(parsing: text)
        #expect(expression == .and(Array(repeating: .id("MIT"), count: 125_000)))
        #expect(expression.simplified == .id("MIT"))
    }
}
