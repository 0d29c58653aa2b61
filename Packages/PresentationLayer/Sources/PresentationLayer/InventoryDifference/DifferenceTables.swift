import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// What a reviewer of a difference decides on; nothing if nothing differs.
struct DifferenceTables: View {
    let difference: InventoryDifference

    var body: some View {
        VStack(spacing: 1) {
            PresenceTables(difference: difference)
            DifferenceList(.categories, difference.askingMore) { changes in
                Table(changes) {
                    Column("Package", flexible: true, minimum: 16) { Text($0.names) }
                    Column("Was", flexible: true, minimum: 12) { Text($0.old.categoryLabel) }
                    Column("Is", flexible: true, minimum: 12) { Text($0.new.categoryLabel) }
                }
            }
            DifferenceList(.removed, difference.gone) { PackageTable(packages: $0) }
            DifferenceList(.added, difference.come) { PackageTable(packages: $0) }
            DifferenceList(.renamed, difference.renamed) { renames in
                Table(renames) {
                    Column("Was", flexible: true, minimum: 16) { Text($0.old.id) }
                    Column("Is", flexible: true, minimum: 16) { Text($0.new.id) }
                }
            }
            DifferenceList(.licenses, difference.withOtherAnswer) { changes in
                ForEach(changes) { LicenseChange(change: $0) }
            }
        }
    }
}

/// The licenses that only one side has.
private struct PresenceTables: View {
    let difference: InventoryDifference

    var body: some View {
        DifferenceList(.newLicenses, difference.licenses.added) { PresenceTable(licenses: $0) }
        DifferenceList(.goneLicenses, difference.licenses.removed) { PresenceTable(licenses: $0) }
    }
}

private struct PresenceTable: View {
    let licenses: [LicensePresence]

    var body: some View {
        Table(licenses) {
            Column("License", flexible: true, minimum: 20) {
                Text($0.label).foreground($0.category.color)
            }
            Column("Category") { Text($0.category.label) }
            Column("Packages", flexible: true, minimum: 12) { Text($0.packagesLabel) }
        }
    }
}

private struct PackageTable: View {
    let packages: [PackageLicense]

    var body: some View {
        Table(packages) {
            Column("Package", flexible: true, minimum: 16) { Text($0.id) }
            Column("Version", flexible: true, minimum: 7) { Text($0.version) }
            Column("License", flexible: true, minimum: 12) { MainAnswerText(entry: $0) }
        }
    }
}

/// The licenses that came and went, which are wrapped rather than cut: two licenses that are cut
/// may read alike.
private struct LicenseChange: View {
    let change: PackageChange

    var body: some View {
        let licenses = change.licenses
        VStack {
            Text("\(change.names) ") + Text(change.versions).dim()
            VStack {
                if !licenses.added.isEmpty {
                    Text("+ \(change.label(of: licenses.added))").foreground(.green)
                }
                if !licenses.removed.isEmpty {
                    Text("− \(change.label(of: licenses.removed))").foreground(.red)
                }
                if let note = change.note { Text(note) }
            }
            .padding(leading: 2)
        }
    }
}

/// A table under the title of its list; nothing if it has no rows.
struct DifferenceList<Row, Content: View>: View {
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
