import DomainLayer

extension JSONWriter {
    /// The system, the installed packages and the source packages (SPDX 2.3, section 7).
    mutating func packagesMember<Sink: ByteSink>(
        of bill: BillOfMaterials, to sink: inout Sink
    ) throws(Sink.Failure) {
        key("packages")
        beginArray()
        systemElement(of: bill)
        for entry in bill.inventory.entries {
            packageElement(entry, on: bill.system)
            try bytes.flushFullPiece(to: &sink)
        }
        for (source, package) in bill.sources {
            packageElement(source, like: package, on: bill.system)
            try bytes.flushFullPiece(to: &sink)
        }
        endArray()
    }

    private mutating func systemElement(of bill: BillOfMaterials) {
        beginObject()
        member("name", bill.systemID)
        member("SPDXID", "SPDXRef-\(ElementName.system)")
        memberUnlessEmpty("versionInfo", bill.release)
        downloadMembers(supplier: nil)
        memberUnlessEmpty("summary", bill.system.name)
        member("primaryPackagePurpose", "OPERATING_SYSTEM")
        endObject()
    }

    private mutating func packageElement(_ entry: LicenseEntry, on system: SystemIdentity) {
        beginObject()
        member("name", entry.name)
        member("SPDXID", "SPDXRef-\(ElementName.of(entry))")
        memberUnlessEmpty("versionInfo", entry.version)
        downloadMembers(supplier: Supplier(maintainer: entry.maintainer))
        // The words in which other tools say it too, and readers look for.
        let source = [entry.source.name, entry.source.version].filter { !$0.isEmpty }
        member("sourceInfo", "built package from: " + source.joined(separator: " "))
        member("licenseConcluded", "NOASSERTION")
        member("licenseDeclared", entry.expression.orNoAssertion)
        let text = entry.copyrightHolders
        member("copyrightText", text.isEmpty ? "NOASSERTION" : text)
        packageURLMember(entry.packageURL(on: system))
        endObject()
    }

    private mutating func packageElement(
        _ source: SourcePackage, like package: LicenseEntry, on system: SystemIdentity
    ) {
        beginObject()
        member("name", source.name)
        member("SPDXID", "SPDXRef-\(ElementName.of(source))")
        memberUnlessEmpty("versionInfo", source.version)
        downloadMembers(supplier: Supplier(maintainer: package.maintainer))
        packageURLMember(source.packageURL(on: system))
        member("primaryPackagePurpose", "SOURCE")
        endObject()
    }

    private mutating func downloadMembers(supplier: Supplier?) {
        member("supplier", supplier?.spdx ?? "NOASSERTION")
        member("downloadLocation", "NOASSERTION")
        member("filesAnalyzed", false)
    }

    private mutating func packageURLMember(_ url: String) {
        member("externalRefs", CollectionOfOne(url)) { json, url in
            json.beginObject(inline: true)
            json.member("referenceCategory", "PACKAGE-MANAGER")
            json.member("referenceType", "purl")
            json.member("referenceLocator", url)
            json.endObject()
        }
    }
}

extension Supplier {
    /// `Person: Name (mail)` (SPDX 2.3, section 7.5); parentheses are the address's alone.
    var spdx: String {
        let word =
            switch kind {
            case .person: "Person"
            case .organization: "Organization"
            }
        let name = name.replacing("(", with: "[").replacing(")", with: "]")
        return "\(word): \(name)" + (email.map { " (\($0))" } ?? "")
    }
}
