import LicenseViews
import TerminalUI

/// The keys of a list of packages, and what they do.
struct PackageListKeys: View {
    /// Whether keys write the filter.
    let isFiltering: Bool
    /// Whether there is a filter.
    let isFiltered: Bool
    let onOpen: @MainActor () -> Void
    let onFilter: @MainActor () -> Void
    let onAccept: @MainActor () -> Void
    let onClear: @MainActor () -> Void

    var body: some View {
        if isFiltering {
            KeyHints([("enter", "accept"), ("esc", "all")], always: [])
                .onKey(.enter, perform: onAccept)
                .onKey(.escape, perform: onClear)
        } else {
            KeyHints(hints, always: [("q", "quit")])
                .onKey(.enter, perform: onOpen)
                .onKey(.character("/"), perform: onFilter)
                .onKey(.escape, perform: onClear)
        }
    }

    private var hints: [KeyHints.Hint] {
        let escape: [KeyHints.Hint] = isFiltered ? [("esc", "all")] : []
        return escape + [("enter", "open"), ("/", "filter"), ("r", "read again")]
    }
}
