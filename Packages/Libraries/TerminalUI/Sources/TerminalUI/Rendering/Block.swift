/// A laid-out view: its lines, and the keys that it listens to.
struct Block {
    /// The lines from top to bottom; of a block partly outside of a stack's window, those inside.
    var lines: [StyledLine]
    /// The lines of the whole.
    var rowCount: Int
    /// The columns of the whole if they don't follow from the lines.
    var width: Int?
    /// The bindings from the innermost view to the outermost: the first that takes a key gets it.
    var keys: [KeyBinding] = []
    /// The rows with anchors, from 0, so that a ``ScrollView`` can begin at one.
    var anchors: [Int: Int] = [:]
    /// What the block asks of the screen around it, past all views between them.
    var requests: [ScreenRequest] = []

    init(_ lines: [StyledLine] = [], width: Int? = nil) {
        self.lines = lines
        self.width = width
        rowCount = lines.count
    }

    /// The columns that the block takes next to others.
    var columns: Int {
        width ?? lines.reduce(0) { max($0, $1.width) }
    }

    /// The block with exactly this many lines: cut at the bottom, or blank there.
    func fitted(height: Int) -> Block {
        var block = self
        let missing = max(0, height - lines.count)
        block.lines = lines.prefix(height) + Array(repeating: StyledLine(), count: missing)
        block.rowCount = height
        return block
    }

    /// The block with each line changed by itself.
    func mapLines(_ change: (StyledLine) -> StyledLine) -> Block {
        var block = self
        block.lines = lines.map(change)
        return block
    }

    /// Adds a block, separated by blank lines from the lines above.
    ///
    /// - Parameter window: the rows whose lines are kept; the others are only counted.
    mutating func append(_ block: Block, spacing: Int, window: Range<Int>?) {
        passOn(block)
        if block.rowCount == 0 { return }
        let gap = rowCount > 0 ? spacing : 0
        let start = rowCount + gap
        let end = start + block.rowCount
        for (anchor, row) in block.anchors where anchors[anchor] == nil {
            anchors[anchor] = start + row
        }
        if let window {
            let blanks = window.clamped(to: rowCount..<start)
            lines.append(contentsOf: repeatElement(StyledLine(), count: blanks.count))
            if block.lines.count == block.rowCount {
                let rows = window.clamped(to: start..<end)
                lines += block.lines[(rows.lowerBound - start)..<(rows.upperBound - start)]
            } else {
                lines += block.lines
            }
        } else {
            lines.append(contentsOf: repeatElement(StyledLine(), count: gap))
            lines += block.lines
        }
        rowCount = end
    }

    /// Passes on what an inner block has for the views around it, except its lines.
    mutating func passOn(_ block: Block) {
        keys += block.keys
        if !block.requests.isEmpty { requests += block.requests }
    }
}

/// What a view asks of its screen.
enum ScreenRequest {
    /// The title of a ``NavigationStack`` or a sheet; the first one counts.
    case title(String)
    /// A view that covers the whole screen, the last one on top; laid out when the screen's size is
    /// known.
    case sheet(@MainActor (ScreenSize) -> Block)
}

extension Block {
    /// The title for the screen.
    var title: String? {
        for case .title(let title) in requests { return title }
        return nil
    }

    /// Blocks next to each other, separated by blank columns; each is cut to its columns.
    init(_ columns: [Block], spacing: Int) {
        let widths = columns.map(\.columns)
        let rows = columns.reduce(0) { max($0, $1.lines.count) }
        self.init(
            (0..<rows).map { row in
                var builder = LineBuilder()
                for (column, width) in zip(columns, widths) {
                    let line = row < column.lines.count ? column.lines[row] : StyledLine()
                    builder.append(Cell(line).cut(to: width), width: width)
                    builder.skip(spacing)
                }
                return builder.line
            })
    }
}

/// What a view leaves in a stack: lines, or a promise of lines for the remaining room.
@MainActor
enum Part {
    case fixed(Block)
    case flexible(FlexiblePart)

    /// The part with its block changed, now or when it is laid out.
    func map(_ change: @escaping @MainActor (Block) -> Block) -> Part {
        switch self {
        case .fixed(let block): .fixed(change(block))
        case .flexible(let part): .flexible(part.map(change))
        }
    }

    /// Whether the part takes the remaining lines.
    var fillsHeight: Bool {
        if case .flexible(let part) = self { part.fillsHeight } else { false }
    }

    /// Whether the part shows nothing and needs no spacing.
    var isBlank: Bool {
        if case .fixed(let block) = self { block.rowCount == 0 } else { false }
    }

    /// The lines that are taken before the remaining ones are shared.
    var fixedRows: Int {
        if case .fixed(let block) = self { block.rowCount } else { 0 }
    }

    /// The columns that are taken before the remaining ones are shared.
    var fixedColumns: Int {
        switch self {
        case .fixed(let block): block.columns
        case .flexible(let part): part.fixedWidth ?? 0
        }
    }

    /// Whether the part gets a share of the remaining columns.
    var sharesWidth: Bool {
        if case .flexible(let part) = self { part.fixedWidth == nil } else { false }
    }
}

/// A view that is laid out when its siblings have taken their columns.
@MainActor
struct FlexiblePart {
    /// How the view gets its columns next to other views.
    enum Width {
        case fixed(Int)
        /// An equal share of the remaining columns.
        case shared
    }

    var width = Width.shared
    /// Whether the view takes the remaining lines, too.
    var fillsHeight = true
    /// The block for this many columns and lines; nil sets no bound.
    let layOut: @MainActor (_ width: Int?, _ height: Int?) -> Block

    var fixedWidth: Int? {
        if case .fixed(let width) = width { width } else { nil }
    }

    func map(_ change: @escaping @MainActor (Block) -> Block) -> FlexiblePart {
        FlexiblePart(width: width, fillsHeight: fillsHeight) { width, height in
            change(layOut(width, height))
        }
    }
}
