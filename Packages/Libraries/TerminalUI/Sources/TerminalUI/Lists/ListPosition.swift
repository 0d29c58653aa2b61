/// Which row of a list is selected, and which is the first one shown.
///
/// A list keeps its position itself unless it gets a binding. Code that doesn't know how many rows
/// the screen has may set any position: a list shows it as ``clamped(count:height:)``.
public struct ListPosition: Hashable, Sendable {
    /// The selected row, from 0; 0 in an empty list.
    public var selected: Int
    /// The first visible row of a list, or the first visible line of a scroll view, from 0.
    public var top: Int

    /// A position; without arguments, the beginning.
    public init(selected: Int = 0, top: Int = 0) {
        self.selected = selected
        self.top = top
    }
}

extension ListPosition {
    /// The nearest position with an existing, visible selected row and without unused lines below
    /// the last row, unless all rows are visible.
    ///
    /// - Parameters:
    ///   - count: the rows of the list.
    ///   - height: the lines that show rows; fewer than one count as one.
    public func clamped(count: Int, height: Int) -> ListPosition {
        let height = max(1, height)
        let selected = max(0, min(selected, count - 1))
        let top = max(0, min(top, count - height))
        return ListPosition(
            selected: selected, top: max(selected - height + 1, min(top, selected)))
    }

    /// The position with another row selected, scrolled by as few lines as possible to show it.
    public func moved(to row: Int, count: Int, height: Int) -> ListPosition {
        ListPosition(selected: row, top: clamped(count: count, height: height).top)
            .clamped(count: count, height: height)
    }

    /// The position this many rows further down, or up if `rows` is negative; it stops at the ends.
    public func moved(by rows: Int, count: Int, height: Int) -> ListPosition {
        let selected = clamped(count: count, height: height).selected
        let rows = max(-selected, min(rows, count - selected))
        return moved(to: selected + rows, count: count, height: height)
    }

    /// The position this many rows further down, or up if `rows` is negative, with the selected row
    /// on its line of the screen; it stops at the ends.
    public func scrolled(by rows: Int, count: Int, height: Int) -> ListPosition {
        let position = clamped(count: count, height: height)
        return ListPosition(selected: position.selected + rows, top: position.top + rows)
            .clamped(count: count, height: height)
    }
}

/// A movement in content that is longer than the screen.
enum Movement: Hashable {
    /// To another line, scrolling only if that line is out of view.
    case lines(Int)
    /// By this many lines, the view together with the selection.
    case scroll(Int)
    case start, end

    /// The movement that a key asks for; nil for other keys.
    ///
    /// A page is one line less than the height, so that one line is visible on both pages.
    init?(_ key: Key, height: Int) {
        let (page, half) = (max(1, height - 1), max(1, height / 2))
        switch key {
        case .up, .character("k"): self = .lines(-1)
        case .down, .character("j"): self = .lines(1)
        case .pageUp: self = .scroll(-page)
        case .pageDown: self = .scroll(page)
        case .control("u"): self = .scroll(-half)
        case .control("d"): self = .scroll(half)
        case .home, .character("g"): self = .start
        case .end, .character("G"): self = .end
        default: return nil
        }
    }
}
