/// Why a text is no licence expression, and where.
public struct LicenseExpressionError: Error, Hashable, Sendable {
    /// The 1-based place of the offending character.
    ///
    /// Whatever stands before it is ASCII, so bytes and characters count the same.
    public var column: Int
    public var problem: Problem

    public init(_ problem: Problem, column: Int) {
        self.column = column
        self.problem = problem
    }

    /// What is wrong at the column.
    public enum Problem: Hashable, Sendable {
        /// There is nothing but blanks.
        case empty
        /// A character that no expression has, or not there.
        case unexpectedCharacter(Unicode.Scalar)
        /// A licence or `(` should stand here.
        case expectedLicense
        /// `AND`, `OR` or the end should stand here; `WITH` too, behind a single licence.
        case expectedOperator
        /// An exception's id should stand here, behind `WITH`.
        case expectedException
        /// `LicenseRef-` or `DocumentRef-` without what has to follow.
        case incompleteReference
        /// `NONE` and `NOASSERTION` stand for a whole expression, never for a part of one, so that
        /// whoever reads a field looks for them first.
        case reservedWord(String)
        /// This `(` has no `)`.
        case unclosedParenthesis
        /// This `)` has no `(`.
        case unopenedParenthesis
        /// This `(` is deeper than ``LicenseExpression/nestingLimit``.
        case nestedTooDeep
    }
}
