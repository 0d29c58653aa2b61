import DomainLayer
import TerminalUI

/// All keys, and what the colours of licences mean.
struct HelpView: View {
    let state: BrowserState
    let onScroll: @MainActor (Int) -> Void

    var body: some View {
        ScrollView(top: state.helpTop, onScroll: onScroll) {
            VStack(spacing: 1) {
                ForEach(Self.sections) { title, keys in
                    VStack {
                        Text(title).bold()
                        ForEach(keys) { name, action in
                            HStack(spacing: 2) {
                                Text(name).frame(width: 14)
                                Text(action).dim().flexible()
                            }
                        }
                    }
                }
                colors
            }
        }
    }

    private var colors: some View {
        VStack {
            Text("Colours of licences").bold()
            ForEach(LicenseCategory.allCases) { category in
                Text("■ ").foreground(category.color) + Text(category.label)
            }
        }
    }

    private static let sections: [(title: String, keys: [(name: String, action: String)])] = [
        (
            "Everywhere",
            [
                ("↑ ↓  j k", "move; so does the wheel of the mouse"),
                ("page up down", "move by pages"),
                ("ctrl-u ctrl-d", "move by half pages"),
                ("home end  g G", "to the first and to the last"),
                ("esc", "close the topmost of sheet, search and filter"),
                ("q", "close the sheet; leave from a list"),
                ("?", "these keys"),
            ]
        ),
        (
            "Lists",
            [
                ("→ ←  tab", "the next screen, the one before"),
                ("enter", "accept the filter; open"),
                ("/", "filter by name and licence"),
                ("s", "sort packages or licences"),
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
                ("y", "copy the licence, or that of the statement"),
            ]
        ),
    ]
}
