import DomainLayer
import Testing

struct LicenseExpressionTermsTests {
    static let text =
        "Zlib AND (GPL-2.0-only WITH Linux-syscall-note OR EPL-1.0+) AND DocumentRef-d:LicenseRef-r"
        + " AND GPL-2.0-only WITH Bison-exception-2.2 AND GPL-2.0-only AND Zlib"

    @Test func `terms come once each, in the order of writing`() throws {
        #expect(
            try LicenseExpression(parsing: Self.text).terms == [
                LicenseTerm("Zlib"),
                LicenseTerm("GPL-2.0-only", exception: "Linux-syscall-note"),
                LicenseTerm("EPL-1.0", orLater: true),
                LicenseTerm("LicenseRef-r", document: "d"),
                LicenseTerm("GPL-2.0-only", exception: "Bison-exception-2.2"),
                LicenseTerm("GPL-2.0-only"),
            ])
    }

    @Test func `licenses come once each, in the order of bytes`() throws {
        #expect(
            try LicenseExpression(parsing: Self.text).licenses == [
                "DocumentRef-d:LicenseRef-r", "EPL-1.0", "GPL-2.0-only", "Zlib",
            ])
    }

    @Test func `a license has the plus behind it that the expression has`() throws {
        #expect(
            try LicenseExpression(parsing: Self.text).licensesAsStated == [
                "DocumentRef-d:LicenseRef-r", "EPL-1.0+", "GPL-2.0-only", "Zlib",
            ])
    }

    @Test func `exceptions come once each, in the order of bytes`() throws {
        #expect(
            try LicenseExpression(parsing: Self.text).exceptions == [
                "Bison-exception-2.2", "Linux-syscall-note",
            ])
    }

    @Test func `a single license is its own list`() {
        let expression = LicenseExpression.id("MIT")
        #expect(expression.terms == [LicenseTerm("MIT")])
        #expect(expression.licenses == ["MIT"])
        #expect(expression.exceptions == [])
    }
}

struct LicenseExpressionRenderingTests {
    @Test(arguments: [
        (LicenseExpression.id("MIT"), "MIT"),
        (.and([.id("A"), .id("B"), .id("C")]), "A AND B AND C"),
        (.or([.id("A"), .id("B")]), "A OR B"),
        (.or([.and([.id("A"), .id("B")]), .id("C")]), "A AND B OR C"),
        (.and([.or([.id("A"), .id("B")]), .id("C")]), "(A OR B) AND C"),
        (.and([.id("A"), .and([.id("B"), .id("C")])]), "A AND B AND C"),
        (.or([.id("A"), .or([.id("B"), .id("C")])]), "A OR B OR C"),
        (
            .and([.id("A"), .or([.id("B"), .and([.id("C"), .or([.id("D"), .id("E")])])])]),
            "A AND (B OR C AND (D OR E))"
        ),
        (.and([.or([.id("A"), .id("B")])]), "A OR B"),
        (.and([.and([.or([.id("A"), .id("B")])]), .id("C")]), "(A OR B) AND C"),
        (
            .or([.license(LicenseTerm("A", orLater: true, exception: "x")), .id("B")]),
            "A+ WITH x OR B"
        ),
    ])
    func `an expression has no more parentheses than it needs`(
        expression: LicenseExpression, text: String
    ) {
        #expect(expression.description == text)
    }
}

struct LicenseExpressionCombiningTests {
    @Test func `nothing joined is nothing`() {
        #expect(LicenseExpression.all([]) == nil)
        #expect(LicenseExpression.any([]) == nil)
    }

    @Test(arguments: [
        LicenseExpression.id("A"), .and([.id("A"), .id("B")]), .or([.id("A"), .id("B")]),
    ])
    func `one alone stays as it is`(expression: LicenseExpression) {
        #expect(LicenseExpression.all([expression]) == expression)
        #expect(LicenseExpression.any([expression]) == expression)
    }

    static let parts: [LicenseExpression] = [
        .id("A"), .and([.id("B"), .id("C")]), .or([.id("D"), .id("E")]), .id("A"),
    ]

    @Test func `all joins by AND, takes in other ANDs and drops nothing`() {
        #expect(
            LicenseExpression.all(Self.parts)
                == .and([.id("A"), .id("B"), .id("C"), .or([.id("D"), .id("E")]), .id("A")]))
    }

    @Test func `any joins by OR, takes in other ORs and drops nothing`() {
        #expect(
            LicenseExpression.any(Self.parts)
                == .or([.id("A"), .and([.id("B"), .id("C")]), .id("D"), .id("E"), .id("A")]))
    }
}

struct LicenseExpressionLaterVersionsTests {
    @Test(arguments: [
        ("MIT AND (GPL-2.0-or-later OR Zlib)", "MIT AND (GPL-2.0-or-later OR Zlib)"),
        ("EPL-1.0+", "EPL-1.0 OR EPL-2.0"),
        ("MIT AND EPL-1.0+", "MIT AND (EPL-1.0 OR EPL-2.0)"),
        ("EPL-1.0+ OR EPL-2.0", "EPL-1.0 OR EPL-2.0"),
        (
            "MPL-1.1+ WITH GStreamer-exception-2008",
            "MPL-1.1 WITH GStreamer-exception-2008 OR MPL-2.0 WITH GStreamer-exception-2008"
        ),
        ("Zlib+", "Zlib"),
        ("EPL-2.0+", "EPL-2.0"),
        ("Unlisted-1.0+", "Unlisted-1.0"),
    ])
    func `a plus is the choice among the list's versions`(text: String, listed: String) throws {
        let expression = try LicenseExpression(parsing: text)
        #expect(expression.withLaterVersionsListed.description == listed)
    }
}

struct LicenseTermTests {
    @Test(arguments: [
        (LicenseTerm("MIT"), "MIT"),
        (LicenseTerm("EPL-1.0", orLater: true), "EPL-1.0+"),
        (
            LicenseTerm("GPL-2.0-only", exception: "Linux-syscall-note"),
            "GPL-2.0-only WITH Linux-syscall-note"
        ),
        (LicenseTerm("LicenseRef-b", document: "a"), "DocumentRef-a:LicenseRef-b"),
        (
            LicenseTerm("LicenseRef-b", exception: "x", document: "a"),
            "DocumentRef-a:LicenseRef-b WITH x"
        ),
        (LicenseTerm.publicDomain, "LicenseRef-public-domain"),
    ])
    func `a term is rendered in SPDX syntax`(term: LicenseTerm, text: String) {
        #expect(term.description == text)
    }

    @Test func `the license of a term is without version sign and exception`() {
        #expect(LicenseTerm("EPL-1.0", orLater: true, exception: "x").license == "EPL-1.0")
        #expect(LicenseTerm("LicenseRef-b", document: "a").license == "DocumentRef-a:LicenseRef-b")
    }
}
