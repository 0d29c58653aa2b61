import DomainLayer
import LicenseViews
import PresentationMocks
import TerminalUI
import Testing

@MainActor
struct PackageSheetTests {
    @Test func `why nothing tells the reason for a package is shown`() {
        let sheet = PackageSheet(
            entry: Samples.inventory.entries[0], isInstalled: true, installReason: nil,
            installFailure: .noPackageDatabase(path: "/mnt"), text: .idle, anchor: nil,
            statement: nil)
        #expect(
            sheet.text(width: nil).contains(
                "It is not known why it is installed: /mnt has no package database"))
    }
}
