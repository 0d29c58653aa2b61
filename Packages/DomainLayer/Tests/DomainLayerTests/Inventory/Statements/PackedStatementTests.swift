import Testing

@testable import DomainLayer

struct PackedStatementTests {
    private let statements = LicenseStatements(LicenseStatementsTests.statements)

    @Test func `the statements are lent in their order, with what was put in`() {
        var lent: [LicenseStatement] = []
        statements.lendPacked { packed in
            let claim = statements.claims[packed.claim]
            lent.append(
                LicenseStatement(
                    expression: claim.expression,
                    files: texts(packed.files),
                    lines: packed.lines,
                    basis: claim.basis,
                    rule: claim.rule,
                    name: texts(packed.name).first,
                    holders: texts(packed.holders),
                    underlying: texts(packed.underlying)))
        }
        #expect(lent == LicenseStatementsTests.statements)
    }

    @Test func `an empty text is one, and no text is none`() {
        #expect(statements.lendPacked(at: 1) { $0.name.isEmpty })
        #expect(statements.lendPacked(at: 2) { texts($0.name) } == [""])
        #expect(statements.lendPacked(at: 2) { texts($0.files) } == ["", "src/*", ""])
    }

    @Test func `no statements lend nothing`() {
        LicenseStatements([]).lendPacked { Issue.record("lent \($0)") }
    }

    private func texts(_ packed: PackedTexts) -> [String] {
        packed.map { String(decoding: $0, as: UTF8.self) }
    }
}
