import TerminalUI

extension ListPosition {
    /// The position with another row selected, at the height of the screen where the last one was.
    ///
    /// - Parameter row: where what was selected stands now; nil where it is gone, and then the list
    ///   begins anew.
    func following(_ row: Int?) -> ListPosition {
        guard let row else { return ListPosition() }
        return ListPosition(selected: row, top: max(0, top + row - selected))
    }
}
