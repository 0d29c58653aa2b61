/// A place on the screen; both numbers begin with 0.
public struct Position: Hashable, Sendable {
    public var row: Int
    public var column: Int

    public init(row: Int = 0, column: Int = 0) {
        self.row = row
        self.column = column
    }
}
