import TerminalUI

/// The first cell of a row, with a mark before it by which the selected row is seen without any
/// style too.
struct FirstCell: View {
    private let text: Text
    private let isSelected: Bool
    private let width: Int?

    /// The columns that the mark takes.
    static let margin = 2

    /// - Parameter width: the columns of the text; nil for those that the others leave.
    init(_ text: Text, isSelected: Bool = false, width: Int?) {
        self.text = text
        self.isSelected = isSelected
        self.width = width
    }

    var body: some View {
        let marked = Text(isSelected ? "▸ " : "  ") + text
        if let width {
            marked.frame(width: width + Self.margin)
        } else {
            marked.flexible()
        }
    }
}
