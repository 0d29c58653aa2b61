import DomainLayer
import LicenseViews
import TerminalUI
import Wording

/// What the layers of an image did: a row per layer, then a row for each package that was there
/// once and is gone or has changed.
struct LayerHistoryTables: View {
    let layers: LayerHistory

    var body: some View {
        VStack(spacing: 1) {
            VStack {
                Text(layers.title).bold()
                Table(layers.summaries) {
                    Column("Layer", alignment: .trailing) { Text("\($0.layer)") }
                    Column("Packages") { Text($0.packages) }
                    Column("Command", flexible: true, minimum: 12) { Text($0.command) }
                }
            }
            if !layers.losses.isEmpty {
                VStack {
                    Text("Changed or removed").bold()
                    Table(layers.losses) {
                        Column("Layer", alignment: .trailing) { Text("\($0.layer)") }
                        Column("Package", flexible: true, minimum: 10) { Text($0.package.id) }
                        Column("Version", flexible: true, minimum: 9) { Text($0.versions) }
                        Column("Was", flexible: true, minimum: 12) { StateText(package: $0.old) }
                        Column("Is", flexible: true, minimum: 12) { StateText(package: $0.new) }
                    }
                }
            }
        }
    }
}

/// Which layer of the new side made each difference; nothing if that isn't known, or nothing
/// differs.
struct LayerDifferenceTable: View {
    let difference: InventoryDifference

    var body: some View {
        let differences = difference.layerDifferences
        if let layers = difference.layers, !differences.isEmpty {
            VStack {
                Text(layers.title).bold()
                Table(differences) {
                    Column("Layer", alignment: .trailing) { Text($0.layerLabel) }
                    Column("Package", flexible: true, minimum: 16) { Text($0.package) }
                    Column("Change") { Text($0.label) }
                    Column("Command", flexible: true, minimum: 12) { Text($0.command) }
                }
            }
        }
    }
}

/// What the layers of an image did to one package.
struct PackageLayersTable: View {
    let layers: LayerHistory

    var body: some View {
        Section(layers.title) {
            Table(layers.changes) {
                Column("Layer", alignment: .trailing) { Text("\($0.layer)") }
                Column("Change") { Text($0.label) }
                Column("Version", flexible: true, minimum: 7) { Text($0.package.version) }
                Column("License", flexible: true, minimum: 12) { StateText(package: $0.package) }
                Column("Command", flexible: true, minimum: 12) {
                    Text(layers.command(of: $0.layer))
                }
            }
        }
    }
}

/// A package's answer after a layer, or that the package was gone.
private struct StateText: View {
    let package: PackageLicense?

    var body: some View {
        if let package {
            AnswerText(
                expression: package.expression, names: package.nicknames,
                reason: package.reason?.kind)
        } else {
            Text("removed").foreground(.red)
        }
    }
}
