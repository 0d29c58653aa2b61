import DomainLayer

extension SPDX3Graph {
    /// The suppliers, the system, the installed packages and the source packages.
    mutating func addPackages<Sink: ByteSink>(
        of bill: BillOfMaterials, to sink: inout Sink
    ) throws(Sink.Failure) {
        let suppliers = bill.inventory.entries.map { Supplier(maintainer: $0.maintainer) }
        let distinct = suppliers.compactMap(\.self).firstOfEach
        var agents: [Supplier: String] = [:]
        for (number, supplier) in distinct.enumerated() {
            agents[supplier] = "Supplier-\(number + 1)"
            add(supplier, as: "Supplier-\(number + 1)")
        }
        addSystem(of: bill)
        for (entry, supplier) in zip(bill.inventory.entries, suppliers) {
            add(entry, on: bill.system, suppliedBy: supplier.flatMap { agents[$0] })
            try json.bytes.flushFullPiece(to: &sink)
        }
        for (source, package) in bill.sources {
            let supplier = Supplier(maintainer: package.maintainer).flatMap { agents[$0] }
            add(source, on: bill.system, suppliedBy: supplier)
            try json.bytes.flushFullPiece(to: &sink)
        }
    }

    private mutating func add(_ supplier: Supplier, as name: String) {
        let type =
            switch supplier.kind {
            case .person: "Person"
            case .organization: "Organization"
            }
        add(type, name) { json, _ in
            json.member("name", supplier.name)
            guard let email = supplier.email else { return }
            json.member("externalIdentifier", CollectionOfOne(email)) { json, email in
                json.beginObject(inline: true)
                json.member("type", "ExternalIdentifier")
                json.member("externalIdentifierType", "email")
                json.member("identifier", email)
                json.endObject()
            }
        }
    }

    private mutating func addSystem(of bill: BillOfMaterials) {
        add("software_Package", ElementName.system) { json, _ in
            json.member("name", bill.systemID)
            json.memberUnlessEmpty("summary", bill.system.name)
            json.memberUnlessEmpty("software_packageVersion", bill.release)
            json.member("software_primaryPurpose", "operatingSystem")
        }
    }

    private mutating func add(
        _ entry: LicenseEntry, on system: SystemIdentity, suppliedBy agent: String?
    ) {
        add("software_Package", ElementName.of(entry)) { json, names in
            json.member("name", entry.name)
            if let agent { json.member("suppliedBy", names.iri(agent)) }
            json.memberUnlessEmpty("software_packageVersion", entry.version)
            json.member("software_packageUrl", entry.packageURL(on: system))
            json.memberUnlessEmpty("software_copyrightText", entry.copyrightHolders)
        }
    }

    private mutating func add(
        _ source: SourcePackage, on system: SystemIdentity, suppliedBy agent: String?
    ) {
        add("software_Package", ElementName.of(source)) { json, names in
            json.member("name", source.name)
            if let agent { json.member("suppliedBy", names.iri(agent)) }
            json.memberUnlessEmpty("software_packageVersion", source.version)
            json.member("software_packageUrl", source.packageURL(on: system))
            json.member("software_primaryPurpose", "source")
        }
    }
}
