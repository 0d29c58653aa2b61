public import DomainLayer

extension JSONReport {
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
        json.key("files")
        json.beginArray()
        for file in files {
            json.value(file)
            try json.bytes.flushFullPiece(to: &sink)
        }
        json.endArray()
        json.endObject()
        json.endText()
        try json.bytes.flush(to: &sink)
    }
}
