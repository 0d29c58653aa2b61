import DomainLayer
import TerminalUI

/// All keys, and what the colours of licences mean.
struct HelpView: View {
    let state: BrowserState
    let onScroll: @MainActor (Int) -> Void

    var body: some View {
        ScrollView(top: state.helpTop, onScroll: onScroll) {
            VStack(spacing: 1) {
                ForEach(Self.sections) { section in
                    VStack {
                        Text(section.title).bold()
                        ForEach(section.keys) { key in
                            HStack(spacing: 2) {
                                Text(key.name).frame(width: 14)
                                Text(key.action).dim().flexible()
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

    private struct Section {
        let title: String
        let keys: [Entry]
    }

    private struct Entry {
        let name: String
        let action: String

        init(_ name: String, _ action: String) {
            self.name = name
            self.action = action
        }
    }

    private static let sections = [
        Section(
            title: "Everywhere",
            keys: [
                Entry("↑ ↓  j k", "move"), Entry("page up down", "move by pages"),
                Entry("home end  g G", "to the first and to the last"),
                Entry("esc", "close the topmost of sheet, search and filter"),
                Entry("q", "close the sheet; leave from a list"), Entry("?", "these keys"),
            ]),
        Section(
            title: "Lists",
            keys: [
                Entry("tab", "the next screen"), Entry("enter", "accept the filter; open"),
                Entry("/", "filter by name and licence"), Entry("t", "search the texts"),
                Entry("s", "sort by name, licence or size"),
            ]),
        Section(
            title: "A package",
            keys: [
                Entry("n p", "the next statement, the one before"),
                Entry("] [", "the next package, the one before"),
                Entry("/", "search the text"), Entry("enter", "the next hit"),
            ]),
    ]
}
