/// An expression as an AND of clauses, each an OR of terms.
///
/// The form answers with sets what an expression answers with a tree: a user who must avoid some
/// licenses can't use the work exactly if one clause offers only those.
///
/// The form is minimal: no clause contains all terms of another one, which would already demand as
/// much. So equivalent expressions have equal forms.
public struct ConjunctiveNormalForm: Hashable, Sendable {
    /// The clauses, each with its terms in SPDX syntax, once and in order; in order themselves, as
    /// bytes. There is at least one, and none is empty.
    public let clauses: [[String]]

    /// How many clauses may offer a choice: an OR of ANDs has as many clauses as the product of the
    /// ANDs' sizes.
    ///
    /// Clauses of one term aren't counted: no more of them arise than the expression has terms.
    public static let choiceLimit = 64
    /// How many terms the clauses with a choice may have together.
    public static let termLimit = 1024

    /// - Returns: nil if there are more choices than a limit allows, even if only in between.
    public init?(_ expression: LicenseExpression) {
        let terms = expression.terms.map(\.description).sortedOnce()
        let numbers = Dictionary(uniqueKeysWithValues: zip(terms, 0...))
        guard let clauses = expression.clauses(with: { numbers[$0.description] ?? 0 }) else {
            return nil
        }
        self.clauses = clauses.map { $0.sorted() }
            .sorted { $0.lexicographicallyPrecedes($1) }
            .map { clause in clause.map { terms[$0] } }
    }
}

extension LicenseExpression {
    /// The clauses of the minimal form, each with its terms, in no order; nil if there are more
    /// choices than a limit allows.
    var clauses: [[LicenseTerm]]? {
        let terms = terms
        let numbers = Dictionary(uniqueKeysWithValues: zip(terms, 0...))
        return clauses { numbers[$0] ?? 0 }?.map { clause in clause.map { terms[$0] } }
    }
}

/// Terms by their numbers.
private typealias Clause = Set<Int>

extension LicenseExpression {
    /// The clauses of the minimal form; nil if there are too many choices.
    ///
    /// Recursion ends where parentheses do: see ``nestingLimit``.
    fileprivate func clauses(with number: (LicenseTerm) -> Int) -> [Clause]? {
        switch self {
        case .license(let term): return [[number(term)]]
        case .and(let operands):
            var clauses: [Clause] = []
            for operand in operands {
                guard let own = operand.clauses(with: number) else { return nil }
                clauses += own
            }
            return clauses.minimal
        case .or(let operands):
            var choice: Clause = []
            var factors: [[Clause]] = []
            for operand in operands {
                guard let own = operand.clauses(with: number) else { return nil }
                if own.count == 1 { choice.formUnion(own[0]) } else { factors.append(own) }
            }
            // An empty clause offers nothing, and is what a product begins with.
            var clauses: [Clause]? = [choice].minimal
            for factor in factors { clauses = clauses?.times(factor) }
            return clauses
        }
    }
}

extension [Clause] {
    /// The clauses of an OR of both sides: every pair of clauses, joined.
    fileprivate func times(_ other: [Clause]) -> [Clause]? {
        guard count * other.count <= ConjunctiveNormalForm.choiceLimit else { return nil }
        return flatMap { clause in other.map(clause.union) }.minimal
    }

    /// The clauses that contain no other clause, each once; nil if there are too many choices.
    fileprivate var minimal: [Clause]? {
        let single = filter { $0.count == 1 }.reduce(into: Clause()) { $0.formUnion($1) }
        let choices = filter { $0.count != 1 && $0.isDisjoint(with: single) }
        guard choices.count <= ConjunctiveNormalForm.choiceLimit,
            choices.reduce(0, { $0 + $1.count }) <= ConjunctiveNormalForm.termLimit
        else { return nil }
        var kept: [Clause] = []
        for choice in choices.sorted(by: { $0.count < $1.count })
        where !kept.contains(where: choice.isSuperset) {
            kept.append(choice)
        }
        return single.map { [$0] } + kept
    }
}
