/// Lines that grow downwards, or columns that grow to the right, while views render into them.
///
/// Printed, the height has no bound. On a screen it has one, and views that fill it, like lists,
/// are laid out last, in the lines that the others have left.
@MainActor
public struct LineStack {
    enum Axis { case vertical, horizontal }

    /// The lines for the whole stack, 0 or more; nil sets no bound.
    ///
    /// If there is one line, text is cut instead of wrapped.
    public let height: Int?
    /// The blank lines, or columns, between two blocks, 0 or more.
    public let spacing: Int
    let axis: Axis
    /// The rows whose lines are made; the lines of others are only counted.
    let window: Range<Int>?
    /// The position of the next view in the tree.
    var context: ViewContext
    private var closedParts: [Part] = []
    /// The lines of a vertical stack after its last flexible part.
    private(set) var openBlock: Block?

    /// The columns for the whole stack.
    let totalWidth: Int?
    private var usedWidth = 0

    init(
        width: Int?, height: Int? = nil, spacing: Int = 0, axis: Axis = .vertical,
        window: Range<Int>? = nil, context: ViewContext
    ) {
        totalWidth = width.map { max(0, $0) }
        self.height = height.map { max(0, $0) }
        self.spacing = max(0, spacing)
        self.axis = axis
        self.window = window
        self.context = context
    }

    /// The parts from top to bottom, or from left to right; parts that can be joined are one.
    var parts: [Part] {
        openBlock.map { closedParts + [.fixed($0)] } ?? closedParts
    }

    /// The columns that each line of the next view may take, 0 or more; nil sets no bound.
    public var width: Int? {
        totalWidth.map { max(0, $0 - usedWidth) }
    }

    /// Adds the lines of a view as a block, separated from the previous block; without lines,
    /// nothing.
    public mutating func append(_ lines: [StyledLine]) {
        if !lines.isEmpty { append(Block(lines)) }
    }

    /// Adds this many lines; those outside of the window are not made.
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

    /// Adds a view that is laid out later, if that is necessary.
    mutating func append(_ part: FlexiblePart) {
        if axis == .horizontal {
            usedWidth += (part.fixedWidth ?? 0) + spacing
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

extension LineStack {
    /// Whether a part takes the remaining lines.
    var fillsHeight: Bool { closedParts.contains(where: \.fillsHeight) }

    /// All parts in one block.
    ///
    /// Parts that fill the height get equal shares of the lines that the others leave.
    ///
    /// - Parameter height: the available lines, to which the block is cut if a part fills them; nil
    ///   sets no bound.
    func laidOut(height: Int?) -> Block {
        axis == .vertical ? rows(height: height) : columns(height: height)
    }

    /// The lines or columns between the parts, all together.
    private func gaps(between parts: [Part]) -> Int {
        spacing * max(0, parts.count { !$0.isBlank } - 1)
    }

    private func rows(height: Int?) -> Block {
        if closedParts.isEmpty { return openBlock ?? Block() }
        let parts = parts
        let taken = parts.reduce(gaps(between: parts)) { $0 + $1.fixedRows }
        let left = height.map { max(0, $0 - taken) }
        var shares = Shares(of: left ?? 0, among: parts.count(where: \.fillsHeight))
        var whole = Block()
        for part in parts {
            let block =
                switch part {
                case .fixed(let block): block
                case .flexible(let part): part.layOut(width, left.map { _ in shares.next() })
                }
            whole.append(block, spacing: spacing, window: nil)
        }
        guard let height, whole.rowCount > height else { return whole }
        return whole.fitted(height: height)
    }

    private func columns(height: Int?) -> Block {
        let parts = parts
        let taken = parts.reduce(gaps(between: parts)) { $0 + $1.fixedColumns }
        let left = totalWidth.map { max(0, $0 - taken) }
        var shares = Shares(of: left ?? 0, among: parts.count(where: \.sharesWidth))
        let columns = parts.map { part in
            switch part {
            case .fixed(let block): return block
            case .flexible(let part):
                let width: Int? =
                    switch part.width {
                    case .fixed(let width): width
                    case .shared: left.map { _ in shares.next() }
                    }
                var block = part.layOut(width, height)
                block.width = width
                return block
            }
        }
        var whole = Block(columns.filter { $0.rowCount > 0 }, spacing: spacing)
        if let totalWidth { whole = whole.mapLines { $0.cut(to: totalWidth) } }
        for column in columns { whole.passOn(column) }
        return whole
    }
}

extension LineStack {
    /// Adds the content of a modifier, each part of it changed.
    ///
    /// - Parameter inset: the columns that the content can't use.
    mutating func append(
        _ content: some View, inset: Int = 0, changing change: @escaping @MainActor (Block) -> Block
    ) {
        let inner = nested(
            content, along: axis, spacing: spacing, width: width.map { $0 - inset })
        for part in inner.parts { append(part.map(change)) }
    }

    /// Adds the content of a container as one part; it is laid out later if it fills the height.
    mutating func append(_ content: some View, along axis: Axis, spacing: Int = 0) {
        let inner = nested(content, along: axis, spacing: spacing, width: width)
        if inner.fillsHeight {
            append(part(content, in: inner))
        } else {
            append(inner.laidOut(height: nil))
        }
    }

    /// The content of a container as a part, which is rendered again only if its columns change.
    func part(_ content: some View, width: Int?) -> FlexiblePart {
        part(content, in: nested(content, width: width))
    }

    /// A part like ``part(_:width:)`` with content that was rendered into a stack of its own.
    func part(_ content: some View, in inner: LineStack) -> FlexiblePart {
        FlexiblePart(fillsHeight: inner.fillsHeight) { [height] width, left in
            if width == inner.totalWidth { return inner.laidOut(height: left) }
            var inner = LineStack(
                width: width, height: left ?? height, spacing: inner.spacing, axis: inner.axis,
                context: inner.context)
            content.render(into: &inner)
            return inner.laidOut(height: left)
        }
    }

    /// A stack in the place of the next block, with the content rendered into it.
    func nested(
        _ content: some View, along axis: Axis = .vertical, spacing: Int = 0, width: Int?
    ) -> LineStack {
        var inner = nested(width: width, axis: axis, spacing: spacing)
        content.render(into: &inner)
        return inner
    }

    private func nested(width: Int?, axis: Axis, spacing: Int) -> LineStack {
        LineStack(
            width: width, height: height, spacing: spacing, axis: axis,
            window: axis == .vertical ? windowOfNextBlock : nil, context: context)
    }

    /// The rows of the next block that are made; nil for all.
    var windowOfNextBlock: Range<Int>? {
        guard let window, self.axis == .vertical else { return nil }
        guard let block = openBlock, block.rowCount > 0 else { return window }
        let start = block.rowCount + spacing
        return max(0, window.lowerBound - start)..<max(0, window.upperBound - start)
    }
}

/// Divides a whole number into parts that add up to it and differ by at most one.
struct Shares {
    private var left: Int
    private var count: Int

    init(of whole: Int, among count: Int) {
        left = whole
        self.count = count
    }

    /// The next part.
    mutating func next() -> Int {
        let piece = left / max(1, count)
        left -= piece
        count -= 1
        return piece
    }
}
