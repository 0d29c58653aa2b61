public import DomainLayer

extension JSONReport {
    /// As ``schemaVersion``, of what compares two inventories.
    public static let differenceSchemaVersion = 1

    /// How two inventories differ.
    ///
    /// Of a changed package, `changes` names what changed; each pair of `old` and `new` is there
    /// whether or not it changed, and lists of what was `removed` and `added` may be empty.
    /// `uncomparedTexts` counts the packages of which a digest is missing.
    ///
    /// - Throws: what the sink throws.
    public static func write<Sink: ByteSink>(
        _ difference: InventoryDifference, to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.lines)
        json.beginObject()
        json.head(schemaVersion: differenceSchemaVersion)
        json.member("old", difference.old)
        json.member("new", difference.new)
        json.member("uncomparedTexts", difference.uncomparedTexts)
        try json.member("removed", difference.removed, to: &sink) { $0.value($1) }
        try json.member("added", difference.added, to: &sink) { $0.value($1) }
        try json.member("changed", difference.changed, to: &sink) { $0.value($1) }
        json.endObject()
        json.endText()
        try json.bytes.flush(to: &sink)
    }
}
