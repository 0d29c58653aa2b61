import DomainLayer
import TerminalUI

/// Gives the sheet its state, and sends its actions.
struct SheetContainer: View {
    @Environment(AppStore.self) private var store

    var body: some View {
        let state = store.state
        if let pages = state.navigation.pages, let entry = state.shownPackage {
            SheetView(
                text: state.sheet.text, installation: state.sheet.installation,
                position: state.sheet.position, entry: entry,
                isInstalled: state.packages.table?.row(of: entry.id) != nil,
                index: pages.index, count: pages.packages.count,
                onScroll: { store.send(.sheet(.scroll(to: $0))) },
                onStatement: { store.send(.sheet(.goToStatement(by: $0))) },
                onPackage: { store.send(.navigation(.step(by: $0))) },
                onClose: { store.send(.navigation(.close)) })
        }
    }
}
