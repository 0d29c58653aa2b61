import DomainLayer
import TerminalUI

/// Packages that came or went, and those of which nothing about licences changed.
struct PackageChangeTables: View {
    let difference: InventoryDifference

    var body: some View {
        VStack(spacing: 1) {
            DifferenceList(.removed, difference.removed) { ComparedPackageTable(packages: $0) }
            DifferenceList(.added, difference.added) { ComparedPackageTable(packages: $0) }
            DifferenceList(.versions, difference.withOtherVersionAlone) { changes in
                Table(changes) {
                    Column("Package", flexible: true, minimum: 16) { Text($0.new.id) }
                    Column("Was", flexible: true, minimum: 9) { Text($0.instances.old) }
                    Column("Is", flexible: true, minimum: 9) { Text($0.instances.new) }
                }
            }
        }
    }
}

private struct ComparedPackageTable: View {
    let packages: [ComparedPackage]

    var body: some View {
        Table(packages) {
            Column("Package", flexible: true, minimum: 16) { Text($0.id) }
            Column("Version", flexible: true, minimum: 7) { Text($0.version) }
            Column("License", flexible: true, minimum: 12) {
                AnswerText(expression: $0.expression, reason: $0.reason)
            }
        }
    }
}
