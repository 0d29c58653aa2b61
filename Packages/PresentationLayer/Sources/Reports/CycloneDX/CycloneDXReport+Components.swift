import DomainLayer

extension JSONWriter {
    mutating func componentsMember<Sink: ByteSink>(
        of bill: BillOfMaterials, to sink: inout Sink
    ) throws(Sink.Failure) {
        try member("components", bill.inventory.entries, to: &sink) { $0.component($1, of: bill) }
    }

    private mutating func component(
        _ entry: LicenseEntry, of bill: BillOfMaterials
    ) {
        beginObject()
        member("type", "library")
        member("bom-ref", ElementName.of(entry))
        supplierMember(Supplier(maintainer: entry.maintainer))
        member("name", entry.name)
        versionMember(entry.version)
        if let expression = entry.expression {
            member("licenses", CollectionOfOne(expression.description)) { json, expression in
                json.beginObject(inline: true)
                json.member("acknowledgement", "declared")
                json.member("expression", expression)
                json.endObject()
            }
        }
        memberUnlessEmpty("copyright", entry.copyrightHolders)
        member("purl", entry.packageURL(on: bill.system))
        pedigreeMember(entry.source, on: bill.system)
        evidenceMember(entry.expression?.references ?? [], of: bill)
        endObject()
    }

    private mutating func supplierMember(_ supplier: Supplier?) {
        guard let supplier else { return }
        key("supplier")
        beginObject(inline: true)
        member("name", supplier.name)
        if let email = supplier.email {
            key("contact")
            beginArray(inline: true)
            beginObject(inline: true)
            member("email", email)
            endObject()
            endArray()
        }
        endObject()
    }

    /// The source package, from which the component descends.
    private mutating func pedigreeMember(_ source: SourcePackage, on system: SystemIdentity) {
        key("pedigree")
        beginObject()
        member("ancestors", CollectionOfOne(source)) { json, source in
            json.beginObject(inline: true)
            json.member("type", "library")
            json.member("name", source.name)
            json.versionMember(source.version)
            json.member("purl", source.packageURL(on: system))
            json.endObject()
        }
        endObject()
    }

    /// The texts of the licences that the SPDX list lacks.
    private mutating func evidenceMember(_ references: [String], of bill: BillOfMaterials) {
        if references.isEmpty { return }
        key("evidence")
        beginObject()
        member("licenses", references) { json, id in
            json.beginObject()
            json.key("license")
            json.beginObject()
            json.member("name", id)
            json.key("text")
            json.beginObject()
            json.member("contentType", "text/plain")
            json.member("content", bill.text(ofReference: id))
            json.endObject()
            json.endObject()
            json.endObject()
        }
        endObject()
    }
}
