/// Titles next to each other on one line, one of which is selected.
///
/// If the line is too short, titles before the selected one are dropped, then those after it are
/// cut.
struct Tabs: View {
    private let titles: [String]
    private let selected: Int

    /// - Parameters:
    ///   - titles: from left to right.
    ///   - selected: the index of the selected title; none is selected if it is out of range.
    init(_ titles: [String], selected: Int) {
        self.titles = titles
        self.selected = selected
    }

    func render(into stack: inout LineStack) {
        let tabs = titles.enumerated().map { index, title in
            index == selected
                ? Text(" \(title) ").bold().reversed().line : Text(" \(title) ").dim().line
        }
        var first = 0
        if let width = stack.width, titles.indices.contains(selected) {
            var needed = tabs[...selected].reduce(0) { $0 + $1.width }
            while first < selected, needed > width {
                needed -= tabs[first].width
                first += 1
            }
        }
        let line = StyledLine(tabs[first...].flatMap(\.runs))
        stack.append([stack.width.map(line.cut) ?? line])
    }
}
