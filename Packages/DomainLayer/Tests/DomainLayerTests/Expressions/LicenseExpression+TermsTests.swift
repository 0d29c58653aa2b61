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

    @Test func `licences come once each, in the order of bytes`() throws {
        #expect(
            try LicenseExpression(parsing: Self.text).licenses == [
                "DocumentRef-d:LicenseRef-r", "EPL-1.0", "GPL-2.0-only", "Zlib",
            ])
    }

    @Test func `exceptions come once each, in the order of bytes`() throws {
        #expect(
            try LicenseExpression(parsing: Self.text).exceptions == [
                "Bison-exception-2.2", "Linux-syscall-note",
            ])
    }

    @Test func `a single licence is its own list`() {
        let expression = LicenseExpression.id("MIT")
        #expect(expression.terms == [LicenseTerm("MIT")])
        #expect(expression.licenses == ["MIT"])
        #expect(expression.exceptions == [])
    }
}
