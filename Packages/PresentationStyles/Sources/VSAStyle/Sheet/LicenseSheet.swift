import DomainLayer
import LicenseViews
import TerminalUI

/// The sheet of a package and those next to it, as the newest inventory has them.
struct LicenseSheet: View {
    @Environment(InventoryClient.self) private var client
    @Query private var newest: PackageRows
    @State private var installation: InstallationGraph?
    private let sheet: Router.Sheet

    init(_ sheet: Router.Sheet) {
        _newest = Query(filter: .id(sheet.entry.id))
        self.sheet = sheet
    }

    var body: some View {
        // The next package is another page: it begins at its facts and reads its own text.
        LicensePage(sheet: sheet, newest: newest.first, installation: installation)
            .id(sheet.index)
            .task { installation = await client.installation() }
    }
}
