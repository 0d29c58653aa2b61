/// Lines that grow downwards, or columns that grow to the right, while views render into them.
///
/// Printed, the height has no bound. On a screen it has one, and views that fill it, like lists,
/// are laid out last, in the lines that the others have left.
@MainActor
public struct LineStack {
    enum Axis { case vertical, horizontal }

    /// The lines that there are for the whole stack, 0 or more; nil sets no bound.
    ///
    /// Where it is 1, text is cut and not wrapped.
    public let height: Int?
    /// The blank lines, or columns, between two blocks, 0 or more.
    public let spacing: Int
    let axis: Axis
    /// The rows that are looked at; the lines of others are only counted.
    let window: Range<Int>?
    private var closedParts: [Part] = []
    /// The lines of a vertical stack since the last part that waits.
    private(set) var openBlock: Block?

    /// The columns that there are for the whole stack.
    let totalWidth: Int?
    private var usedWidth = 0

    init(
        width: Int?, height: Int? = nil, spacing: Int = 0, axis: Axis = .vertical,
        window: Range<Int>? = nil
    ) {
        totalWidth = width.map { max(0, $0) }
        self.height = height.map { max(0, $0) }
        self.spacing = max(0, spacing)
        self.axis = axis
        self.window = window
    }

    /// From top to bottom, or from left to right; what can be joined is one part.
    var parts: [Part] {
        openBlock.map { closedParts + [.fixed($0)] } ?? closedParts
    }

    /// The columns that each line of the next view may take, 0 or more; nil sets no bound.
    public var width: Int? {
        totalWidth.map { max(0, $0 - usedWidth) }
    }

    /// Adds the lines of a view as a block, set apart from the block before; without lines,
    /// nothing.
    public mutating func append(_ lines: [StyledLine]) {
        if !lines.isEmpty { append(Block(lines)) }
    }

    /// Adds as many lines, of which those that nobody looks at are not made.
    mutating func append(count: Int, line: (Int) -> StyledLine) {
        guard let window = windowOfNextBlock else { return append((0..<count).map(line)) }
        var block = Block(window.clamped(to: 0..<count).map(line))
        block.rowCount = count
        append(block)
    }

    /// Adds a block that is laid out.
    mutating func append(_ block: Block) {
        guard axis == .vertical else {
            if block.rowCount > 0 { usedWidth += block.columns + spacing }
            return closedParts.append(.fixed(block))
        }
        if openBlock == nil, window == nil {
            openBlock = block
            openBlock?.width = nil
        } else {
            if openBlock == nil { openBlock = Block() }
            openBlock?.append(block, spacing: spacing, window: window)
        }
    }

    /// Adds a view that is laid out later, if there is anything to wait for.
    mutating func append(_ part: FlexiblePart) {
        if axis == .horizontal {
            usedWidth += part.fixedWidth.map { $0 + spacing } ?? 0
            closedParts = parts + [.flexible(part)]
            openBlock = nil
        } else if height == nil || !part.fillsHeight {
            append(part.layOut(part.fixedWidth ?? width, nil))
        } else {
            closedParts = parts + [.flexible(part)]
            openBlock = nil
        }
    }

    mutating func append(_ part: Part) {
        switch part {
        case .fixed(let block): append(block)
        case .flexible(let flexible): append(flexible)
        }
    }
}
