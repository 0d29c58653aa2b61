public import DomainLayer

/// JSON for programs, laid out for people too: a member a line, statements and findings a line
/// each.
///
/// Keys are always there and in the same order, but for those that say otherwise: `textDigest` and
/// `texts` where they were asked for, `underlying` of a statement and `path` of a finding where
/// there is one. `expression` is `NOASSERTION` where nothing was found. The text is UTF-8 and ends
/// with a line feed.
public enum JSONReport {
    /// Raised by one when a reader of the older schema would misunderstand the newer one.
    public static let schemaVersion = InventoryFileSchema.version

    /// The packages of a listing, or its groups where it has some; then the system's findings, and
    /// the texts by their `LicenseRef-` where the listing holds any.
    ///
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ listing: LicenseListing, to sink: inout Sink
    ) async throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.head(listing.system)
        switch listing.grouping {
        case .package:
            json.key("packages")
            json.beginArray()
            let (array, system) = (json.forElements(), listing.system)
            let written = WrittenAnswers(of: listing.entries)
            try await listing.entries.rendered(behind: &json.bytes, to: &sink) {
                entries, isFirst, buffer in
                var json = array.forElements(behindOthers: !isFirst, into: buffer)
                for entry in entries { json.value(entry, on: system, sharing: written) }
                return json.allPieces
            }
            json.endArray(isEmpty: listing.entries.isEmpty)
        case .source, .license:
            json.key("groups")
            json.beginArray()
            for group in listing.groups {
                json.value(group, in: listing)
                try json.bytes.flushFullPiece(to: &sink)
            }
            json.endArray()
        }
        json.member("findings", listing.findings) { $0.value($1) }
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
        json.endObject()
        json.endText()
        try json.bytes.flush(to: &sink)
    }

    /// One package, as an element of a listing's `packages` but under the key `package`.
    ///
    /// - Parameters:
    ///   - entry: the package.
    ///   - system: what it is installed on.
    ///   - license: the copyright text, which becomes the member `text`; nil leaves it out.
    ///   - sink: what takes the bytes.
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ entry: LicenseEntry,
        on system: SystemIdentity,
        license: License? = nil,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.head(system)
        json.key("package")
        json.value(entry, on: system, sharing: WrittenAnswers(of: [entry]))
        if let license { json.member("text", license.body) }
        json.endObject()
        json.endText()
        var bytes: [UInt8] = []
        for piece in json.allPieces { try bytes.flushFullPiece(with: piece, to: &sink) }
        try bytes.flush(to: &sink)
    }
}
