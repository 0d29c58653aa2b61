public import DomainLayer
public import PresentationLayer

extension JSONReport {
    /// Explanations in their order: `id`, `name`, `category` and what else is known of a licence;
    /// `names`, `statements` and `text` of one that the SPDX list lacks; `packages` of all.
    ///
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ explanations: [Explanation], on system: SystemIdentity, to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.head(system)
        json.member("explanations", explanations) { $0.value($1) }
        json.endObject()
        json.endText()
        try json.bytes.flush(to: &sink)
    }
}

extension JSONWriter {
    fileprivate mutating func value(_ explanation: Explanation) {
        beginObject()
        member("id", explanation.title)
        switch explanation.subject {
        case .license(let id):
            member("kind", "license")
            member("name", SPDXLicenseList.name(of: id))
            member("category", SPDXLicenseList.category(of: id).rawValue)
            member("osiApproved", SPDXLicenseList.isOSIApproved(id))
            member("deprecatedBy", SPDXLicenseList.replacement(forDeprecated: id))
            member("names", explanation.names)
            member("statements", explanation.evidence) { json, evidence in
                json.beginObject(inline: true)
                json.member("package", evidence.package)
                json.member("file", evidence.file)
                json.key("lines")
                json.value(evidence.lines)
                json.endObject()
            }
            member("text", explanation.text)
        case .exception: member("kind", "exception")
        case .category: member("kind", "category")
        case .basis: member("kind", "basis")
        case .scope: member("kind", "scope")
        }
        member("packages", explanation.packages)
        endObject()
    }
}
