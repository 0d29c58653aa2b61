/// Lines that grow downwards while views render into them.
public struct LineStack {
    /// The columns that each line may take, 0 or more; nil sets no bound.
    public let width: Int?
    /// The blank lines between two blocks, 0 or more.
    public let spacing: Int
    /// The lines so far, from top to bottom.
    public private(set) var lines: [StyledLine] = []

    init(width: Int?, spacing: Int = 0) {
        self.width = width.map { max(0, $0) }
        self.spacing = max(0, spacing)
    }

    /// Adds the lines of a view as a block, set apart from the block above; without lines, nothing.
    public mutating func append(_ block: [StyledLine]) {
        if block.isEmpty { return }
        if !lines.isEmpty {
            lines.append(contentsOf: repeatElement(StyledLine(), count: spacing))
        }
        lines += block
    }
}
