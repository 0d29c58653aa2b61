import DomainLayer
import Wording

/// A bill of materials in SPDX 3.0.1, as JSON-LD (https://spdx.github.io/spdx-spec/v3.0.1/).
///
/// The document has one bill, for what is deployed. Its root is the system, which contains all
/// packages, or the container image or product that contains the system. Licenses, suppliers and
/// texts are elements of their own, each once. The text is UTF-8, and the document comes after its
/// elements, which it lists.
public enum SPDX3Report: BillOfMaterialsReport {
    public static func write<Sink: ByteSink>(
        _ bill: BillOfMaterials, as id: DocumentID, to sink: inout Sink
    ) throws(Sink.Failure) {
        var graph = SPDX3Graph(namespace: bill.namespace(as: id), of: bill)
        try graph.addLicenses(of: bill, to: &sink)
        try graph.addPackages(of: bill, to: &sink)
        try graph.addRelationships(of: bill, to: &sink)
        graph.addBill(of: bill)
        try graph.end(nameOfDocument: bill.documentName, to: &sink)
    }
}

extension SPDX3Graph {
    /// The bill, which contains the packages and what is said about them.
    fileprivate mutating func addBill(of bill: BillOfMaterials) {
        let elements = elements
        add("software_Sbom", "BillOfMaterials") { json, names in
            json.member("software_sbomType", CollectionOfOne(bill.context.spdx3))
            json.member("rootElement", CollectionOfOne(names.iri(bill.root)))
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
        try json.endDocument(to: &sink)
    }
}

/// The worldwide names of a document's elements.
struct SPDX3Names {
    let namespace: String

    func iri(_ name: String) -> String { "\(namespace)#\(name)" }
}

/// Writes the graph of an SPDX 3 document, element by element.
struct SPDX3Graph {
    /// The element with the license of the document itself.
    static let dataLicense = "DataLicense"
    private static let tool = "Tool"
    private static let creator = "Creator"

    var json = JSONWriter(.lines)
    /// The names of the elements written so far, in their order.
    private(set) var elements: [String] = []
    /// The names of elements outside the document.
    let names: SPDX3Names

    /// Begins the text: the context, the creation, the tool. Without another creator, the
    /// document's creator is the tool.
    init(namespace: String, of bill: BillOfMaterials) {
        names = SPDX3Names(namespace: namespace)
        json.beginObject()
        json.member("@context", "https://spdx.org/rdf/3.0.1/spdx-context.jsonld")
        json.key("@graph")
        json.beginArray()
        json.beginObject()
        json.member("type", "CreationInfo")
        json.member("@id", "_:creation")
        json.member("specVersion", "3.0.1")
        json.member("created", bill.created.description)
        if bill.creator == nil {
            json.member("createdBy", CollectionOfOne(names.iri(Self.tool)))
        } else {
            json.member("createdBy", CollectionOfOne(names.iri(Self.creator)))
            json.member("createdUsing", CollectionOfOne(names.iri(Self.tool)))
        }
        json.endObject()
        if let creator = bill.creator { add(creator, as: Self.creator) }
        add(bill.creator == nil ? "SoftwareAgent" : "Tool", Self.tool) { json, _ in
            json.member("name", "\(Tool.name)-\(Tool.version)")
        }
    }

    /// Writes an element with the members that all elements have, followed by those that `body`
    /// writes.
    mutating func add(
        _ type: String, _ name: String, _ body: (inout JSONWriter, SPDX3Names) -> Void
    ) {
        json.beginObject()
        json.member("type", type)
        json.member("spdxId", names.iri(name))
        json.member("creationInfo", "_:creation")
        body(&json, names)
        json.endObject()
        elements.append(name)
    }

    /// Writes a relationship; nothing if there is no element to relate to.
    mutating func relate(
        _ element: String, _ type: String, to others: some Collection<String>, as name: String,
        _ completeness: Completeness? = nil
    ) {
        if others.isEmpty { return }
        add("Relationship", name) { json, names in
            json.member("from", names.iri(element))
            json.member("relationshipType", type)
            json.memberUnlessEmpty("completeness", completeness?.spdx3)
            json.member("to", others.lazy.map(names.iri))
        }
    }
}

extension SPDX3Graph {
    /// The document's own license, the texts that the SPDX list lacks, and the expressions, each
    /// once.
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

    /// - Parameter references: the ids in the expression that have texts.
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

extension SPDX3Graph {
    /// The suppliers, the system, the installed packages and the source packages.
    mutating func addPackages<Sink: ByteSink>(
        of bill: BillOfMaterials, to sink: inout Sink
    ) throws(Sink.Failure) {
        let suppliers = bill.inventory.entries.map { DocumentAgent(maintainer: $0.maintainer) }
        let distinct = ([bill.product.supplier] + suppliers).compactMap(\.self).firstOfEach
        var agents: [DocumentAgent: String] = [:]
        for (number, supplier) in distinct.enumerated() {
            agents[supplier] = "Supplier-\(number + 1)"
            add(supplier, as: "Supplier-\(number + 1)")
        }
        let supplier = bill.product.supplier.flatMap { agents[$0] }
        if let image = bill.image { add(image, suppliedBy: supplier) }
        if let product = bill.productElement { add(product, suppliedBy: supplier) }
        addSystem(of: bill, suppliedBy: supplier)
        for (entry, supplier) in zip(bill.inventory.entries, suppliers) {
            add(entry, of: bill, suppliedBy: supplier.flatMap { agents[$0] })
            try json.bytes.flushFullPiece(to: &sink)
        }
        for (source, package) in bill.sources {
            let supplier = package.flatMap { DocumentAgent(maintainer: $0.maintainer) }
                .flatMap { agents[$0] }
            add(source, on: bill.system, suppliedBy: supplier)
            try json.bytes.flushFullPiece(to: &sink)
        }
    }

    private mutating func add(_ agent: DocumentAgent, as name: String) {
        add(agent.kind.rawValue, name) { json, _ in
            json.member("name", agent.name)
            guard let email = agent.email else { return }
            json.member("externalIdentifier", CollectionOfOne(email.text)) { json, email in
                json.beginObject(inline: true)
                json.member("type", "ExternalIdentifier")
                json.member("externalIdentifierType", "email")
                json.member("identifier", email)
                json.endObject()
            }
        }
    }

    /// An image and its layers.
    private mutating func add(_ image: ImageElement, suppliedBy agent: String?) {
        add("software_Package", ImageElement.name) { json, names in
            json.member("name", image.name)
            if let agent { json.member("suppliedBy", names.iri(agent)) }
            json.member("summary", image.description)
            json.hashMember(image.digits)
            json.memberUnlessEmpty("software_packageVersion", image.version)
            json.memberUnlessEmpty("software_packageUrl", image.packageURL)
            json.member("software_primaryPurpose", "container")
        }
        for layer in image.layers {
            add("software_Package", layer.element) { json, names in
                json.member("name", layer.name)
                if let agent { json.member("suppliedBy", names.iri(agent)) }
                json.memberUnlessEmpty("summary", layer.command)
                json.hashMember(layer.digits)
                json.member("software_primaryPurpose", "archive")
            }
        }
    }

    private mutating func add(_ product: ProductElement, suppliedBy agent: String?) {
        add("software_Package", ProductElement.name) { json, names in
            json.member("name", product.name)
            if let agent { json.member("suppliedBy", names.iri(agent)) }
            json.memberUnlessEmpty("software_packageVersion", product.version)
            json.member("software_primaryPurpose", "application")
        }
    }

    private mutating func addSystem(of bill: BillOfMaterials, suppliedBy agent: String?) {
        add("software_Package", ElementName.system) { json, names in
            json.member("name", bill.systemID)
            if let agent { json.member("suppliedBy", names.iri(agent)) }
            json.memberUnlessEmpty("summary", bill.system.name)
            json.memberUnlessEmpty("software_packageVersion", bill.system.release)
            json.member("software_primaryPurpose", "operatingSystem")
        }
    }

    private mutating func add(
        _ entry: PackageLicense, of bill: BillOfMaterials, suppliedBy agent: String?
    ) {
        add("software_Package", ElementName.of(entry)) { json, names in
            json.member("name", entry.name)
            if let agent { json.member("suppliedBy", names.iri(agent)) }
            json.hashMember(bill.packageFiles[entry.id]?.sha256)
            json.memberUnlessEmpty("software_packageVersion", entry.version)
            json.member("software_packageUrl", entry.packageURL(on: bill.system, namesSource: true))
            json.memberUnlessEmpty("software_copyrightText", bill.copyrightHolders(of: entry))
            json.member("software_primaryPurpose", entry.kind.spdx3)
        }
        guard let file = bill.packageFiles[entry.id] else { return }
        add("software_File", Self.name(ofFileOf: entry)) { json, _ in
            json.member("name", file.path)
            json.hashMember(file.sha256)
            json.member("software_primaryPurpose", "archive")
        }
    }

    static func name(ofFileOf entry: PackageLicense) -> String { "File-\(ElementName.of(entry))" }

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

extension SPDX3Graph {
    /// What contains, depends on, links and generates what, and the declared and concluded
    /// licenses.
    mutating func addRelationships<Sink: ByteSink>(
        of bill: BillOfMaterials, to sink: inout Sink
    ) throws(Sink.Failure) {
        let entries = bill.inventory.entries
        let packages = bill.elementNames
        if let container = bill.container {
            relate(
                container, "contains",
                to: (bill.image?.layers.map(\.element) ?? []) + [ElementName.system],
                as: "Contains-\(container)")
        }
        relate(
            ElementName.system, "contains", to: entries.map { ElementName.of($0) },
            as: "Contains-\(ElementName.system)")
        var built: [SourcePackage: [String]] = [:]
        for entry in entries {
            let name = ElementName.of(entry)
            for source in entry.generators { built[source, default: []].append(name) }
            relate(
                name, "hasStaticLink", to: entry.staticLinks.map { ElementName.of($0) },
                as: "StaticLink-\(name)")
            relate(
                name, "hasDistributionArtifact",
                to: bill.packageFiles[entry.id] == nil ? [] : [Self.name(ofFileOf: entry)],
                as: "Distributed-\(name)")
            declare(bill.expressionNumber(of: entry), for: name)
            if let conclusion = entry.conclusion { conclude(conclusion, for: name, in: bill) }
            // SPDX 3 can't relate to what the document lacks, so a package that lacks all of its
            // dependencies has no relationship.
            relate(
                name, "dependsOn",
                to: bill.installation.dependencies(of: entry.id).compactMap { packages[$0] },
                as: "DependsOn-\(name)", bill.completeness(of: entry))
            try json.bytes.flushFullPiece(to: &sink)
        }
        for (source, _) in bill.sources {
            let name = ElementName.of(source)
            relate(name, "generates", to: built[source] ?? [], as: "Generates-\(name)")
            try json.bytes.flushFullPiece(to: &sink)
        }
    }

    /// - Parameter number: the number of the expression; nil if nothing was found.
    private mutating func declare(_ number: Int?, for package: String) {
        add("Relationship", "Declared-\(package)") { json, names in
            json.member("from", names.iri(package))
            json.member("relationshipType", "hasDeclaredLicense")
            let license = number.map { names.iri(Self.name(ofExpression: $0)) }
            // The specification defines this individual, which every document may name.
            json.member(
                "to", CollectionOfOne(license ?? "expandedlicensing_NoAssertionLicense"))
        }
    }
}

extension SPDX3Graph {
    /// What was concluded, with its reason.
    private mutating func conclude(
        _ conclusion: LicenseConclusion, for package: String, in bill: BillOfMaterials
    ) {
        guard let number = bill.expressionNumber(of: conclusion) else { return }
        add("Relationship", "Concluded-\(package)") { json, names in
            json.memberUnlessEmpty("comment", conclusion.detail)
            json.member("from", names.iri(package))
            json.member("relationshipType", "hasConcludedLicense")
            json.member("to", CollectionOfOne(names.iri(Self.name(ofExpression: number))))
        }
    }
}

extension JSONWriter {
    /// - Parameter digits: the digits of a SHA-256; nil omits the member.
    fileprivate mutating func hashMember(_ digits: String?) {
        guard let digits else { return }
        member("verifiedUsing", CollectionOfOne(digits)) { json, digits in
            json.beginObject(inline: true)
            json.member("type", "Hash")
            json.member("algorithm", "sha256")
            json.member("hashValue", digits)
            json.endObject()
        }
    }
}

extension GenerationContext {
    /// The word of SPDX 3.0.1 (`SbomType`).
    fileprivate var spdx3: String {
        switch self {
        case .operations: "deployed"
        case .postBuild: "analyzed"
        }
    }
}
