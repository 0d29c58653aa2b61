/// The size of a screen in characters.
public struct ScreenSize: Hashable, Sendable {
    /// The characters of a line, 0 or more.
    public let columns: Int
    /// The lines, 0 or more.
    public let rows: Int

    /// A size; what is negative is 0.
    public init(columns: Int, rows: Int) {
        self.columns = max(0, columns)
        self.rows = max(0, rows)
    }
}
