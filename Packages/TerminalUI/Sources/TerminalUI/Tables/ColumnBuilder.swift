/// Puts the columns of a ``Table`` together, from left to right.
@resultBuilder
public enum ColumnBuilder<Row> {
    /// A column alone.
    public static func buildExpression(_ column: Column<Row>) -> [Column<Row>] {
        [column]
    }

    /// Columns next to each other.
    public static func buildBlock(_ columns: [Column<Row>]...) -> [Column<Row>] {
        Array(columns.joined())
    }

    /// The columns of an `if` without `else`: none where its condition doesn't hold.
    public static func buildOptional(_ columns: [Column<Row>]?) -> [Column<Row>] {
        columns ?? []
    }

    /// The columns of the first branch of an `if`.
    public static func buildEither(first columns: [Column<Row>]) -> [Column<Row>] {
        columns
    }

    /// The columns of the other branch.
    public static func buildEither(second columns: [Column<Row>]) -> [Column<Row>] {
        columns
    }
}
