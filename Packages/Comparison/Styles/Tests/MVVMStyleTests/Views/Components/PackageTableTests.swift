import DomainLayer
import LicenseViews
import StyleDoubles
import TerminalUI
import Testing
import Wording

@testable import MVVMStyle

@MainActor
struct PackageTableTests {
    @Test func `preview, at a position, marks its row`() {
        let table = PackageTable(
            packages: PackageRows(PackageLicense.samples),
            position: .constant(ListPosition(selected: 1)))
        #expect(
            preview { table } == """
                  Package             License                       Basis
                  apple               MIT OR Zlib                   declared
                ▸ birch               ISC                           declared
                  cedar               no copyright file             none
                """)
    }

    @Test func `down, in the first row, writes the position of the next`() {
        var position = ListPosition()
        let binding = Binding(get: { position }, set: { position = $0 })
        let terminal = HeadlessTerminal(columns: 60, rows: 5) {
            PackageTable(packages: PackageRows(PackageLicense.samples), position: binding)
        }
        terminal.press(.down)
        #expect(position == ListPosition(selected: 1))
    }
}
