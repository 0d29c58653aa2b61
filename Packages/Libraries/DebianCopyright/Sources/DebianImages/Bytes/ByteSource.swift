import DebianCopyright

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Where bytes come from, one after the other; one or many ``ByteStream``s take them.
final class ByteSource {
    enum Origin {
        case file(SharedFile)
        /// Not closed.
        case pipe(Int32)
        case decompressor(Decompressor)
    }

    let origin: Origin
    /// Which byte comes next, counted from the beginning.
    private(set) var position: Int
    /// Its room is made when it is needed first: most members of an archive are never looked into.
    private var buffer: [UInt8] = []
    /// What of the buffer was read ahead.
    private var ready = 0..<0
    /// Digests all that is taken; bytes of a file that are passed over aren't.
    var digester: Digester?

    init(_ origin: Origin, position: Int = 0) {
        self.origin = origin
        self.position = position
    }

    /// The most bytes that can be looked at before they are taken.
    static let longestView = 1024
    /// How much a pipe and a decompressor are asked for: no more comes at once, and so much stays
    /// in the processor's cache.
    private static let pieceSize = 1 << 17

    /// Lends the next bytes, which stay the next ones; fewer only at the end.
    ///
    /// - Parameter count: at most ``longestView``.
    func withNext<Result>(
        _ count: Int, _ body: (Span<UInt8>) throws(ArchiveError) -> Result
    ) throws(ArchiveError) -> Result {
        if ready.count < count { try fill(count) }
        let next = ready.prefix(count)
        let bytes = buffer
        let span = bytes.span
        return try body(span.extracting(next.startIndex..<next.endIndex))
    }

    /// Takes at least a byte, as many as come at once; none only at the end.
    func read(into room: UnsafeMutableRawBufferPointer) throws(ArchiveError) -> Int {
        guard !ready.isEmpty else {
            let count = try receive(into: room)
            position += count
            try digester?.add(room.bytes.extracting(first: count))
            return count
        }
        let next = ready.prefix(room.count)
        buffer.withUnsafeBytes { room.copyMemory(from: .init(rebasing: $0[next])) }
        try drop(next.count)
        return next.count
    }

    /// Passes bytes over; those of a file aren't read.
    ///
    /// - Returns: how many there were; fewer only at the end.
    func skip(_ count: Int) throws(ArchiveError) -> Int {
        var left = count
        while left > 0 {
            if ready.isEmpty {
                if case .file(let file) = origin {
                    let step = min(left, max(file.size - position, 0))
                    position += step
                    return count - left + step
                }
                try fill(1)
            }
            guard !ready.isEmpty else { break }
            let step = min(left, ready.count)
            try drop(step)
            left -= step
        }
        return count - left
    }

    private func drop(_ count: Int) throws(ArchiveError) {
        if let digester {
            let bytes = buffer
            let span = bytes.span.bytes
            try digester.add(span.extracting(ready.prefix(count)))
        }
        ready.removeFirst(count)
        position += count
    }

    /// Reads ahead until so many bytes are ready, or all that are left.
    private func fill(_ count: Int) throws(ArchiveError) {
        // Of a file only what is asked for: its next header mostly lies far behind this one.
        let isFile = if case .file = origin { true } else { false }
        if buffer.isEmpty {
            buffer = [UInt8](repeating: 0, count: isFile ? Self.longestView : Self.pieceSize)
        }
        for (place, byte) in zip(0..., ready) { buffer[place] = buffer[byte] }
        ready = 0..<ready.count
        while ready.count < count {
            let room = ready.upperBound..<(isFile ? count : buffer.count)
            let got = try buffer.withUnsafeMutableBufferPointer { bytes throws(ArchiveError) in
                try receive(into: UnsafeMutableRawBufferPointer(.init(rebasing: bytes[room])))
            }
            guard got > 0 else { break }
            ready = 0..<(ready.count + got)
        }
    }

    /// Reads from the origin, behind all that is ready.
    private func receive(into room: UnsafeMutableRawBufferPointer) throws(ArchiveError) -> Int {
        if Task.isCancelled { throw .cancelled }
        switch origin {
        case .file(let file):
            do throws(SystemError) {
                return try file.read(at: position + ready.count, into: room)
            } catch {
                throw .unreadable(error)
            }
        case .pipe(let descriptor):
            while true {
                let count = Self.read(descriptor, room)
                if count >= 0 { return count }
                if errno != EINTR { throw .unreadable(SystemError(number: errno)) }
            }
        case .decompressor(let decompressor):
            return try decompressor.read(into: room)
        }
    }

    /// read(2), whose name a method of this type has.
    private static func read(_ descriptor: Int32, _ room: UnsafeMutableRawBufferPointer) -> Int {
        #if canImport(Glibc)
            Glibc.read(descriptor, room.baseAddress, room.count)
        #elseif canImport(Musl)
            Musl.read(descriptor, room.baseAddress, room.count)
        #else
            Darwin.read(descriptor, room.baseAddress, room.count)
        #endif
    }
}
