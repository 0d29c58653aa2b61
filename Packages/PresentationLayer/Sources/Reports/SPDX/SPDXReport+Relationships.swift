import DomainLayer

extension JSONWriter {
    /// Who contains, needs, and was made of whom (SPDX 2.3, section 11).
    mutating func relationshipsMember<Sink: ByteSink>(
        of bill: BillOfMaterials, to sink: inout Sink
    ) throws(Sink.Failure) {
        let names = bill.elementNames
        key("relationships")
        beginArray()
        relationship("DOCUMENT", "DESCRIBES", ElementName.system)
        for entry in bill.inventory.entries {
            let name = ElementName.of(entry)
            relationship(ElementName.system, "CONTAINS", name)
            relationship(name, "GENERATED_FROM", ElementName.of(entry.source))
            for dependency in bill.installation.dependencies(of: entry.id) {
                if let other = names[dependency] { relationship(name, "DEPENDS_ON", other) }
            }
            try bytes.flushFullPiece(to: &sink)
        }
        endArray()
    }

    private mutating func relationship(_ element: String, _ type: String, _ other: String) {
        beginObject(inline: true)
        member("spdxElementId", "SPDXRef-\(element)")
        member("relationshipType", type)
        member("relatedSpdxElement", "SPDXRef-\(other)")
        endObject()
    }
}
