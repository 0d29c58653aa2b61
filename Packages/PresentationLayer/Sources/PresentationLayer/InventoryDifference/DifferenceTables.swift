import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// The tables of a difference, those about licenses first; nothing if nothing differs.
struct DifferenceTables: View {
    let difference: InventoryDifference

    var body: some View {
        VStack(spacing: 1) {
            LicenseChangeTables(difference: difference)
            StatedChangeTables(difference: difference)
            PackageChangeTables(difference: difference)
        }
    }
}

/// Packages whose answer changed, with the old and the new one.
private struct LicenseChangeTables: View {
    let difference: InventoryDifference

    var body: some View {
        VStack(spacing: 1) {
            DifferenceList(.licenses, difference.withOtherLicense) { changes in
                ExpressionChangeTable(changes: changes, expression: \.expression)
            }
            DifferenceList(.mainLicenses, difference.withOtherMainLicense) { changes in
                ExpressionChangeTable(changes: changes, expression: \.mainExpression)
            }
            DifferenceList(.reasons, difference.withOtherReason) { changes in
                Table(changes) {
                    Column("Package", flexible: true, minimum: 16) { Text($0.new.id) }
                    Column("Version", flexible: true, minimum: 9) { Text($0.versions) }
                    Column("Was", flexible: true, minimum: 12) { Text($0.old.reasonLabel) }
                    Column("Is", flexible: true, minimum: 12) { Text($0.new.reasonLabel) }
                }
            }
        }
    }
}

/// A row for each package: one of its expressions, before and after.
private struct ExpressionChangeTable: View {
    let changes: [PackageChange]
    let expression: (PackageLicense) -> LicenseExpression?

    var body: some View {
        Table(changes) {
            Column("Package", flexible: true, minimum: 16) { Text($0.new.id) }
            Column("Version", flexible: true, minimum: 9) { Text($0.versions) }
            Column("Was", flexible: true, minimum: 12) { answer(of: $0.old) }
            Column("Is", flexible: true, minimum: 12) { answer(of: $0.new) }
        }
    }

    private func answer(of package: PackageLicense) -> AnswerText {
        AnswerText(expression: expression(package), reason: package.reason?.kind)
    }
}

/// What copyright files gained or lost, a row each.
private struct StatedChangeTables: View {
    let difference: InventoryDifference

    var body: some View {
        VStack(spacing: 1) {
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

/// Packages that were added or removed, and those whose licenses did not change.
private struct PackageChangeTables: View {
    let difference: InventoryDifference

    var body: some View {
        VStack(spacing: 1) {
            DifferenceList(.removed, difference.removed) { PresenceTable(packages: $0) }
            DifferenceList(.added, difference.added) { PresenceTable(packages: $0) }
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

private struct PresenceTable: View {
    let packages: [PackageLicense]

    var body: some View {
        Table(packages) {
            Column("Package", flexible: true, minimum: 16) { Text($0.id) }
            Column("Version", flexible: true, minimum: 7) { Text($0.version) }
            Column("License", flexible: true, minimum: 12) {
                AnswerText(expression: $0.expression, reason: $0.reason?.kind)
            }
        }
    }
}

/// A table under the title of its list; nothing if it has no rows.
private struct DifferenceList<Row, Content: View>: View {
    private let section: DifferenceSection
    private let rows: [Row]
    private let content: @MainActor ([Row]) -> Content

    init(
        _ section: DifferenceSection, _ rows: [Row],
        @ViewBuilder content: @escaping @MainActor ([Row]) -> Content
    ) {
        self.section = section
        self.rows = rows
        self.content = content
    }

    var body: some View {
        if !rows.isEmpty {
            VStack {
                Text(section.title).bold()
                content(rows)
            }
        }
    }
}
