/// Lines that grow downwards while views render into them.
public struct LineStack {
    /// The columns that each line may take; nil sets no bound.
    public let width: Int?
    /// The blank lines between two blocks.
    public let spacing: Int
    /// The lines so far, from top to bottom.
    public private(set) var lines: [StyledLine] = []

    /// - Parameter width: taken as 0 where it is negative, as `spacing` is.
    public init(width: Int?, spacing: Int = 0) {
        self.width = width.map { max(0, $0) }
        self.spacing = max(0, spacing)
    }

    /// Adds the lines of one view as a block, set apart from the block above; without lines, nothing.
    public mutating func append(_ block: [StyledLine]) {
        if block.isEmpty { return }
        if lines.isEmpty {
            lines = block
        } else {
            for _ in 0..<spacing { lines.append(StyledLine()) }
            lines += block
        }
    }
}
