import DomainLayer

extension SPDX3Graph {
    /// Who contains, needs, generates whom, and what everybody declares to be under.
    mutating func addRelationships<Sink: ByteSink>(
        of bill: BillOfMaterials, to sink: inout Sink
    ) throws(Sink.Failure) {
        let entries = bill.inventory.entries
        let packages = bill.elementNames
        relate(
            ElementName.system, "contains", to: entries.map { ElementName.of($0) },
            as: "Contains-\(ElementName.system)")
        var built: [SourcePackage: [String]] = [:]
        let licenses = Dictionary(
            uniqueKeysWithValues: bill.expressions.enumerated().map { ($1, $0) })
        for entry in entries {
            let name = ElementName.of(entry)
            built[entry.source, default: []].append(name)
            declare(entry.expression.flatMap { licenses[$0] }, for: name)
            relate(
                name, "dependsOn",
                to: bill.installation.dependencies(of: entry.id).compactMap { packages[$0] },
                as: "DependsOn-\(name)")
            try json.bytes.flushFullPiece(to: &sink)
        }
        for (source, _) in bill.sources {
            let name = ElementName.of(source)
            relate(name, "generates", to: built[source] ?? [], as: "Generates-\(name)")
            try json.bytes.flushFullPiece(to: &sink)
        }
    }

    /// - Parameter number: that of the expression; nil where nothing was found.
    private mutating func declare(_ number: Int?, for package: String) {
        add("Relationship", "Declared-\(package)") { json, names in
            json.member("from", names.iri(package))
            json.member("relationshipType", "hasDeclaredLicense")
            let license = number.map { names.iri(Self.name(ofExpression: $0)) }
            // An individual of the specification, which every document may name.
            json.member(
                "to", CollectionOfOne(license ?? "expandedlicensing_NoAssertionLicense"))
        }
    }
}
