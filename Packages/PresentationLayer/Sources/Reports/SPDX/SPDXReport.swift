import DomainLayer

/// A bill of materials in SPDX 2.3, as JSON (https://spdx.github.io/spdx-spec/v2.3/).
///
/// The document describes one package, the system, which contains all others. A package's declared
/// licence is what its copyright file says; what anybody concludes of it is left open. The text is
/// UTF-8, and its members are in the order of the specification.
public enum SPDXReport: BillOfMaterialsReport {
    public static func write<Sink: ByteSink>(
        _ bill: BillOfMaterials, as id: DocumentID, to sink: inout Sink
    ) async throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.documentMembers(of: bill, as: id)
        try json.packagesMember(of: bill, to: &sink)
        json.key("hasExtractedLicensingInfos")
        json.beginArray()
        for license in bill.references {
            json.beginObject()
            json.member("licenseId", license.id)
            json.member("extractedText", license.text)
            json.endObject()
            try json.bytes.flushFullPiece(to: &sink)
        }
        json.endArray()
        try json.relationshipsMember(of: bill, to: &sink)
        json.endObject()
        json.endText()
        try json.bytes.flush(to: &sink)
    }
}

extension BillOfMaterials {
    /// A URI that no other document has; no one need find anything there (SPDX 2.3, section 6.5).
    func namespace(as id: DocumentID) -> String {
        let release = [system.id, release].compactMap(\.self).joined(separator: "-")
        let name = release.utf8.map { $0.standsInName ? $0 : UInt8(ascii: "-") }
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
    /// What the document says of itself (sections 6.1 to 6.9).
    fileprivate mutating func documentMembers(of bill: BillOfMaterials, as id: DocumentID) {
        member("spdxVersion", "SPDX-2.3")
        member("dataLicense", "CC0-1.0")
        member("SPDXID", "SPDXRef-DOCUMENT")
        member("name", bill.name)
        member("documentNamespace", bill.namespace(as: id))
        key("creationInfo")
        beginObject()
        member("created", bill.created.description)
        member("creators", ["Tool: \(Tool.name)-\(Tool.version)"])
        // Two numbers: the third one of the list's own version is not wanted here.
        let version = SPDXLicenseList.version.split(separator: ".").prefix(2)
        member("licenseListVersion", version.joined(separator: "."))
        endObject()
    }
}
