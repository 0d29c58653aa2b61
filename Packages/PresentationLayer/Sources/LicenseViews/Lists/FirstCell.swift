public import TerminalUI

/// The first cell of a row, with a mark before it by which the selected row is seen without any
/// style too.
public struct FirstCell: View {
    private let text: Text
    private let isSelected: Bool
    private let width: Int?

    /// The columns that the mark takes.
    private let margin = 2

    /// - Parameters:
    ///   - text: what stands behind the mark.
    ///   - isSelected: whether the row is.
    ///   - width: the columns of the text, of which a narrow row gives half of its own at most; nil
    ///     for those that the others leave.
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
