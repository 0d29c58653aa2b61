import DomainLayer
import Wording

/// A bill of materials in CycloneDX 1.6, as JSON (https://cyclonedx.org/docs/1.6/json/).
///
/// The document describes one component on which all others depend: the system, or the container
/// image or product that holds it. The license of a component is one expression, which readers show
/// correctly: the concluded one, with the declared one as a property, or the declared one if
/// nothing was concluded. The texts of licenses that the SPDX list lacks are added as evidence. The
/// text is UTF-8.
public enum CycloneDXReport: BillOfMaterialsReport {
    public static func write<Sink: ByteSink>(
        _ bill: BillOfMaterials, as id: DocumentID, to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.member("$schema", "http://cyclonedx.org/schema/bom-1.6.schema.json")
        json.member("bomFormat", "CycloneDX")
        json.member("specVersion", "1.6")
        json.member("serialNumber", "urn:uuid:\(id.uuid)")
        json.member("version", 1)
        json.metadataMember(of: bill)
        try json.componentsMember(of: bill, to: &sink)
        try json.dependenciesMember(of: bill, to: &sink)
        try json.compositionsMember(of: bill, to: &sink)
        try json.endDocument(to: &sink)
    }
}

extension JSONWriter {
    fileprivate mutating func metadataMember(of bill: BillOfMaterials) {
        key("metadata")
        beginObject()
        member("timestamp", bill.created.description)
        member("lifecycles", CollectionOfOne(bill.context.cycloneDX)) { json, phase in
            json.beginObject(inline: true)
            json.member("phase", phase)
            json.endObject()
        }
        key("tools")
        beginObject()
        member("components", CollectionOfOne(Tool.name)) { json, name in
            json.beginObject(inline: true)
            json.member("type", "application")
            json.member("name", name)
            json.member("version", Tool.version)
            json.endObject()
        }
        endObject()
        if let creator = bill.creator { creatorMember(creator) }
        key("component")
        if let image = bill.image {
            component(image, suppliedBy: bill.product.supplier)
        } else if let product = bill.productElement {
            component(product, suppliedBy: bill.product.supplier)
        } else {
            systemComponent(of: bill)
        }
        endObject()
    }

    /// Who made the document: a person is its author, an organization its manufacturer.
    private mutating func creatorMember(_ creator: DocumentAgent) {
        switch creator.kind {
        case .person:
            member("authors", CollectionOfOne(creator)) { json, creator in
                json.beginObject(inline: true)
                json.member("name", creator.name)
                json.memberUnlessEmpty("email", creator.email?.text)
                json.endObject()
            }
        case .organization: organizationMember("manufacturer", creator)
        }
    }

    private mutating func component(
        _ product: ProductElement, suppliedBy supplier: DocumentAgent?
    ) {
        beginObject()
        member("type", "application")
        member("bom-ref", ProductElement.name)
        organizationMember("supplier", supplier)
        member("name", product.name)
        versionMember(product.version)
        endObject()
    }

    private mutating func systemComponent(of bill: BillOfMaterials) {
        beginObject()
        member("type", "operating-system")
        member("bom-ref", ElementName.system)
        organizationMember("supplier", bill.product.supplier)
        member("name", bill.systemID)
        versionMember(bill.system.release)
        memberUnlessEmpty("description", bill.system.name)
        endObject()
    }

    /// A container image with its layers.
    private mutating func component(_ image: ImageElement, suppliedBy supplier: DocumentAgent?) {
        beginObject()
        member("type", "container")
        member("bom-ref", ImageElement.name)
        organizationMember("supplier", supplier)
        member("name", image.name)
        versionMember(image.version)
        member("description", image.description)
        hashesMember(image.digits)
        memberUnlessEmpty("purl", image.packageURL)
        member("components", image.layers) { json, layer in
            json.beginObject()
            json.member("type", "file")
            json.member("bom-ref", layer.element)
            json.member("name", layer.name)
            json.memberUnlessEmpty("description", layer.command)
            json.hashesMember(layer.digits)
            json.endObject()
        }
        endObject()
    }

    /// - Parameter digits: the digits of a SHA-256; nil omits the member.
    private mutating func hashesMember(_ digits: String?) {
        guard let digits else { return }
        member("hashes", CollectionOfOne(digits)) { json, digits in
            json.beginObject(inline: true)
            json.member("alg", "SHA-256")
            json.member("content", digits)
            json.endObject()
        }
    }

    /// A version, cut at the 1,024 characters that the schema allows. No real version is so long,
    /// and the package URL has all of it.
    mutating func versionMember(_ version: String?) {
        guard let version else { return }
        var beginning = String.UnicodeScalarView()
        beginning.append(contentsOf: version.unicodeScalars.prefix(1024))
        memberUnlessEmpty("version", String(beginning))
    }

    /// The dependencies of each component. The system depends on all, and an image on the system.
    fileprivate mutating func dependenciesMember<Sink: ByteSink>(
        of bill: BillOfMaterials, to sink: inout Sink
    ) throws(Sink.Failure) {
        let names = bill.elementNames
        key("dependencies")
        beginArray()
        if let container = bill.container { dependency(container, on: [ElementName.system]) }
        dependency(ElementName.system, on: bill.inventory.entries.map { ElementName.of($0) })
        for entry in bill.inventory.entries {
            dependency(
                ElementName.of(entry),
                on: bill.installation.dependencies(of: entry.id).compactMap { names[$0] })
            try bytes.flushFullPiece(to: &sink)
        }
        endArray()
    }

    private mutating func dependency(_ name: String, on others: [String]) {
        beginObject(inline: true)
        member("ref", name)
        if !others.isEmpty { member("dependsOn", others) }
        endObject()
    }
}

extension JSONWriter {
    mutating func componentsMember<Sink: ByteSink>(
        of bill: BillOfMaterials, to sink: inout Sink
    ) throws(Sink.Failure) {
        key("components")
        beginArray()
        if bill.container != nil { systemComponent(of: bill) }
        for entry in bill.inventory.entries {
            component(entry, of: bill)
            try bytes.flushFullPiece(to: &sink)
        }
        endArray()
    }

    private mutating func component(
        _ entry: PackageLicense, of bill: BillOfMaterials
    ) {
        beginObject()
        member("type", entry.kind.cycloneDX)
        member("bom-ref", ElementName.of(entry))
        organizationMember("supplier", DocumentAgent(maintainer: entry.maintainer))
        member("name", entry.name)
        versionMember(entry.version)
        hashesMember(bill.packageFiles[entry.id]?.sha256)
        let concluded = entry.conclusion?.expression
        if let expression = concluded ?? entry.expression {
            member("licenses", CollectionOfOne(expression.description)) { json, expression in
                json.beginObject(inline: true)
                json.member("acknowledgement", concluded == nil ? "declared" : "concluded")
                json.member("expression", expression)
                json.endObject()
            }
        }
        memberUnlessEmpty("copyright", bill.copyrightHolders(of: entry))
        member("purl", entry.packageURL(on: bill.system, namesSource: true))
        pedigreeMember(of: entry, on: bill.system)
        if !entry.staticLinks.isEmpty {
            member("components", entry.staticLinks) { $0.component($1, .library, on: bill.system) }
        }
        let references = [entry.expression, concluded].flatMap { $0?.references ?? [] }
        evidenceMember(references.firstOfEach, of: bill)
        propertiesMember(of: entry, in: bill)
        endObject()
    }

    /// - Parameter agent: who it is, a person or not; nil omits the member.
    fileprivate mutating func organizationMember(_ name: StaticString, _ agent: DocumentAgent?) {
        guard let agent else { return }
        key(name)
        beginObject(inline: true)
        member("name", agent.name)
        if let email = agent.email {
            key("contact")
            beginArray(inline: true)
            beginObject(inline: true)
            member("email", email.text)
            endObject()
            endArray()
        }
        endObject()
    }

    /// The source packages, as the ancestors of the component.
    private mutating func pedigreeMember(of entry: PackageLicense, on system: SystemIdentity) {
        key("pedigree")
        beginObject()
        member("ancestors", entry.generators) { $0.component($1, entry.kind, on: system) }
        endObject()
    }

    /// A source package inside the component that consists of it.
    private mutating func component(
        _ source: SourcePackage, _ kind: PackageKind, on system: SystemIdentity
    ) {
        beginObject(inline: true)
        member("type", kind.cycloneDX)
        member("name", source.name)
        versionMember(source.version)
        member("purl", source.packageURL(on: system))
        endObject()
    }

    /// The texts of the licenses that the SPDX list lacks.
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

extension GenerationContext {
    /// The phase of the lifecycle (CycloneDX 1.6, `metadata.lifecycles`).
    fileprivate var cycloneDX: String {
        switch self {
        case .operations: "operations"
        case .postBuild: "post-build"
        }
    }
}
