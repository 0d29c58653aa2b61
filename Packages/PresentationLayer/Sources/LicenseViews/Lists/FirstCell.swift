public import TerminalUI

/// The first cell of a row, with a mark that shows the selected row even without styles.
public struct FirstCell: View {
    private let text: Text
    private let isSelected: Bool
    private let width: Int?

    /// The width of the mark, in columns.
    private let margin = 2

    /// - Parameters:
    ///   - text: the text after the mark.
    ///   - isSelected: whether the row is selected.
    ///   - width: the columns of the text, at most half of those of the row; nil for all the
    ///     columns that other cells leave.
    public init(_ text: Text, isSelected: Bool = false, width: Int?) {
        self.text = text
        self.isSelected = isSelected
        self.width = width
    }

    public var body: some View {
        let marked = Text(isSelected ? "▸ " : "  ") + text
        if let width {
            WidthReader { row in marked.frame(width: min(width + margin, (row ?? .max) / 2)) }
        } else {
            marked.flexible()
        }
    }
}
