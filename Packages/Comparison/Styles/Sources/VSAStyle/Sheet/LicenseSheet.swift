import DomainLayer
import LicenseViews
import TerminalUI

/// The sheet of a package and those next to it, each as the newest inventory has it.
struct LicenseSheet: View {
    @Environment(InventoryClient.self) private var client
    @Environment(Router.self) private var router
    @Environment(\.dismiss) private var dismiss
    @Query private var newest: PackageRows
    /// Why packages are installed; nil if that isn't known.
    @State private var installation: InstallationGraph?
    private let sheet: Router.Sheet

    init(_ sheet: Router.Sheet) {
        _newest = Query(filter: .id(sheet.entry.id))
        self.sheet = sheet
    }

    var body: some View {
        VStack {
            // Another package is another page, which begins at its facts and reads its own text.
            LicensePage(sheet: sheet, newest: newest.first, installation: installation)
                .id(sheet.index)
            PackageSheetHints()
        }
        .task { installation = await client.installation() }
        .onKey(.character("]")) { router.goToPackage(by: 1) }
        .onKey(.character("[")) { router.goToPackage(by: -1) }
        .onKey(.character("q")) { dismiss() }
    }
}
