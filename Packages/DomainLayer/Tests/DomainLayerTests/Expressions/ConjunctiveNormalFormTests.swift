import DomainLayer
import Testing

struct ConjunctiveNormalFormTests {
    @Test(arguments: [
        ("A", [["A"]]),
        ("B AND A", [["A"], ["B"]]),
        ("B OR A OR B", [["A", "B"]]),
        ("A AND B OR C", [["A", "C"], ["B", "C"]]),
        ("(A OR B) AND A", [["A"]]),
        ("(A OR B) AND (B OR A)", [["A", "B"]]),
        ("A OR A AND B", [["A"]]),
        ("A AND X OR A AND Y OR A AND Z", [["A"], ["X", "Y", "Z"]]),
        ("A AND B OR C AND D", [["A", "C"], ["A", "D"], ["B", "C"], ["B", "D"]]),
        ("A OR (B AND (C OR D AND E))", [["A", "B"], ["A", "C", "D"], ["A", "C", "E"]]),
        ("A OR A+ OR A WITH x", [["A", "A WITH x", "A+"]]),
        ("A AND A+ AND A WITH x", [["A"], ["A WITH x"], ["A+"]]),
    ])
    func `clauses are minimal and in order`(text: String, clauses: [[String]]) throws {
        let expression = try LicenseExpression(parsing: text)
        #expect(try #require(ConjunctiveNormalForm(expression)).clauses == clauses)
    }

    /// A user who denies some terms has none left exactly if a clause offers no other.
    @Test func `a deny list is violated exactly if it has all of a clause`() throws {
        var random = SeededGenerator()
        for _ in 0..<2000 {
            let expression = expression(depth: 3, using: &random)
            let form = try #require(ConjunctiveNormalForm(expression))
            for denied in 0..<(1 << Self.names.count) {
                let isDenied = { (term: String) in
                    Self.names.firstIndex(of: term).map { denied >> $0 & 1 == 1 } ?? false
                }
                #expect(
                    form.clauses.contains { $0.allSatisfy(isDenied) }
                        == !expression.isUsable { !isDenied($0) },
                    "seed \(random.seed): \(expression)")
            }
            for clause in form.clauses {
                #expect(clause == Set(clause).sorted())
                #expect(
                    form.clauses.count { Set($0).isSubset(of: clause) } == 1,
                    "seed \(random.seed): \(expression)")
            }
        }
    }

    @Test func `a form with too many choices is none, and doesn't take its time`() throws {
        func product(_ count: Int) -> LicenseExpression {
            .or((0..<count).map { .and([.id("A\($0)"), .id("B\($0)")]) })
        }
        #expect(ConjunctiveNormalForm(product(6))?.clauses.count == 64)
        #expect(ConjunctiveNormalForm(product(7)) == nil)
        #expect(ConjunctiveNormalForm(product(10_000)) == nil)
        #expect(ConjunctiveNormalForm(.and([.id("A"), .or([.id("B"), product(7)])])) == nil)
        // Clauses without a choice may be as many as the expression has terms.
        let many = (0..<10_000).map { LicenseExpression.id("A\($0)") }
        #expect(ConjunctiveNormalForm(.and(many))?.clauses.count == 10_000)
        #expect(ConjunctiveNormalForm(.or(many)) == nil)
        #expect(ConjunctiveNormalForm(.or(Array(many[..<1024])))?.clauses.map(\.count) == [1024])
        #expect(ConjunctiveNormalForm(.or(Array(many[..<1025]))) == nil)
        let shared = many[1..<1024].map { LicenseExpression.and([many[0], $0]) }
        #expect(ConjunctiveNormalForm(.or(shared))?.clauses.map(\.count) == [1, 1023])
    }

    private static let names = ["A", "B", "C", "D", "E"]

    private func expression(
        depth: Int, using random: inout SeededGenerator
    ) -> LicenseExpression {
        let choice = depth == 0 ? 0 : Int.random(in: 0..<3, using: &random)
        if choice == 0 { return .id(Self.names.randomElement(using: &random) ?? "A") }
        let operands = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            expression(depth: depth - 1, using: &random)
        }
        return choice == 1 ? .and(operands) : .or(operands)
    }
}

extension LicenseExpression {
    /// Whether a user may use the work under the terms that satisfy the predicate.
    fileprivate func isUsable(_ mayUse: (String) -> Bool) -> Bool {
        switch self {
        case .license(let term): mayUse(term.description)
        case .and(let operands): operands.allSatisfy { $0.isUsable(mayUse) }
        case .or(let operands): operands.contains { $0.isUsable(mayUse) }
        }
    }
}
