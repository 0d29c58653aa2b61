import DomainLayer
import TerminalUI

/// The keys that matter on the screen as it is.
struct BrowserFooter<Dependency: BrowserPresenterDependency>: View {
    let presenter: BrowserPresenter<Dependency>

    var body: some View {
        KeyHints(hints, always: isWriting ? [] : [.init("?", "keys"), .init("q", "quit")])
    }

    private var isWriting: Bool {
        if presenter.state.contents.value == nil { return false }
        return switch presenter.state.tab {
        case .packages: presenter.packages.state.focus != .rows
        case .licenses: presenter.licenses.state.isFiltering
        case .summary, .findings: false
        }
    }

    private var hints: [KeyHints.Hint] {
        if presenter.state.contents.value == nil { return [] }
        return switch presenter.state.tab {
        case .packages: packages
        case .licenses: licenses
        case .summary: [.init("↑↓", "scroll"), .init("tab", "next")]
        case .findings: [.init("enter", "open"), .init("tab", "next")]
        }
    }

    private var packages: [KeyHints.Hint] {
        let state = presenter.packages.state
        switch state.focus {
        case .filter: return [.init("enter", "accept"), .init("esc", "all packages")]
        case .phrase: return [.init("enter", "search"), .init("esc", "end search")]
        case .rows:
            if state.search != nil {
                return [
                    .init("enter", "open"), .init("t", "search again"), .init("esc", "end search"),
                ]
            }
            let filter = state.filter.isEmpty ? [] : [KeyHints.Hint("esc", "all")]
            return filter + [
                .init("enter", "open"), .init("/", "filter"), .init("t", "texts"),
                .init("s", "sort"), .init("tab", "next"),
            ]
        }
    }

    private var licenses: [KeyHints.Hint] {
        let state = presenter.licenses.state
        if state.isFiltering { return [.init("enter", "accept"), .init("esc", "all licences")] }
        if state.opened != nil { return [.init("enter", "open"), .init("esc", "licences")] }
        let filter = state.filter.isEmpty ? [] : [KeyHints.Hint("esc", "all")]
        return filter + [
            .init("enter", "packages"), .init("/", "filter"), .init("s", "sort"),
            .init("tab", "next"),
        ]
    }
}
