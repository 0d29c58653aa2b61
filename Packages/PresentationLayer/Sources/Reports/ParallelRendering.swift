import DomainLayer

extension [LicenseEntry] {
    /// How many entries are rendered at a time: few enough that all cores have work to the end, and
    /// that a share mostly stays in a core's own memory.
    private static var share: Int { 16 }

    /// How many shares may be rendered and not yet written. It bounds the memory, and is large
    /// enough that cores find work for as long as one of them renders an answer of some megabytes.
    private static var sharesAhead: Int { 64 }

    /// Where each share begins, and the end of the last. Neighbours with the same statements stay
    /// together, if they are not too many, so that no two cores render those at the same time.
    var shares: [Int] {
        var bounds = [0]
        while let start = bounds.last, start < count {
            var end = Swift.min(start + Self.share, count)
            let limit = Swift.min(start + 2 * Self.share, count)
            while end < limit,
                self[end].statements.identity == self[end - 1].statements.identity
            {
                end += 1
            }
            bounds.append(end)
        }
        return bounds
    }

    /// Writes what `render` makes of the entries, share after share in their order; the shares are
    /// rendered on all cores.
    ///
    /// - Parameters:
    ///   - bytes: what stands before the entries and was not yet passed on; what is left to pass on
    ///     when all is rendered.
    ///   - render: the bytes of some of the entries, in pieces, and whether these are the first
    ///     ones. The last piece is best written into the buffer, which is empty and was used
    ///     before.
    /// - Throws: what the sink throws.
    func rendered<Sink: ByteSink>(
        behind bytes: inout [UInt8],
        to sink: inout Sink,
        by render:
            @escaping @Sendable (
                _ entries: ArraySlice<LicenseEntry>, _ isFirst: Bool, _ buffer: consuming [UInt8]
            ) -> [[UInt8]]
    ) async throws(Sink.Failure) {
        let bounds = shares
        let numbers = 0..<(bounds.count - 1)
        let spare = SpareBuffers()
        let outcome = await withTaskGroup(
            of: (number: Int, pieces: [[UInt8]]).self, returning: Result<Void, Sink.Failure>.self
        ) { group in
            func add(_ number: Int) {
                let entries = self[bounds[number]..<bounds[number + 1]]
                group.addTask { (number, render(entries, number == 0, spare.take())) }
            }
            for number in numbers.prefix(Self.sharesAhead) { add(number) }
            var waiting: [Int: [[UInt8]]] = [:]
            var next = 0
            for await share in group {
                waiting[share.number] = share.pieces
                while var pieces = waiting.removeValue(forKey: next) {
                    do throws(Sink.Failure) {
                        for piece in pieces {
                            try bytes.flushFullPiece(with: piece, to: &sink)
                        }
                    } catch {
                        group.cancelAll()
                        return .failure(error)
                    }
                    if let buffer = pieces.popLast() { spare.give(buffer) }
                    let ahead = next + Self.sharesAhead
                    if numbers.contains(ahead) { add(ahead) }
                    next += 1
                }
            }
            return .success(())
        }
        try outcome.get()
    }
}
