import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// The sheet of a package and its neighbors, each as in the latest inventory.
struct LicenseSheet: View {
    @Environment(InventoryClient.self) private var client
    @Environment(Router.self) private var router
    @Environment(\.dismiss) private var dismiss
    @Environment(InventoryStore.self) private var store
    /// The graph that says why packages are installed.
    @State private var installation = LoadState<InstallationGraph, LicenseDriverError>.idle
    private let sheet: Router.Sheet

    init(_ sheet: Router.Sheet) {
        self.sheet = sheet
    }

    var body: some View {
        VStack {
            // Each package has its own page, which starts at the facts and loads its own text.
            LicensePage(
                sheet: sheet, newest: store[sheet.entry.id], installation: installation
            )
            .id(sheet.index)
            PackageSheetHints()
        }
        .task { await loadInstallation() }
        .onKey(.character("]")) { router.goToPackage(by: 1) }
        .onKey(.character("[")) { router.goToPackage(by: -1) }
        .onKey(.character("q")) { dismiss() }
    }

    private func loadInstallation() async {
        do throws(LicenseDriverError) {
            installation = .success(try await client.installation())
        } catch {
            installation = .failure(error)
        }
    }
}
