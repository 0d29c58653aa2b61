import DomainLayer
import PresentationLayer

extension JSONWriter {
    /// The members with which every text begins: version of the schema, tool.
    mutating func head() {
        member("schemaVersion", JSONReport.schemaVersion)
        key("tool")
        beginObject(inline: true)
        member("name", Tool.name)
        member("version", Tool.version)
        endObject()
    }

    /// The same and the system, where the text is of one.
    mutating func head(_ system: SystemIdentity) {
        head()
        key("system")
        beginObject(inline: true)
        member("id", system.id)
        member("versionId", system.versionID)
        member("name", system.name)
        endObject()
    }

    /// A package as `list` and `show` give it.
    ///
    /// - Parameter written: the statements that were written last, to be written again.
    mutating func value(
        _ entry: LicenseEntry, on system: SystemIdentity, reusing written: inout WrittenStatements
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
        member("format", entry.format?.rawValue)
        member("basis", entry.basis.rawValue)
        member("expression", entry.expression.orNoAssertion)
        member("mainExpression", entry.mainExpression?.description)
        member("licenses", entry.licenses)
        member("exceptions", entry.exceptions)
        key("statements")
        if written.statements == entry.statements {
            value(written: written.json)
        } else {
            let start = bytes.count
            beginArray()
            for statement in entry.statements { value(statement) }
            endArray()
            written = WrittenStatements(
                statements: entry.statements, json: Array(bytes[start...]))
        }
        member("findings", entry.findings) { $0.value($1) }
        key("reason")
        if let reason = entry.reason { value(reason) } else { null() }
        endObject()
    }

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
        member("statements", file.statements) { $0.value($1) }
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

    private mutating func value(_ statement: LicenseStatement) {
        beginObject(inline: true)
        member("expression", statement.expression.orNoAssertion)
        member("files", statement.files)
        key("lines")
        beginArray(inline: true)
        value(statement.lines.lowerBound)
        value(statement.lines.upperBound)
        endArray()
        member("basis", statement.basis.rawValue)
        member("rule", statement.rule?.rawValue)
        member("name", statement.name)
        member("holders", statement.holders)
        if !statement.underlying.isEmpty { member("underlying", statement.underlying) }
        endObject()
    }

    private mutating func value(_ reason: LicenseReason) {
        beginObject(inline: true)
        member("code", reason.code)
        member("detail", reason.detail)
        endObject()
    }
}

/// The statements of the last package, as JSON.
///
/// Packages of one source stand together and have one copyright text, which may have thousands of
/// statements: writing them out once is half of a listing's work.
struct WrittenStatements {
    var statements: [LicenseStatement] = []
    var json = Array("[]".utf8)
}
