import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// Everything about one package: facts, statements, findings, and the text with its deciding lines.
struct SheetView: View {
    let state: SheetState
    let entry: PackageLicense
    let isInstalled: Bool
    /// The packages that the sheet pages through, and the current one.
    let route: NavigationState.Route
    var onScroll: @MainActor (Int) -> Void = { _ in }
    var onStatement: @MainActor (_ step: Int) -> Void = { _ in }
    var onPackage: @MainActor (_ step: Int) -> Void = { _ in }
    var onClose: @MainActor () -> Void = {}

    var body: some View {
        VStack {
            ScrollView(top: state.position.top, from: state.position.anchor, onScroll: onScroll) {
                PackageSheet(
                    entry: entry, isInstalled: isInstalled,
                    installReason: state.installation.value?.reason(for: entry.id),
                    installFailure: installFailure, text: state.text,
                    anchor: state.position.anchor, statement: state.position.statement)
            }
            StatusLine(
                words: state.position.words(in: entry),
                count: "package \((route.index + 1).grouped) of \(route.packages.count.grouped)")
            PackageSheetHints()
        }
        .onKey(.character("n")) { onStatement(1) }
        .onKey(.character("p")) { onStatement(-1) }
        .onKey(.character("]")) { onPackage(1) }
        .onKey(.character("[")) { onPackage(-1) }
        .onKey(.character("q"), perform: onClose)
        .navigationTitle(entry.title)
    }

    private var installFailure: LicenseDriverError? {
        if case .failure(let error) = state.installation { error } else { nil }
    }
}
