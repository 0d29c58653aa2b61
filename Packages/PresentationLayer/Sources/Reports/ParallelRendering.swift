import DomainLayer

extension [LicenseEntry] {
    /// How many entries are rendered at a time: enough that those of one source mostly stand
    /// together, few enough that all cores have work to the end.
    private static var share: Int { 32 }

    /// How many shares may be rendered and not yet written. It bounds the memory, and lets as many
    /// cores work; more than that would wait for the sink.
    private static var sharesAhead: Int { 8 }

    /// Writes what `render` makes of the entries, share after share in their order; the shares are
    /// rendered on all cores.
    ///
    /// - Parameters:
    ///   - bytes: what stands before the entries and was not yet passed on; what is left to pass on
    ///     when all is rendered.
    ///   - render: the bytes of some of the entries, in pieces, and whether these are the first ones.
    /// - Throws: what the sink throws.
    func rendered<Sink: ByteSink>(
        behind bytes: inout [UInt8],
        to sink: inout Sink,
        by render:
            @escaping @Sendable (_ entries: ArraySlice<LicenseEntry>, _ isFirst: Bool) ->
            [[UInt8]]
    ) async throws(Sink.Failure) {
        let starts = [Int](stride(from: 0, to: count, by: Self.share))
        let outcome = await withTaskGroup(
            of: (number: Int, pieces: [[UInt8]]).self, returning: Result<Void, Sink.Failure>.self
        ) { group in
            func add(_ number: Int) {
                let start = starts[number]
                let entries = self[start..<Swift.min(start + Self.share, count)]
                group.addTask { (number, render(entries, number == 0)) }
            }
            for number in starts.indices.prefix(Self.sharesAhead) { add(number) }
            var waiting: [Int: [[UInt8]]] = [:]
            var next = 0
            for await share in group {
                waiting[share.number] = share.pieces
                while let pieces = waiting.removeValue(forKey: next) {
                    do throws(Sink.Failure) {
                        for piece in pieces {
                            try bytes.flushFullPiece(with: piece, to: &sink)
                        }
                    } catch {
                        group.cancelAll()
                        return .failure(error)
                    }
                    if next + Self.sharesAhead < starts.count { add(next + Self.sharesAhead) }
                    next += 1
                }
            }
            return .success(())
        }
        try outcome.get()
    }
}
