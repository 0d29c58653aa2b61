import DomainLayer
import Wording

/// A bill of materials in SPDX 2.3, as JSON (https://spdx.github.io/spdx-spec/v2.3/).
///
/// The document describes one package that contains all others: the system, or the container image
/// or product that contains the system. The declared license of a package is the one that its
/// copyright file states; the concluded license is that of a clarification, or left open. The text
/// is UTF-8, with members in the order of the specification.
public enum SPDXReport: BillOfMaterialsReport {
    public static func write<Sink: ByteSink>(
        _ bill: BillOfMaterials, as id: DocumentID, to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.documentMembers(of: bill, as: id)
        try json.packagesMember(of: bill, to: &sink)
        try json.member("hasExtractedLicensingInfos", bill.references, to: &sink) {
            json, license in
            json.beginObject()
            json.member("licenseId", license.id)
            json.member("extractedText", license.text)
            json.endObject()
        }
        try json.relationshipsMember(of: bill, to: &sink)
        try json.endDocument(to: &sink)
    }
}

extension BillOfMaterials {
    /// A URI that no other document has; nothing needs to exist there (SPDX 2.3, section 6.5).
    func namespace(as id: DocumentID) -> String {
        let name = system.releaseID.utf8.map { $0.standsInName ? $0 : UInt8(ascii: "-") }
        return "https://spdx.org/spdxdocs/\(String(decoding: name, as: UTF8.self))-\(id.uuid)"
    }
}

extension UInt8 {
    fileprivate var standsInName: Bool {
        switch self {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
            true
        default: false
        }
    }
}

extension JSONWriter {
    /// The members about the document itself (SPDX 2.3, sections 6.1 to 6.9).
    fileprivate mutating func documentMembers(of bill: BillOfMaterials, as id: DocumentID) {
        member("spdxVersion", "SPDX-2.3")
        member("dataLicense", "CC0-1.0")
        member("SPDXID", "SPDXRef-DOCUMENT")
        member("name", bill.documentName)
        member("documentNamespace", bill.namespace(as: id))
        key("creationInfo")
        beginObject()
        member("comment", bill.context.explanation)
        member("created", bill.created.description)
        let tool = "Tool: \(Tool.name)-\(Tool.version)"
        member("creators", (bill.creator.map { [$0.spdx] } ?? []) + [tool])
        // The format allows two numbers; the third one of the list's version is dropped.
        let version = SPDXLicenseList.version.split(separator: ".").prefix(2)
        member("licenseListVersion", version.joined(separator: "."))
        endObject()
    }
}

extension JSONWriter {
    /// The system, the installed packages and the source packages (SPDX 2.3, section 7).
    mutating func packagesMember<Sink: ByteSink>(
        of bill: BillOfMaterials, to sink: inout Sink
    ) throws(Sink.Failure) {
        key("packages")
        beginArray()
        if let image = bill.image { packageElements(image, suppliedBy: bill.product.supplier) }
        if let product = bill.productElement {
            packageElement(product, suppliedBy: bill.product.supplier)
        }
        systemElement(of: bill)
        for entry in bill.inventory.entries {
            packageElement(entry, of: bill)
            try bytes.flushFullPiece(to: &sink)
        }
        for (source, package) in bill.sources {
            packageElement(source, like: package, on: bill.system)
            try bytes.flushFullPiece(to: &sink)
        }
        endArray()
    }

    /// An image and its layers.
    private mutating func packageElements(
        _ image: ImageElement, suppliedBy supplier: DocumentAgent?
    ) {
        beginObject()
        member("name", image.name)
        member("SPDXID", "SPDXRef-\(ImageElement.name)")
        memberUnlessEmpty("versionInfo", image.version)
        downloadMembers(supplier: supplier)
        checksumsMember(image.digits)
        member("summary", image.description)
        if let url = image.packageURL { packageURLMember(url) }
        member("primaryPackagePurpose", "CONTAINER")
        endObject()
        for layer in image.layers {
            beginObject()
            member("name", layer.name)
            member("SPDXID", "SPDXRef-\(layer.element)")
            downloadMembers(supplier: supplier)
            checksumsMember(layer.digits)
            memberUnlessEmpty("summary", layer.command)
            member("primaryPackagePurpose", "ARCHIVE")
            endObject()
        }
    }

    /// - Parameter digits: the digits of a SHA-256; nil omits the member.
    private mutating func checksumsMember(_ digits: String?) {
        guard let digits else { return }
        member("checksums", CollectionOfOne(digits)) { json, digits in
            json.beginObject(inline: true)
            json.member("algorithm", "SHA256")
            json.member("checksumValue", digits)
            json.endObject()
        }
    }

    private mutating func packageElement(
        _ product: ProductElement, suppliedBy supplier: DocumentAgent?
    ) {
        beginObject()
        member("name", product.name)
        member("SPDXID", "SPDXRef-\(ProductElement.name)")
        memberUnlessEmpty("versionInfo", product.version)
        downloadMembers(supplier: supplier)
        member("primaryPackagePurpose", "APPLICATION")
        endObject()
    }

    private mutating func systemElement(of bill: BillOfMaterials) {
        beginObject()
        member("name", bill.systemID)
        member("SPDXID", "SPDXRef-\(ElementName.system)")
        memberUnlessEmpty("versionInfo", bill.system.release)
        downloadMembers(supplier: bill.product.supplier)
        memberUnlessEmpty("summary", bill.system.name)
        member("primaryPackagePurpose", "OPERATING_SYSTEM")
        endObject()
    }

    private mutating func packageElement(_ entry: PackageLicense, of bill: BillOfMaterials) {
        beginObject()
        member("name", entry.name)
        member("SPDXID", "SPDXRef-\(ElementName.of(entry))")
        memberUnlessEmpty("versionInfo", entry.version)
        let file = bill.packageFiles[entry.id]
        memberUnlessEmpty("packageFileName", file?.path)
        downloadMembers(supplier: DocumentAgent(maintainer: entry.maintainer))
        checksumsMember(file?.sha256)
        // Other tools use these words, and readers look for them.
        let source = [entry.source.name, entry.source.version].filter { !$0.isEmpty }
        member("sourceInfo", "built package from: " + source.joined(separator: " "))
        member("licenseConcluded", (entry.conclusion?.expression).orNoAssertion)
        member("licenseDeclared", entry.expression.orNoAssertion)
        memberUnlessEmpty("licenseComments", entry.conclusion?.detail)
        let text = bill.copyrightHolders(of: entry)
        member("copyrightText", text.isEmpty ? "NOASSERTION" : text)
        packageURLMember(entry.packageURL(on: bill.system, namesSource: true))
        member("primaryPackagePurpose", entry.kind.spdx)
        endObject()
    }

    private mutating func packageElement(
        _ source: SourcePackage, like package: PackageLicense?, on system: SystemIdentity
    ) {
        beginObject()
        member("name", source.name)
        member("SPDXID", "SPDXRef-\(ElementName.of(source))")
        memberUnlessEmpty("versionInfo", source.version)
        downloadMembers(supplier: package.flatMap { DocumentAgent(maintainer: $0.maintainer) })
        packageURLMember(source.packageURL(on: system))
        member("primaryPackagePurpose", "SOURCE")
        endObject()
    }

    private mutating func downloadMembers(supplier: DocumentAgent?) {
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

extension GenerationContext {
    /// The context in a sentence, for which the format has no other place.
    fileprivate var explanation: String {
        switch self {
        case .operations: "Made from a system in operation."
        case .postBuild: "Made from what was built, after the build."
        }
    }
}

extension DocumentAgent {
    /// `Person: Name (mail)` (SPDX 2.3, section 7.5). Parentheses may only enclose the address.
    var spdx: String {
        let name = name.replacing("(", with: "[").replacing(")", with: "]")
        return "\(kind.rawValue): \(name)" + (email.map { " (\($0.text))" } ?? "")
    }
}

extension JSONWriter {
    /// What contains, depends on, was generated from, or links what (SPDX 2.3, section 11).
    mutating func relationshipsMember<Sink: ByteSink>(
        of bill: BillOfMaterials, to sink: inout Sink
    ) throws(Sink.Failure) {
        let names = bill.elementNames
        key("relationships")
        beginArray()
        relationship("DOCUMENT", "DESCRIBES", bill.root)
        if let image = bill.image {
            for layer in image.layers {
                relationship(ImageElement.name, "CONTAINS", layer.element)
            }
        }
        if let container = bill.container {
            relationship(container, "CONTAINS", ElementName.system)
        }
        for entry in bill.inventory.entries {
            let name = ElementName.of(entry)
            relationship(ElementName.system, "CONTAINS", name)
            for source in entry.generators {
                relationship(name, "GENERATED_FROM", ElementName.of(source))
            }
            for source in entry.staticLinks {
                relationship(name, "STATIC_LINK", ElementName.of(source))
            }
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
