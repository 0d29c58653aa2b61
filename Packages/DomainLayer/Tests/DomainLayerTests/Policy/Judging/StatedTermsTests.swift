import Testing

@testable import DomainLayer

struct StatedTermsTests {
    private func stated() throws -> StatedTerms {
        let statements: [(String?, ClosedRange<Int>)] = [
            ("GPL-2.0-only OR MIT", 9...11), ("MIT", 3...5), ("MIT", 3...5), (nil, 13...14),
            ("GPL-2.0-only AND ISC", 20...22), ("Zlib", 1...1),
        ]
        return StatedTerms(
            try statements.map { text, lines in
                LicenseStatement(
                    expression: try text.map { text throws in
                        try LicenseExpression(parsing: text)
                    }, lines: lines, basis: .declared)
            })
    }

    @Test(
        arguments: [
            ("MIT", [3...5, 9...11]), ("GPL-2.0-only OR MIT", [9...11]),
            ("MIT OR GPL-2.0-only", [9...11]), ("ISC", [20...22]), ("Apache-2.0", []),
            ("ISC OR Zlib OR Apache-2.0", [20...22]), (nil, [13...14]),
        ] as [(String?, [ClosedRange<Int>])])
    func `lines are those of the statements that name it all, in order, each once`(
        license: String?, lines: [ClosedRange<Int>]
    ) throws {
        let license = try license.map { text throws in try LicenseExpression(parsing: text) }
        #expect(try stated().lines(of: license).ranges == lines)
    }

    @Test func `a reference builds upon what its statements name`() throws {
        func statement(_ id: String, _ underlying: [String]) -> LicenseStatement {
            LicenseStatement(
                expression: .and([.id("MIT"), .id(id)]), lines: 1...1, basis: .declared,
                underlying: underlying)
        }
        let stated = StatedTerms([
            statement("LicenseRef-a", ["GPL-2.0-only", "Zlib"]), statement("LicenseRef-b", ["ISC"]),
            statement("LicenseRef-a", ["GPL-2.0-only", "0BSD"]),
        ])
        #expect(
            stated.underlying(of: LicenseTerm("LicenseRef-a")) == ["0BSD", "GPL-2.0-only", "Zlib"])
        #expect(stated.underlying(of: LicenseTerm("LicenseRef-c")) == [])
        #expect(stated.underlying(of: LicenseTerm("MIT")) == [])
    }
}
