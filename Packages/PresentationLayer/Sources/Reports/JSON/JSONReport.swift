public import DomainLayer
public import Wording

/// What a listing in JSON contains about its packages.
public struct JSONListingContent: Sendable {
    /// Why the packages are installed; nil omits the member `installed`.
    public var reasons: InstallationGraph?
    /// Whether to omit statements, copyright holders, findings and unexplained lines.
    public var isBrief: Bool

    public init(reasons: InstallationGraph? = nil, isBrief: Bool = false) {
        self.reasons = reasons
        self.isBrief = isBrief
    }
}

/// JSON for programs that people can read too: one member per line, and one statement or finding
/// per line.
///
/// Members are always present and in the same order, with exceptions: `textDigest` and `texts` are
/// present if requested, `image` if the system is one, `layer` and `layerChanges` if the image's
/// layers were requested, `concludedExpression`, `conclusion` and `concludedLicenses` if something
/// was concluded, and `builtUsing`, `underlying` of a statement and `path` of a finding if there is
/// one.
/// `expression` is `NOASSERTION` if nothing was found. The text is UTF-8 and ends with a line feed.
public enum JSONReport {
    /// Raised by one if readers of the previous version would misunderstand the new one.
    public static let schemaVersion = InventoryFileSchema.version

    /// The packages of a listing, or its groups if it is grouped. The findings about the system
    /// follow, then the names of each `LicenseRef-`, and the texts by their `LicenseRef-` if the
    /// listing has them.
    ///
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ listing: LicenseListing, _ content: JSONListingContent = JSONListingContent(),
        to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.head(listing.system)
        if listing.isFiltered { json.member("filtered", true) }
        if content.isBrief { json.member("brief", true) }
        switch listing.grouping {
        case .package:
            try json.member("packages", listing.entries, to: &sink) {
                $0.value($1, in: listing, content)
            }
        case .source, .license, .main:
            try json.member("groups", listing.groups, to: &sink) { $0.value($1, in: listing) }
        }
        if let layers = listing.layers { try json.member(layers.changes, to: &sink) }
        json.member("findings", listing.findings) { $0.value($1) }
        try json.member(listing.licenseRefs, to: &sink)
        if !listing.texts.isEmpty {
            json.key("texts")
            json.beginObject()
            for (id, text) in listing.texts.sorted(by: { $0.key < $1.key }) {
                json.key(escaping: id)
                json.value(text)
                try json.bytes.flushFullPiece(to: &sink)
            }
            json.endObject()
        }
        try json.endDocument(to: &sink)
    }

    /// Packages as elements of a listing's `packages`, each with the reason why it is installed,
    /// and with the member `text` if its copyright text was read.
    ///
    /// - Parameters:
    ///   - details: the packages.
    ///   - system: the system that the packages are installed on.
    ///   - sink: receives the bytes.
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ details: [LicenseDetail], on system: SystemIdentity, to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.head(system)
        try json.member("packages", details, to: &sink) { json, detail in
            json.value(
                detail.entry, on: system, reason: detail.installReason, layers: detail.layers,
                text: detail.text.value?.body)
        }
        try json.endDocument(to: &sink)
    }

    /// What files state, in their order; `file` is the path as it was given, or `-` for standard
    /// input.
    ///
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ files: [IdentifiedFile], to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.head()
        try json.member("files", files, to: &sink) { $0.value($1) }
        try json.member(files.licenseRefs, to: &sink)
        try json.endDocument(to: &sink)
    }

    /// How often each license, category, basis and finding occurs, each list in the summary's
    /// order.
    ///
    /// `packages` is the number of all packages, and in a list the number of packages with the key.
    ///
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ summary: LicenseSummary, to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.head(summary.system)
        json.member("packages", summary.packages)
        json.member("unknown", summary.unknown)
        json.member("unlisted", summary.unlisted)
        json.member("withoutAnswer", summary.withoutAnswer)
        json.member("incomplete", summary.isIncomplete)
        json.member("mainLicenses", summary.mainLicenses) { json, main in
            json.count("expression", main.key.description, "packages", main.count)
        }
        if !summary.concludedLicenses.isEmpty {
            json.member("concludedLicenses", summary.concludedLicenses) { json, concluded in
                json.count("expression", concluded.key.description, "packages", concluded.count)
            }
        }
        json.member("licenses", summary.licenses) { json, license in
            json.count("id", license.key, "packages", license.count)
        }
        json.member("categories", summary.categories) { json, category in
            json.count("category", category.key.rawValue, "packages", category.count)
        }
        json.member("bases", summary.bases) { json, basis in
            json.count("basis", basis.key.rawValue, "packages", basis.count)
        }
        json.member("findings", summary.findings) { json, finding in
            json.count("kind", finding.key.rawValue, "occurrences", finding.count)
        }
        try json.endDocument(to: &sink)
    }
}

extension JSONWriter {
    fileprivate mutating func count(
        _ thing: StaticString, _ name: String, _ unit: StaticString, _ count: Int
    ) {
        beginObject(inline: true)
        member(thing, name)
        member(unit, count)
        endObject()
    }
}

extension JSONReport {
    /// Explanations in their order: `id`, `name`, `category` and other facts about a license;
    /// `names`, `statements` and `text` of a license that the SPDX list lacks; and always
    /// `packages`.
    ///
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ explanations: [Explanation], on system: SystemIdentity, to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.head(system)
        json.member("explanations", explanations) { $0.value($1) }
        try json.endDocument(to: &sink)
    }
}

extension JSONWriter {
    fileprivate mutating func value(_ explanation: Explanation) {
        beginObject()
        member("id", explanation.title)
        member("kind", explanation.subject.kind.rawValue)
        switch explanation.subject {
        case .license(let id):
            member("name", SPDXLicenseList.name(of: id))
            let license = explanation.unlisted(id)
            member("category", license.category.rawValue)
            member("categoryBasis", license.basis?.rawValue)
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
            member(explanation.reading)
            member("text", explanation.text)
        case .clause(let term):
            member("category", SPDXLicenseList.category(of: term).rawValue)
        case .exception, .category, .basis, .scope, .finding: break
        }
        member("packages", explanation.packages)
        endObject()
    }
}

/// One element of ``JSONReport``'s `packages` or `groups` per line, as compact as possible.
///
/// Programs read it line by line, so there are only elements, and neither a head nor findings about
/// the system. The text is UTF-8, each line ends with a line feed, and an empty listing is empty.
public enum JSONLinesReport {
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ listing: LicenseListing, _ content: JSONListingContent = JSONListingContent(),
        to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.compact)
        switch listing.grouping {
        case .package:
            for entry in listing.entries {
                json.value(entry, in: listing, content)
                json.endText()
                try json.bytes.flushFullPiece(to: &sink)
            }
        case .source, .license, .main:
            for group in listing.groups {
                json.value(group, in: listing)
                json.endText()
                try json.bytes.flushFullPiece(to: &sink)
            }
        }
        try json.bytes.flush(to: &sink)
    }

    /// What files state, one line per file.
    ///
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ files: [IdentifiedFile], to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.compact)
        for file in files {
            json.value(file)
            json.endText()
            try json.bytes.flushFullPiece(to: &sink)
        }
        try json.bytes.flush(to: &sink)
    }
}
