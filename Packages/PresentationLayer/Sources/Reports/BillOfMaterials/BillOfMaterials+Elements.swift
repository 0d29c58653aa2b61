import DomainLayer
import PresentationLayer

extension BillOfMaterials {
    var system: SystemIdentity { inventory.system }

    /// What to call the system; never empty.
    var name: String { [system.name, system.id].first { !$0.isEmpty } ?? Tool.name }

    /// The system's id; never empty.
    var systemID: String { system.id.isEmpty ? name : system.id }

    /// The system's release: its number, else its codename; nil where it has neither.
    var release: String? { system.versionID ?? system.codename }

    /// The licences of the expressions that the SPDX list lacks, ordered by id.
    var references: [LicenseText] {
        Set(inventory.entries.compactMap(\.expression).flatMap(\.references)).sorted()
            .map { LicenseText(id: $0, text: text(ofReference: $0)) }
    }

    /// The words of a licence that the SPDX list lacks; never empty.
    func text(ofReference id: String) -> String {
        let text =
            id == LicenseTerm.publicDomain.id
            ? LicenseTerm.publicDomainText : inventory.texts[id] ?? ""
        return text.isEmpty ? id : text
    }

    /// The source packages, each once, in the order of the packages built from them, with the first
    /// of those.
    var sources: [(source: SourcePackage, package: LicenseEntry)] {
        var seen: Set<SourcePackage> = []
        return inventory.entries.filter { seen.insert($0.source).inserted }
            .map { ($0.source, $0) }
    }

    /// The names of the packages in the document, by their ids.
    var elementNames: [LicenseEntry.ID: String] {
        Dictionary(
            inventory.entries.map { ($0.id, ElementName.of($0)) },
            uniquingKeysWith: { first, _ in first })
    }
}

/// A licence that the SPDX list lacks.
struct LicenseText {
    let id: String
    let text: String
}

extension LicenseExpression {
    /// The `LicenseRef-` ids in it, each once, ordered as bytes.
    var references: [String] { licenses.filter { $0.hasPrefix("LicenseRef-") } }
}
