import DomainLayer
import Testing

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
