/// Packs what a file states to ``CopyrightStatements``. Its memory is used again for the next file.
struct StatementPacker {
    private var bytes: [UInt8] = []
    private var starts: [Int] = []
    private var places: [Int] = []
    private var claims: [CopyrightStatements.Claim] = []
    /// Whether the file's texts are UTF-8 and can be copied; in others what is none becomes U+FFFD.
    private var isUTF8 = true

    /// Forgets the file before.
    ///
    /// - Parameters:
    ///   - size: how many bytes the file has; what it states hardly ever takes more.
    ///   - isUTF8: whether all of them are UTF-8.
    mutating func begin(size: Int, isUTF8: Bool) {
        self.isUTF8 = isUTF8
        bytes.removeAll(keepingCapacity: true)
        bytes.reserveCapacity(size)
        starts.removeAll(keepingCapacity: true)
        places.removeAll(keepingCapacity: true)
        claims = []
    }

    /// Adds something that statements may say.
    ///
    /// - Returns: its place among the claims, by which statements are added that say it.
    mutating func add(_ claim: CopyrightStatements.Claim) -> Int {
        claims.append(claim)
        return claims.count - 1
    }

    /// Adds a statement whose texts were cut out of the file, at ASCII characters.
    mutating func add(
        claim: Int, lines: ClosedRange<Int>, name: ByteView?, files: ArraySlice<ByteView>,
        holders: ArraySlice<ByteView>
    ) {
        guard isUTF8 else {
            return add(
                claim: claim, lines: lines, name: name.map { String($0) },
                files: files.map { String($0) }, holders: holders.map { String($0) })
        }
        let size = (
            name: name?.packedSize ?? 0, files: files.packedSize, holders: holders.packedSize
        )
        let underlying = claims[claim].underlying
        append(claim, size.name + size.files + size.holders + underlying.packedSize) { room in
            room.append(packing: lines)
            room.append(packing: size.name)
            if let name { room.append(packing: name) }
            room.append(packing: size.files)
            for text in files { room.append(packing: text) }
            room.append(packing: size.holders)
            for text in holders { room.append(packing: text) }
            room.append(packing: underlying)
        }
    }

    /// Adds a statement whose texts are strings of their own.
    mutating func add(
        claim: Int, lines: ClosedRange<Int>, name: String?, files: [String] = [],
        holders: [String] = []
    ) {
        let lists = [name.map { [$0] } ?? [], files, holders, claims[claim].underlying]
        append(claim, lists.reduce(0) { $0 + $1.packedSize }) { room in
            room.append(packing: lines)
            for texts in lists { room.append(packing: texts) }
        }
    }

    /// All that was added, in no more memory than it takes; the next file may begin.
    mutating func finish() -> CopyrightStatements {
        let isMuch = bytes.count > max(Self.much, bytes.capacity / 2)
        defer { if isMuch { bytes = [] } }
        return CopyrightStatements(
            bytes: isMuch ? bytes : bytes.copied, starts: starts.copied, claims: claims,
            places: places.copied)
    }

    /// More bytes than this are handed on in the memory that they were written to. To copy them
    /// would cost more than the room behind them, which takes no memory as long as nobody writes to
    /// it.
    private static let much = 1 << 16

    /// Adds a statement.
    ///
    /// - Parameters:
    ///   - size: how many bytes its texts take; its numbers are allowed for here.
    ///   - writing: writes its lines and its lists.
    private mutating func append(
        _ claim: Int, _ size: Int, writing: (inout OutputSpan<UInt8>) -> Void
    ) {
        starts.append(bytes.count)
        places.append(claim)
        bytes.append(addingCapacity: size + 6 * Int.largestPackedSize, initializingWith: writing)
    }
}

extension Array {
    /// The same elements in memory of their own, and no more of it than they take.
    fileprivate var copied: Array {
        Array(unsafeUninitializedCapacity: count) { room, used in
            used = room.initialize(fromContentsOf: self)
        }
    }
}
