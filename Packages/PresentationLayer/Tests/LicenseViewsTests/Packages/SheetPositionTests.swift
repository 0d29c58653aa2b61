import DomainLayer
import LicenseViews
import Testing

@Suite struct SheetPositionTests {
    /// A package with two statements, at line 1 and at lines 2 to 3.
    private let entry = Self.entry(lines: 1...1, 2...3)

    @Test func `the first step forwards goes to the first statement`() {
        var position = SheetPosition()
        position.goToStatement(by: 1, in: entry)
        #expect(position.statement == 0)
        #expect(position.anchor == 1)
        #expect(position.top == -3)
    }

    @Test func `the first step backwards goes to the last statement`() {
        var position = SheetPosition()
        position.goToStatement(by: -1, in: entry)
        #expect(position.statement == 1)
        #expect(position.anchor == 2)
    }

    @Test func `it stops at the ends`() {
        var position = SheetPosition()
        for _ in 0..<5 { position.goToStatement(by: 1, in: entry) }
        #expect(position.statement == 1)
        for _ in 0..<5 { position.goToStatement(by: -1, in: entry) }
        #expect(position.statement == 0)
    }

    @Test func `without statements nothing is gone to`() {
        var position = SheetPosition()
        position.goToStatement(by: 1, in: Self.entry())
        #expect(position == SheetPosition())
    }

    @Test func `it says which statement was gone to, or how many there are`() {
        var position = SheetPosition()
        #expect(position.words(in: entry) == "2 statements")
        position.goToStatement(by: -1, in: entry)
        #expect(position.words(in: entry) == "statement 2 of 2")
        position.leaveStatement()
        #expect(position.words(in: entry) == "2 statements")
    }

    private static func entry(lines: ClosedRange<Int>...) -> PackageLicense {
        PackageLicense(
            name: "apple", version: "1", architecture: "all",
            statements: lines.map { LicenseStatement(expression: nil, lines: $0, basis: .text) })
    }
}
