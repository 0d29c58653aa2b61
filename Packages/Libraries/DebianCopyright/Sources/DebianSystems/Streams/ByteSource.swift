#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A sequential source of bytes, from which one or several ``ByteStream``s read.
final class ByteSource {
    enum Origin {
        case file(SharedFile)
        /// A descriptor that the source doesn't close.
        case pipe(Int32)
        case decompressor(Decompressor)
    }

    let origin: Origin
    /// The offset of the next byte from the beginning.
    private(set) var position: Int {
        didSet { progress?.reach(position) }
    }
    /// Counts the bytes; nil if nobody asks, or if they don't come from an archive's file.
    let progress: PartProgress?
    /// Allocated at first use, because most members of an archive are never looked into.
    private var buffer: [UInt8] = []
    /// The part of the buffer that was read ahead.
    private var ready = 0..<0
    /// Digests all bytes; until it is removed, even skipped bytes of a file are read.
    var digester: Digester?

    init(_ origin: Origin, position: Int = 0, progress: PartProgress? = nil) {
        self.origin = origin
        self.position = position
        self.progress = progress
    }

    /// The most bytes that can be looked at in advance.
    static let longestView = 1024
    /// The most bytes requested from a pipe or decompressor: they don't return more at once, and
    /// this many stay in the processor's cache.
    private static let pieceSize = 1 << 17

    /// Lends the next bytes without consuming them; fewer only at the end.
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

    /// Reads at least one byte and as many as are available at once; none only at the end.
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

    /// Skips bytes; those of a file aren't read unless they are digested.
    ///
    /// - Returns: the number of bytes skipped; fewer only at the end.
    func skip(_ count: Int) throws(ArchiveError) -> Int {
        var left = count
        while left > 0 {
            if ready.isEmpty {
                if case .file(let file) = origin, digester == nil {
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

    /// Reads ahead until this many bytes are ready, or all that are left.
    private func fill(_ count: Int) throws(ArchiveError) {
        // Of a file, reads no more than required: the next header is usually far away.
        let isSparing = if case .file = origin { digester == nil } else { false }
        if buffer.isEmpty {
            buffer = [UInt8](repeating: 0, count: isSparing ? Self.longestView : Self.pieceSize)
        }
        for (place, byte) in zip(0..., ready) { buffer[place] = buffer[byte] }
        ready = 0..<ready.count
        while ready.count < count {
            let room = ready.upperBound..<(isSparing ? count : buffer.count)
            let got = try buffer.withUnsafeMutableBufferPointer { bytes throws(ArchiveError) in
                try receive(into: UnsafeMutableRawBufferPointer(.init(rebasing: bytes[room])))
            }
            guard got > 0 else { break }
            ready = 0..<(ready.count + got)
        }
    }

    /// Reads from the origin the bytes after those that are ready.
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

    /// Calls read(2); this type's method of that name hides the function.
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
