extension LineStack {
    /// Whether a part takes the lines that are left.
    var fillsHeight: Bool { parts.contains(where: \.fillsHeight) }

    /// All parts in one block.
    ///
    /// Parts that fill the height get equal shares of the lines that the others leave.
    ///
    /// - Parameter height: the lines there are, to which the block is cut if a part fills them; nil
    ///   sets no bound.
    func laidOut(height: Int?) -> Block {
        axis == .vertical ? rows(height: height) : columns(height: height)
    }

    /// What stands between the parts.
    private var gaps: Int { spacing * max(0, parts.count { !$0.isBlank } - 1) }

    private func rows(height: Int?) -> Block {
        if parts.count == 1, case .fixed(let block) = parts[0] { return block }
        let taken = parts.reduce(gaps) { $0 + $1.fixedRows }
        let left = height.map { max(0, $0 - taken) }
        var shares = Shares(of: left ?? 0, among: parts.count(where: \.fillsHeight))
        var whole = Block()
        for part in parts {
            let block =
                switch part {
                case .fixed(let block): block
                case .flexible(let part): part.layOut(width, left.map { _ in shares.next(1) })
                }
            whole.append(block, spacing: spacing, window: nil)
        }
        guard let height, whole.rowCount > height else { return whole }
        return whole.fitted(height: height)
    }

    private func columns(height: Int?) -> Block {
        let taken = parts.reduce(gaps) { $0 + $1.fixedColumns }
        let left = totalWidth.map { max(0, $0 - taken) }
        var shares = Shares(of: left ?? 0, among: parts.reduce(0) { $0 + $1.share })
        let columns = parts.map { part in
            switch part {
            case .fixed(let block): return block
            case .flexible(let part):
                let width: Int? =
                    switch part.width {
                    case .fixed(let width): width
                    case .shared(let share): left.map { _ in shares.next(share) }
                    }
                var block = part.layOut(width, height)
                block.width = width
                return block
            }
        }
        var whole = Block(columns.filter { $0.rowCount > 0 }, spacing: spacing)
        if let totalWidth { whole = whole.mapLines { $0.cut(to: totalWidth) } }
        whole.keys = columns.flatMap(\.keys)
        return whole
    }
}
