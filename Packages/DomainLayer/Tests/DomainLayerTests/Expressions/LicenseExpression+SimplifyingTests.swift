import DomainLayer
import Testing

struct LicenseExpressionSimplifyingTests {
    @Test(arguments: [
        ("A", "A"),
        ("A AND A", "A"),
        ("B AND A AND B", "B AND A"),
        ("A OR B OR A", "A OR B"),
        ("(A OR B) AND A", "(A OR B) AND A"),
        ("(A OR B) AND (A OR B)", "A OR B"),
        ("(A OR B) AND C AND (B OR A)", "(A OR B) AND C"),
        ("(A AND B OR C) AND (C OR B AND A)", "A AND B OR C"),
        ("(A OR A) AND B", "A AND B"),
        ("(B OR B) AND (A OR A) AND B", "B AND A"),
        ("A AND (B AND C OR B AND C)", "A AND B AND C"),
        ("A AND (C AND B OR B AND C) AND B", "A AND C AND B"),
        ("A AND A+ AND A WITH x AND A+", "A AND A+ AND A WITH x"),
        ("A OR A AND B", "A OR A AND B"),
    ])
    func `repetition goes, choices stay`(text: String, simplified: String) throws {
        let expression = try LicenseExpression(parsing: text).simplified
        #expect(expression.description == simplified)
        #expect(expression.simplified == expression)
    }

    /// This many operands must not be compared with each other.
    @Test(arguments: [
        ("B AND A AND B", "B AND A"),
        ("(A OR B) AND C AND (B OR A)", "(A OR B) AND C"),
        ("(A AND B OR C) AND (C OR B AND A)", "A AND B OR C"),
        ("A AND (B AND C OR B AND C)", "A AND B AND C"),
        ("A AND A+ AND A WITH x AND A+", "A AND A+ AND A WITH x"),
    ])
    func `among many operands it is the same`(text: String, simplified: String) throws {
        let others = (0..<40).map { LicenseExpression.id("LicenseRef-\($0)") }
        func among(_ expression: LicenseExpression) throws -> LicenseExpression {
            try #require(.all([expression] + others))
        }
        let expression = try among(LicenseExpression(parsing: text))
        #expect(try expression.simplified == among(LicenseExpression(parsing: simplified)))
    }

    @Test(arguments: [
        (LicenseExpression.and([.id("A")]), LicenseExpression.id("A")),
        (.or([.and([.or([.id("A")])])]), .id("A")),
        (
            .and([.id("C"), .and([.id("B"), .and([.id("A"), .id("B")])])]),
            .and([.id("C"), .id("B"), .id("A")])
        ),
        (
            .or([.and([.or([.id("B"), .id("A")])]), .id("C")]), .or([.id("B"), .id("A"), .id("C")])
        ),
    ])
    func `operators of one operand and nested like ones go`(
        expression: LicenseExpression, simplified: LicenseExpression
    ) {
        #expect(expression.simplified == simplified)
    }

    @Test func `deep nesting over many operands is simplified in one pass`() throws {
        var expression = LicenseExpression.and((0..<1_000).map { .id("LicenseRef-\($0)") })
        for level in 0..<127 {
            expression =
                level.isMultiple(of: 2)
                ? .or([expression, .id("A")]) : .and([expression, .id("B"), .id("B")])
        }
        let simplified = expression.simplified
        #expect(
            simplified.description
                == expression.description.replacing(" AND B AND B", with: " AND B"))
        #expect(simplified.isEquivalent(to: expression))
    }

    @Test(arguments: [
        ("A", "A"),
        ("A AND B", "B AND A"),
        ("A AND B AND A", "B AND A"),
        ("(A OR B) AND C", "C AND (B OR A)"),
        ("A AND B OR C AND D", "D AND C OR B AND A OR C AND D"),
        ("A AND (B OR B)", "B AND A"),
        ("mit", "MIT"),
    ])
    func `order and repetition make no difference`(left: String, right: String) throws {
        let left = try LicenseExpression(parsing: left)
        let right = try LicenseExpression(parsing: right)
        #expect(left.isEquivalent(to: right))
        #expect(right.isEquivalent(to: left))
    }

    @Test(arguments: [
        ("A", "B"),
        ("A", "A+"),
        ("A", "A WITH x"),
        ("A AND B", "A OR B"),
        ("A", "A AND B"),
        ("(A OR B) AND A", "A"),
        ("A AND (B OR C)", "A AND B OR C"),
    ])
    func `different statements are not equivalent`(left: String, right: String) throws {
        let left = try LicenseExpression(parsing: left)
        let right = try LicenseExpression(parsing: right)
        #expect(!left.isEquivalent(to: right))
        #expect(!right.isEquivalent(to: left))
    }
}
