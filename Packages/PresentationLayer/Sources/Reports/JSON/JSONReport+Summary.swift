public import DomainLayer

extension JSONReport {
    /// How often each licence, category, basis and finding occurs, each list in the summary's
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
        json.member("withoutAnswer", summary.withoutAnswer)
        json.member("incomplete", summary.isIncomplete)
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
        json.endObject()
        json.endText()
        try json.bytes.flush(to: &sink)
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
