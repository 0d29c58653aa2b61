import DomainLayer
import PresentationLayer

extension JSONWriter {
    /// The members with which every text begins: version of the schema, tool.
    mutating func head(schemaVersion: Int = JSONReport.schemaVersion) {
        member("schemaVersion", schemaVersion)
        key("tool")
        beginObject(inline: true)
        member("name", Tool.name)
        member("version", Tool.version)
        endObject()
    }

    /// The same and the system, where the text is of one.
    mutating func head(_ system: SystemIdentity) {
        head()
        member(system)
    }

    /// Which system the text is of.
    mutating func member(_ system: SystemIdentity) {
        key("system")
        beginObject(inline: true)
        member("id", system.id)
        member("versionId", system.versionID)
        member("name", system.name)
        endObject()
    }

    /// A package as `list` and `show` give it.
    ///
    /// - Parameter written: what was written before, to be written again.
    mutating func value(
        _ entry: LicenseEntry, on system: SystemIdentity, sharing written: WrittenAnswers
    ) {
        beginObject()
        member("name", entry.name)
        member("version", entry.version)
        member("architecture", entry.architecture)
        key("source")
        beginObject(inline: true)
        member("name", entry.source.name)
        member("version", entry.source.version)
        endObject()
        member("purl", entry.packageURL(on: system))
        member("section", entry.section)
        member("maintainer", entry.maintainer)
        member("copyrightFile", entry.copyrightFile)
        if let digest = entry.textDigest { member("textDigest", digest) }
        answer(of: entry, sharing: written)
        member("findings", entry.findings) { $0.value($1) }
        key("reason")
        if let reason = entry.reason { value(reason) } else { null() }
        endObject()
    }

    /// What the copyright file says, which is the same for each package that has the same text.
    private mutating func answer(of entry: LicenseEntry, sharing written: WrittenAnswers) {
        switch written.way(of: entry) {
        case .once:
            answer(of: entry)
        case .first:
            var writer = continued()
            writer.answer(of: entry)
            written.keep(writer.fragment, of: entry)
            appendPiece(writer.fragment)
        case .again(let json):
            appendPiece(json)
        }
    }

    private mutating func answer(of entry: LicenseEntry) {
        // Most of it are the statements; to grow with them would copy what is written again and
        // again. Room that is not used takes no memory.
        let size = entry.statements.size
        let room = size + size / 4 + (entry.statements.count + 2) * Self.bytesOfStatement
        bytes.append(addingCapacity: room) { _ in }
        member("format", entry.format?.rawValue)
        member("basis", entry.basis.rawValue)
        member("expression", entry.expression.orNoAssertion)
        member("mainExpression", entry.mainExpression?.description)
        member("licenses", entry.licenses)
        member("exceptions", entry.exceptions)
        member("statements", entry.statements)
    }

    /// What a statement hardly ever takes besides its texts.
    private static var bytesOfStatement: Int { 256 }

    /// A file as `identify` gives it.
    mutating func value(_ file: IdentifiedFile) {
        beginObject()
        member("file", file.source.name)
        member("format", file.format.rawValue)
        member("basis", file.basis.rawValue)
        member("expression", file.expression.orNoAssertion)
        member("mainExpression", file.mainExpression?.description)
        member("licenses", file.licenses)
        member("exceptions", file.exceptions)
        member("statements", file.statements)
        member("findings", file.findings) { $0.value($1) }
        endObject()
    }

    /// A finding, of a package or of the whole system.
    mutating func value(_ finding: LicenseFinding) {
        beginObject(inline: true)
        member("kind", finding.kind.rawValue)
        member("line", finding.line)
        member("declared", finding.declared)
        member("text", finding.text)
        if let path = finding.path { member("path", path) }
        endObject()
    }

    /// A group, its members by their ids.
    mutating func value(_ group: LicenseGroup, in listing: LicenseListing) {
        beginObject()
        member("name", group.name)
        member("version", group.version)
        member("expression", group.expression.orNoAssertion)
        member("packages", group.members.lazy.map { listing.entries[$0].id })
        endObject()
    }

    private mutating func value(_ reason: LicenseReason) {
        beginObject(inline: true)
        member("code", reason.code)
        member("detail", reason.detail)
        endObject()
    }
}
