public import TerminalUI

/// Key hints for a list of packages that can be filtered and read again.
public struct PackageListHints: View {
    private let isFiltering: Bool
    private let isFiltered: Bool

    /// - Parameters:
    ///   - isFiltering: whether keys edit the filter.
    ///   - isFiltered: whether there is a filter.
    public init(isFiltering: Bool, isFiltered: Bool) {
        self.isFiltering = isFiltering
        self.isFiltered = isFiltered
    }

    public var body: some View {
        if isFiltering {
            KeyHints([("enter", "accept"), ("esc", "all")], always: [])
        } else {
            KeyHints(
                (isFiltered ? [("esc", "all")] : [])
                    + [("enter", "open"), ("/", "filter"), ("r", "read again")],
                always: [("q", "quit")])
        }
    }
}

/// Key hints for a sheet that goes through statements and packages.
public struct PackageSheetHints: View {
    public init() {}

    public var body: some View {
        KeyHints([("n p", "statement"), ("] [", "package")], always: [("q", "close")])
    }
}
