import DomainLayer
import StyleDoubles
import Testing

@testable import VSAStyle

@Suite struct SheetPositionTests {
    /// Of two statements, at lines 1 and 2 to 3.
    private let entry = LicenseEntry.samples[0]

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
        position.goToStatement(by: 1, in: LicenseEntry.samples[2])
        #expect(position == SheetPosition())
    }
}
