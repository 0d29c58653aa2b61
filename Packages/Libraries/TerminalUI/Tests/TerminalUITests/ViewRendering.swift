import TerminalUI

extension View {
    /// The view's lines as a pipe gets them.
    func plain(width: Int?) -> String {
        String(decoding: rendered(width: width).bytes(styled: false), as: UTF8.self)
    }

    /// The view's lines as a terminal gets them.
    func styled(width: Int?) -> String {
        String(decoding: rendered(width: width).bytes(styled: true), as: UTF8.self)
    }
}

extension View {
    /// What a screen of this size shows, line by line.
    @MainActor
    func shown(_ columns: Int, _ rows: Int) -> [String] {
        HeadlessTerminal(columns: columns, rows: rows) { self }
            .frame.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }
}
