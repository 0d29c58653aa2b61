import DomainLayer
import Testing

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
