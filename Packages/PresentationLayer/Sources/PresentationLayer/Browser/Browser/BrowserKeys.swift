import LicenseViews
import TerminalUI

/// The keys of the browser, as its help and the manual name them.
public enum BrowserKeys {
    /// Where keys work, and what each does there, in a few words without a period.
    public static let sections: [(title: String, keys: [(name: String, action: String)])] = [
        (
            "Everywhere",
            [
                ("↑ ↓  j k", "move; so does the wheel of the mouse"),
                ("page up down", "move by pages"),
                ("ctrl-u ctrl-d", "move by half pages"),
                ("home end  g G", "to the first and to the last"),
                ("esc", "close what is on top: sheet, search or filter"),
                ("q", "close the sheet; leave from a list"),
                ("?", "these keys"),
            ]
        ),
        (
            "Lists",
            [
                ("→ ←  tab", "the next screen, the one before"),
                ("enter", "accept the filter; open"),
                ("/", "filter by name and license"),
                ("s", "sort packages or licenses"),
                ("t", "search the texts of all packages"),
                ("r", "read the system again"),
            ]
        ),
        (
            "A package",
            [
                ("n p", "the next statement or hit, the one before"),
                ("] [", "the next package, the one before"),
                ("/", "search the text"),
                ("y", "copy the license, or that of the statement"),
            ]
        ),
    ]

    /// The keys that every list hints at below its rows.
    static let onLists = [("?", "keys"), ("q", "quit")]

    /// The keys that every sheet hints at.
    static let onSheets = [("?", "keys"), ("q", "close")]
}

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
