import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// Everything about one package: facts, statements, findings, and the text with its deciding lines.
struct SheetView: View {
    let text: LoadState<SheetText, LicenseDriverError>
    /// The graph that says why packages are installed.
    let installation: LoadState<InstallationGraph, LicenseDriverError>
    /// The selected statement, and what is in view.
    let position: SheetPosition
    let entry: PackageLicense
    let isInstalled: Bool
    /// The index of the package among those that the sheet pages through.
    let index: Int
    /// How many packages the sheet pages through.
    let count: Int
    let onScroll: @MainActor (Int) -> Void
    let onStatement: @MainActor (_ step: Int) -> Void
    let onPackage: @MainActor (_ step: Int) -> Void
    let onClose: @MainActor () -> Void

    var body: some View {
        VStack {
            ScrollView(top: position.top, from: position.anchor, onScroll: onScroll) {
                PackageSheet(
                    entry: entry, isInstalled: isInstalled,
                    installReason: installation.value?.reason(for: entry.id),
                    installFailure: installFailure, text: text,
                    anchor: position.anchor, statement: position.statement)
            }
            StatusLine(
                words: position.words(in: entry),
                count: "package \((index + 1).grouped) of \(count.grouped)")
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
        if case .failure(let error) = installation { error } else { nil }
    }
}
