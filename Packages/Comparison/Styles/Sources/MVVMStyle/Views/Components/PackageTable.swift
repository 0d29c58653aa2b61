import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// Package rows below their column titles.
struct PackageTable: View {
    let packages: PackageRows
    @Binding var position: ListPosition

    var body: some View {
        PackageHeader(order: .name)
        List(packages, position: $position) {
            PackageRow(entry: $0, isSelected: $1, order: .name)
        }
    }
}
