import Testing

@testable import DomainLayer

struct PackedStatementTests {
    private let statements = LicenseStatements(LicenseStatementsTests.statements)

    @Test func `a packed statement says the same as the one that was put in`() {
        for (position, statement) in LicenseStatementsTests.statements.enumerated() {
            let packed = statements.packed(at: position)
            let claim = statements.claims[packed.claim]
            #expect(claim.expression == statement.expression)
            #expect(claim.basis == statement.basis)
            #expect(claim.rule == statement.rule)
            #expect(packed.lines == statement.lines)
            #expect(texts(packed.name) == (statement.name.map { [$0] } ?? []))
            #expect(texts(packed.files) == statement.files)
            #expect(texts(packed.holders) == statement.holders)
            #expect(texts(packed.underlying) == statement.underlying)
        }
    }

    @Test func `an empty text is one, and no text is none`() {
        #expect(statements.packed(at: 1).name.isEmpty)
        #expect(!statements.packed(at: 2).name.isEmpty)
    }

    private func texts(_ packed: PackedTexts) -> [String] {
        var texts: [String] = []
        packed.lend { texts.append(String(decoding: $0, as: UTF8.self)) }
        return texts
    }
}
