import DomainLayer

/// A bill of materials in SPDX 3.0.1, as JSON-LD (https://spdx.github.io/spdx-spec/v3.0.1/).
///
/// One bill, of what is deployed, has the system as its root, and that contains all packages.
/// Licences, suppliers and texts are elements of their own, each once. The text is UTF-8; the
/// document stands behind its elements, which it lists.
public enum SPDX3Report: BillOfMaterialsReport {
    public static func write<Sink: ByteSink>(
        _ bill: BillOfMaterials, as id: DocumentID, to sink: inout Sink
    ) async throws(Sink.Failure) {
        var graph = SPDX3Graph(namespace: bill.namespace(as: id), created: bill.created)
        try graph.addLicenses(of: bill, to: &sink)
        try graph.addPackages(of: bill, to: &sink)
        try graph.addRelationships(of: bill, to: &sink)
        graph.addBill()
        try graph.end(nameOfDocument: bill.name, to: &sink)
    }
}

extension SPDX3Graph {
    /// The bill, which holds the packages and what is said of them.
    fileprivate mutating func addBill() {
        let elements = elements
        add("software_Sbom", "BillOfMaterials") { json, names in
            json.member("software_sbomType", CollectionOfOne("deployed"))
            json.member("rootElement", CollectionOfOne(names.iri(ElementName.system)))
            json.member("element", elements.lazy.map(names.iri))
        }
    }

    /// The document, and the end of the text.
    fileprivate mutating func end<Sink: ByteSink>(
        nameOfDocument name: String, to sink: inout Sink
    ) throws(Sink.Failure) {
        let elements = elements
        add("SpdxDocument", "Document") { json, names in
            json.member("name", name)
            json.member("profileConformance", ["core", "software", "simpleLicensing"])
            json.member("dataLicense", names.iri(Self.dataLicense))
            json.member("rootElement", CollectionOfOne(names.iri("BillOfMaterials")))
            json.member("element", elements.lazy.map(names.iri))
        }
        json.endArray()
        json.endObject()
        json.endText()
        try json.bytes.flush(to: &sink)
    }
}
