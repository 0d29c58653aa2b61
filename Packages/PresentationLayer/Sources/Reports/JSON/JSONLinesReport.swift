public import DomainLayer

/// An element of ``JSONReport``'s `packages` a line, or of its `groups`, each as compact as can be.
///
/// Programs read it line by line; so there is nothing but elements, neither head nor findings of
/// the system. The text is UTF-8, each line ends with a line feed, and an empty listing is empty.
public enum JSONLinesReport {
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ listing: LicenseListing, to sink: inout Sink
    ) async throws(Sink.Failure) {
        var json = JSONWriter(.compact)
        switch listing.grouping {
        case .package:
            for entry in listing.entries {
                json.value(entry, on: listing.system)
                json.endText()
                try json.bytes.flushFullPiece(to: &sink)
            }
        case .source, .license:
            for group in listing.groups {
                json.value(group, in: listing)
                json.endText()
                try json.bytes.flushFullPiece(to: &sink)
            }
        }
        try json.bytes.flush(to: &sink)
    }
}
