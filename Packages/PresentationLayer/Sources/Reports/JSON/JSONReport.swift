public import DomainLayer
public import Wording

/// What a listing in JSON says of its packages.
public struct JSONListingContent: Sendable {
    /// Why they are installed; nil leaves the member `installed` out.
    public var reasons: InstallationGraph?
    /// Whether to leave out statements, copyright holders, findings and unexplained lines.
    public var isBrief: Bool

    public init(reasons: InstallationGraph? = nil, isBrief: Bool = false) {
        self.reasons = reasons
        self.isBrief = isBrief
    }
}

/// JSON for programs, laid out for people too: a member a line, statements and findings a line
/// each.
///
/// Keys are always there and in the same order, but for those that say otherwise: `textDigest` and
/// `texts` if they were asked for, `image` if the system is one, `layer` and `layerChanges` if
/// somebody asked for its layers, `underlying` of a statement and `path` of a finding if there is
/// one. `expression` is `NOASSERTION` if nothing was found. The text is UTF-8 and ends
/// with a line feed.
public enum JSONReport {
    /// Raised by one when a reader of the older schema would misunderstand the newer one.
    public static let schemaVersion = InventoryFileSchema.version

    /// The packages of a listing, or its groups if it has some; then the system's findings, the
    /// names of each `LicenseRef-`, and the texts by their `LicenseRef-` if the listing holds
    /// any.
    ///
    /// - Throws: what the sink throws.
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

    /// Packages as elements of a listing's `packages`, each with why it is installed, and with the
    /// member `text` if its copyright text was read.
    ///
    /// - Parameters:
    ///   - details: the packages.
    ///   - system: what they are installed on.
    ///   - sink: what takes the bytes.
    /// - Throws: what the sink throws.
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

    /// What each of some files states, in their order; `file` is the path as it was given, or `-`
    /// for standard input.
    ///
    /// - Throws: what the sink throws.
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
    /// `packages` is the number of all packages, and in a list the number of those it occurs in.
    ///
    /// - Throws: what the sink throws.
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
    /// Explanations in their order: `id`, `name`, `category` and what else is known of a license;
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
        try json.endDocument(to: &sink)
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
        case .exception: member("kind", "exception")
        case .category: member("kind", "category")
        case .basis: member("kind", "basis")
        case .scope: member("kind", "scope")
        case .finding: member("kind", "finding")
        }
        member("packages", explanation.packages)
        endObject()
    }
}

/// An element of ``JSONReport``'s `packages` a line, or of its `groups`, each as compact as can be.
///
/// Programs read it line by line; so there is nothing but elements, neither head nor findings of
/// the system. The text is UTF-8, each line ends with a line feed, and an empty listing is empty.
public enum JSONLinesReport {
    /// - Throws: what the sink throws.
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

    /// What each of some files states, a line per file.
    ///
    /// - Throws: what the sink throws.
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
