import LicenseViews
import TerminalUI

/// Key hints for a list that can be filtered.
struct ListHints: View {
    /// What Enter does.
    let enter: String
    let filter: String
    let isFiltering: Bool
    /// What Escape does if there is no filter; nil if nothing.
    var escape: String?
    /// More keys of the list.
    var others: [KeyHints.Hint] = []

    var body: some View {
        if isFiltering {
            KeyHints([("enter", "accept"), ("esc", "all")], always: [])
        } else {
            KeyHints(hints, always: BrowserKeys.onLists)
        }
    }

    private var hints: [KeyHints.Hint] {
        let escape = filter.isEmpty ? escape : "all"
        return (escape.map { [("esc", $0)] } ?? []) + [("enter", enter), ("/", "filter")] + others
            + [("tab", "next")]
    }
}
