import DomainLayer

extension SPDX3Graph {
    /// The document's own licence, the texts that the SPDX list lacks, and each expression once.
    mutating func addLicenses<Sink: ByteSink>(
        of bill: BillOfMaterials, to sink: inout Sink
    ) throws(Sink.Failure) {
        addExpression("CC0-1.0", references: [], as: Self.dataLicense)
        for license in bill.references {
            add("simplelicensing_SimpleLicensingText", Self.name(ofText: license.id)) { json, _ in
                json.member("name", license.id)
                json.member("simplelicensing_licenseText", license.text)
            }
            try json.bytes.flushFullPiece(to: &sink)
        }
        for (number, expression) in bill.expressions.enumerated() {
            addExpression(
                expression.description, references: expression.references,
                as: Self.name(ofExpression: number))
            try json.bytes.flushFullPiece(to: &sink)
        }
    }

    static func name(ofExpression number: Int) -> String { "License-\(number + 1)" }

    private static func name(ofText id: String) -> String { "Text-\(id)" }

    /// - Parameter references: the ids in it that lead to texts.
    private mutating func addExpression(
        _ expression: String, references: [String], as name: String
    ) {
        add("simplelicensing_LicenseExpression", name) { json, names in
            json.member("simplelicensing_licenseExpression", expression)
            json.member("simplelicensing_licenseListVersion", SPDXLicenseList.version)
            if references.isEmpty { return }
            json.member("simplelicensing_customIdToUri", references) { json, id in
                json.beginObject(inline: true)
                json.member("type", "DictionaryEntry")
                json.member("key", id)
                json.member("value", names.iri(Self.name(ofText: id)))
                json.endObject()
            }
        }
    }
}

extension BillOfMaterials {
    /// What the packages are under, each expression once, in the order of its first use.
    var expressions: [LicenseExpression] {
        inventory.entries.compactMap(\.expression).firstOfEach
    }
}
