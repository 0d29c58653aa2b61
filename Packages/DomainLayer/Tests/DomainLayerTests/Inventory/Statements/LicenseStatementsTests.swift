import Testing

@testable import DomainLayer

struct LicenseStatementsTests {
    static let mit = LicenseExpression.license(LicenseTerm("MIT"))
    static let gpl = LicenseExpression.license(
        LicenseTerm("GPL-2.0-or-later", exception: "Classpath-exception-2.0"))

    /// One of each kind, and all that a length or a number can be.
    static let statements = [
        LicenseStatement(
            expression: mit, files: ["*"], lines: 7...9, basis: .declared, name: "Expat",
            holders: ["1999 Øystein Ærlig", "2004 山田"]),
        LicenseStatement(expression: nil, lines: 1...1, basis: .none),
        LicenseStatement(
            expression: .or([mit, gpl]), files: ["", "src/*", ""], lines: 128...70_000,
            basis: .text, rule: .licenseText, name: "", holders: []),
        LicenseStatement(
            expression: gpl, files: [], lines: 300...300, basis: .grant, rule: .grant,
            holders: [String(repeating: "h", count: 127), String(repeating: "i", count: 20_000)]),
        LicenseStatement(
            expression: mit, lines: Int.min...Int.max, basis: .pointer, name: "a\0b",
            underlying: ["MIT", "GPL-2.0-only"]),
    ]

    @Test(arguments: statements)
    func `a statement comes out as it was put in`(statement: LicenseStatement) {
        #expect(Array(LicenseStatements([statement])) == [statement])
    }

    @Test func `statements stay in their order`() {
        let statements = LicenseStatements(Self.statements)
        #expect(Array(statements) == Self.statements)
        #expect(statements.reversed() == Self.statements.reversed())
        #expect(statements[3] == Self.statements[3])
    }

    @Test func `packed statements are the same as those that were packed one by one`() {
        let claims = [Self.mit, nil].map {
            LicenseStatements.Claim(expression: $0, basis: .declared, rule: .shortName)
        }
        let packed = LicenseStatements(
            packed: [
                1, 2, 0, 5, 2, 0x61, 0x62, 1, 0x63, 0, 0,
                0xAC, 0x02, 0, 2, 1, 0x6E, 0, 2, 1, 0x68, 4, 3, 0x49, 0x53, 0x43,
            ], startingAt: [0, 11], saying: [0, 1], of: claims, underlying: ["ISC"])
        let statements = LicenseStatements([
            LicenseStatement(
                expression: Self.mit, files: ["ab", "c"], lines: 1...3, basis: .declared,
                rule: .shortName),
            LicenseStatement(
                expression: nil, lines: 300...300, basis: .declared, rule: .shortName, name: "n",
                holders: ["h"], underlying: ["ISC"]),
        ])
        #expect(Array(packed) == Array(statements))
        #expect(packed == statements)
        #expect(packed.licenses(of: nil) == ["ISC"])
    }

    @Test func `there may be none`() {
        let none = LicenseStatements([])
        #expect(none.isEmpty)
        #expect(none == [])
        #expect(none.description == "[]")
    }

    @Test func `equal statements are equal and hash alike`() {
        let (one, other) = (LicenseStatements(Self.statements), LicenseStatements(Self.statements))
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
        #expect(one.identity != other.identity)
    }

    @Test func `a copy is the same`() {
        let one = LicenseStatements(Self.statements)
        let copy = one
        #expect(one.identity == copy.identity)
    }

    @Test func `other statements are not equal`() {
        let lists = (0..<Self.statements.count).map { dropped in
            LicenseStatements(Self.statements.enumerated().filter { $0.offset != dropped }.map(\.1))
        }
        let others = Self.statements.indices.map { changed in
            var statements = Self.statements
            statements[changed].expression = .license(LicenseTerm("ISC"))
            return LicenseStatements(statements)
        }
        #expect(Set(lists + others).count == 2 * Self.statements.count)
    }

    @Test func `what statements say is kept once, in the order of first use`() {
        let statements = [Self.mit, nil, Self.mit, Self.gpl, Self.mit, Self.gpl].map {
            LicenseStatement(expression: $0, lines: 1...1, basis: .declared, rule: .shortName)
        }
        #expect(
            LicenseStatements(statements).claims.map(\.expression) == [Self.mit, nil, Self.gpl])
        #expect(LicenseStatements(Self.statements).claims.count == Self.statements.count)
    }
}
