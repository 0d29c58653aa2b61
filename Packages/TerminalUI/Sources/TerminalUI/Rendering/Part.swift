/// What a view leaves in a stack: lines, or the promise of lines for the room that will be left.
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

    /// Whether the part takes the lines that are left.
    var fillsHeight: Bool {
        if case .flexible(let part) = self { part.fillsHeight } else { false }
    }

    /// Whether the part shows nothing and is not set apart from the others.
    var isBlank: Bool {
        if case .fixed(let block) = self { block.rowCount == 0 } else { false }
    }

    /// The lines that are taken before the others get what is left.
    var fixedRows: Int {
        if case .fixed(let block) = self { block.rowCount } else { 0 }
    }

    /// The columns that are taken before the others get what is left.
    var fixedColumns: Int {
        switch self {
        case .fixed(let block): block.columns
        case .flexible(let part): part.fixedWidth ?? 0
        }
    }

    /// The share of the columns that are left.
    var share: Int {
        guard case .flexible(let part) = self, case .shared(let share) = part.width else {
            return 0
        }
        return share
    }
}

/// A view that is laid out when the views beside it have taken their room.
@MainActor
struct FlexiblePart {
    /// How it gets its columns beside other views.
    enum Width {
        case fixed(Int)
        /// A share of the columns that are left; twice the share is twice the columns.
        case shared(Int)
    }

    var width: Width = .shared(1)
    /// Whether it takes the lines that are left, too.
    var fillsHeight = true
    /// The block in as many columns and lines; nil sets no bound.
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
