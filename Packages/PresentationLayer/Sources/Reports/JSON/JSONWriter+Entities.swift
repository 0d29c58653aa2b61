import DomainLayer
import Wording

extension JSONWriter {
    /// The members at the beginning of every text: schema version and tool.
    mutating func head(schemaVersion: Int = JSONReport.schemaVersion) {
        member("schemaVersion", schemaVersion)
        key("tool")
        beginObject(inline: true)
        member("name", Tool.name)
        member("version", Tool.version)
        endObject()
    }

    /// The members at the beginning of a text about a system; the system is null if there may be
    /// several.
    mutating func head(_ system: SystemIdentity?) {
        head()
        if let system {
            member(system)
        } else {
            key("system")
            null()
        }
    }

    /// The system that the text is about, and the image if the system is one.
    mutating func member(_ system: SystemIdentity) {
        key("system")
        beginObject(inline: true)
        member("id", system.id)
        member("versionId", system.versionID)
        member("name", system.name)
        endObject()
        if let image = system.image { member(image) }
    }

    /// A package as in `list`.
    mutating func value(
        _ entry: PackageLicense, in listing: LicenseListing, _ content: JSONListingContent
    ) {
        value(
            entry, on: listing.system, reason: content.reasons?.reason(for: entry.id),
            layer: listing.layers?.layer(of: entry.id), isBrief: content.isBrief)
    }

    /// What is known about the licenses that the SPDX list lacks, ordered by id.
    mutating func member<Sink: ByteSink>(
        _ licenseRefs: UnlistedLicenses, to sink: inout Sink
    ) throws(Sink.Failure) {
        key("licenseRefs")
        beginObject()
        for (id, license) in licenseRefs.sorted(by: { $0.key < $1.key }) {
            key(escaping: id)
            beginObject()
            member("names", license.names)
            member("category", license.category.rawValue)
            member("categoryBasis", license.basis?.rawValue)
            member(license.reading)
            endObject()
            try bytes.flushFullPiece(to: &sink)
        }
        endObject()
    }

    /// What a license's text says: the lines of each term, in the order of the text; null if there
    /// is no text to read.
    mutating func member(_ reading: LicenseReading?) {
        key("terms")
        guard let reading else { return null() }
        beginObject()
        member("permissions", reading.permissions)
        member("conditions", reading.conditions)
        member("limitations", reading.limitations)
        member("unread", lines: reading.unread)
        endObject()
    }

    private mutating func member(_ name: StaticString, _ terms: [LicenseReading.Term]) {
        key(name)
        beginObject(inline: true)
        for term in terms {
            key(escaping: term.name)
            values(term.lines)
        }
        endObject()
    }

    /// A package as in `list` and `show`.
    ///
    /// - Parameters:
    ///   - reason: why the package is installed; nil omits the member, as with the following
    ///     parameters.
    ///   - layer: the image's layer that added the package or changed it last.
    ///   - layers: what the image's layers did to the package.
    ///   - text: the copyright text.
    mutating func value(
        _ entry: PackageLicense, on system: SystemIdentity, reason: InstallReason?,
        layer: Int? = nil, layers: LayerHistory? = nil, isBrief: Bool = false, text: String? = nil
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
        if !entry.builtUsing.isEmpty { member(entry.builtUsing) }
        member("purl", entry.packageURL(on: system))
        member("section", entry.section)
        member("priority", entry.priority)
        member("essential", entry.isEssential)
        member("installedSize", entry.installedSize)
        member("maintainer", entry.maintainer)
        if let reason { installed(reason) }
        if let layer { member("layer", layer) }
        if let layers { member(layers.changes) }
        member("copyrightFile", entry.copyrightFile)
        if let digest = entry.textDigest { member("textDigest", digest) }
        member("format", entry.format?.rawValue)
        member("basis", entry.basis.rawValue)
        member("expression", entry.expression.orNoAssertion)
        member("mainExpression", entry.mainExpression?.description)
        member("category", entry.category.rawValue)
        member("unknown", entry.isUnknown)
        member("licenses", entry.licensesAsStated)
        member("exceptions", entry.exceptions)
        if let conclusion = entry.conclusion { members(conclusion) }
        if !isBrief {
            member("statements", entry.statements)
            member("findings", entry.findings) { $0.value($1) }
            member("unexplained", lines: entry.unexplained)
        }
        key("reason")
        if let reason = entry.reason { value(reason) } else { null() }
        if let text { member("text", text) }
        endObject()
    }

    /// The sources that a package has built in.
    private mutating func member(_ builtUsing: [BuiltInSource]) {
        member("builtUsing", builtUsing) { json, builtIn in
            json.beginObject(inline: true)
            json.member("name", builtIn.source.name)
            json.member("version", builtIn.source.version)
            json.member("field", builtIn.field.rawValue)
            json.endObject()
        }
    }

    /// Why a package is installed. `because` is the chain of packages that need it, from a manually
    /// installed one; empty if there is no such chain. If the chain is too long, `omitted` counts
    /// those left out after the first 16.
    private mutating func installed(_ reason: InstallReason) {
        key("installed")
        beginObject(inline: true)
        member("manually", reason == .manual)
        if case .dependency(let chain, let omitted) = reason {
            member("because", chain.dropLast())
            if omitted > 0 { member("omitted", omitted) }
        } else {
            member("because", [String]())
        }
        endObject()
    }

    /// A file as in `identify`.
    mutating func value(_ file: IdentifiedFile) {
        beginObject()
        member("file", file.source.name)
        member("format", file.format.rawValue)
        member("basis", file.basis.rawValue)
        member("expression", file.expression.orNoAssertion)
        member("mainExpression", file.mainExpression?.description)
        member("category", file.category.rawValue)
        member("unknown", file.isUnknown)
        member("licenses", file.licensesAsStated)
        member("exceptions", file.exceptions)
        member("statements", file.statements)
        member("findings", file.findings) { $0.value($1) }
        member("unexplained", lines: file.unexplained)
        endObject()
    }

    /// What was concluded, and why.
    private mutating func members(_ conclusion: LicenseConclusion) {
        member("concludedExpression", conclusion.expression.description)
        key("conclusion")
        beginObject(inline: true)
        member("reason", conclusion.reason)
        member("expires", conclusion.expires?.description)
        endObject()
    }

    /// A member with one statement per line.
    ///
    /// Packages from one source share their copyright file and are mostly neighbors, so the JSON of
    /// one is copied for the next.
    mutating func member(_ key: StaticString, _ statements: [LicenseStatement]) {
        self.key(key)
        if statements == latest.statements { return copy(latest.json) }
        let start = bytes.count
        beginArray()
        for statement in statements { value(statement) }
        endArray()
        latest = (statements, Array(bytes[start...]))
    }

    /// A statement; `underlying` is present only if there is some.
    private mutating func value(_ statement: LicenseStatement) {
        beginObject(inline: true)
        members(statement)
        member("holders", statement.holders)
        if !statement.underlying.isEmpty { member("underlying", statement.underlying) }
        endObject()
    }

    /// The members of a statement without its holders; `grantRule` is present only for a grant.
    mutating func members(_ statement: LicenseStatement) {
        member("expression", statement.expression.orNoAssertion)
        member("files", statement.files)
        member("lines", statement.lines)
        member("basis", statement.basis.rawValue)
        member("rule", statement.method?.rawValue)
        if let rule = statement.grantRule { member("grantRule", rule.rawValue) }
        member("name", statement.name)
    }

    /// The first and the last line.
    private mutating func member(_ key: StaticString, _ lines: ClosedRange<Int>) {
        self.key(key)
        value(lines)
    }

    /// Runs of lines, all on one line.
    mutating func member(_ key: StaticString, lines ranges: [ClosedRange<Int>]) {
        self.key(key)
        values(ranges)
    }

    private mutating func values(_ ranges: [ClosedRange<Int>]) {
        beginArray(inline: true)
        for lines in ranges { value(lines) }
        endArray()
    }

    mutating func value(_ lines: ClosedRange<Int>) {
        beginArray(inline: true)
        value(lines.lowerBound)
        value(lines.upperBound)
        endArray()
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

    /// A group; its members are written as ids.
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
