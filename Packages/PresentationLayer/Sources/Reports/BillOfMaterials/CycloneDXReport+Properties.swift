import DomainLayer
import Wording

extension JSONWriter {
    /// What is complete (CycloneDX 1.6, `compositions`): the dependencies of the packages. Whether
    /// the system holds more than its packages isn't known.
    mutating func compositionsMember<Sink: ByteSink>(
        of bill: BillOfMaterials, to sink: inout Sink
    ) throws(Sink.Failure) {
        key("compositions")
        beginArray()
        composition(
            "unknown", "assemblies", [bill.container, ElementName.system].compactMap(\.self))
        let packages = Dictionary(grouping: bill.inventory.entries, by: bill.completeness)
        for completeness in Completeness.allCases {
            guard let entries = packages[completeness] else { continue }
            composition(
                completeness.rawValue, "dependencies", entries.map { ElementName.of($0) })
        }
        try bytes.flushFullPiece(to: &sink)
        endArray()
    }

    private mutating func composition(
        _ aggregate: String, _ kind: StaticString, _ elements: [String]
    ) {
        beginObject()
        member("aggregate", aggregate)
        member(kind, elements)
        endObject()
    }

    /// The properties of a package's component: what it is as a file, by the taxonomy of BSI
    /// TR-03183-2, and, beside a concluded license, the declared one and the reason.
    ///
    /// A package is an archive with its contents named, and isn't executable: one with tars in it
    /// (deb(5)), or a tar in several streams of gzip (apk-v2(5)).
    mutating func propertiesMember(of entry: PackageLicense, in bill: BillOfMaterials) {
        let file = bill.packageFiles[entry.id]
        let conclusion = entry.conclusion
        let properties = [
            ("bsi:component:filename", file?.name ?? ""),
            ("bsi:component:executable", "non-executable"),
            ("bsi:component:archive", "archive"),
            ("bsi:component:structured", "structured"),
            ("bsi:component:effectiveLicence", conclusion?.expression.description ?? ""),
            (
                "\(Tool.name):declaredExpression",
                conclusion == nil ? "" : entry.expression.orNoAssertion
            ),
            ("\(Tool.name):conclusion", conclusion?.detail ?? ""),
            ("\(Tool.name):archivePath", file?.path ?? ""),
        ]
        member("properties", properties.filter { !$0.1.isEmpty }) { json, property in
            json.beginObject(inline: true)
            json.member("name", property.0)
            json.member("value", property.1)
            json.endObject()
        }
    }
}
