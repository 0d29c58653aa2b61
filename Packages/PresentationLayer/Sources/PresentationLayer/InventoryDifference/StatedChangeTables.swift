import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// What copyright files gained or lost, a row each, and what else changed.
struct StatedChangeTables: View {
    let difference: InventoryDifference

    var body: some View {
        VStack(spacing: 1) {
            DifferenceList(.reasons, difference.withOtherReason) { changes in
                Table(changes) {
                    Column("Package", flexible: true, minimum: 16) { Text($0.new.id) }
                    Column("Version", flexible: true, minimum: 9) { Text($0.versions) }
                    Column("Was", flexible: true, minimum: 12) { Text($0.old.reasonLabel) }
                    Column("Is", flexible: true, minimum: 12) { Text($0.new.reasonLabel) }
                }
            }
            DifferenceList(.statements, difference.exchanged(\.statements)) { rows in
                Table(rows) {
                    Column("Package", flexible: true, minimum: 16) { Text($0.package) }
                    Column("Change") { ChangeText(isAdded: $0.isAdded, label: $0.label) }
                    Column("Files", flexible: true, minimum: 8) {
                        Text($0.element.files.joined(separator: " "))
                    }
                    Column("License", flexible: true, minimum: 12) {
                        AnswerText(expression: $0.element.expression)
                    }
                    Column("Basis") { BasisText(basis: $0.element.basis) }
                }
            }
            DifferenceList(.holders, difference.exchanged(\.holders)) { rows in
                Table(rows) {
                    Column("Package", flexible: true, minimum: 16) { Text($0.package) }
                    Column("Change") { ChangeText(isAdded: $0.isAdded, label: $0.label) }
                    Column("Holder", flexible: true, minimum: 16) { Text($0.element) }
                }
            }
            DifferenceList(.texts, difference.withOtherTextAlone) { changes in
                Table(changes) {
                    Column("Package", flexible: true, minimum: 16) { Text($0.new.id) }
                    Column("Version", flexible: true, minimum: 9) { Text($0.versions) }
                }
            }
            DifferenceList(.findings, difference.exchanged(\.findings)) { rows in
                Table(rows) {
                    Column("Package", flexible: true, minimum: 16) { Text($0.package) }
                    Column("Change") { ChangeText(isAdded: $0.isAdded, label: $0.label) }
                    Column("Finding", flexible: true, minimum: 16) {
                        FindingText(finding: $0.element)
                    }
                }
            }
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

/// The label of an addition, in green, or of a removal, in red.
private struct ChangeText: View {
    let isAdded: Bool
    let label: String

    var body: some View {
        Text(label).foreground(isAdded ? .green : .red)
    }
}
