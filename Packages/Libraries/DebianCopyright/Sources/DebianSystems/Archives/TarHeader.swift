/// A header block of 512 bytes: of the ustar format (POSIX.1-2001, pax), of GNU tar, or of tar in
/// UNIX V7.
struct TarHeader {
    static let length = 512

    /// The type, as a character.
    let type: UInt8
    /// The number of bytes that follow, if the type has a body; they are padded to whole blocks.
    let size: Int
    let name: [UInt8]
    let linkName: [UInt8]
    /// Whether GNU tar's map of a sparse file continues in a block of its own.
    let hasMoreOfMap: Bool

    /// - Parameters:
    ///   - block: 512 bytes.
    ///   - offset: the offset of the block, for errors.
    /// - Throws: ``ArchiveError/damaged(_:offset:)``.
    init(_ block: Span<UInt8>, at offset: Int) throws(ArchiveError) {
        guard Self.hasChecksum(block) else { throw .damaged(.checksum, offset: offset) }
        type = block[156]
        guard let size = Self.number(block, 124..<136) else {
            throw .damaged(.size, offset: offset)
        }
        self.size = size
        linkName = Self.text(block, 157..<257)
        // GNU tar has "ustar" and blanks here, and times in place of the prefix; star has times
        // after it.
        let magic = Self.text(block, 257..<263)
        let isPOSIX = magic == Array("ustar".utf8)
        let isStar = Self.text(block, 508..<512) == Array("tar".utf8)
        let prefix = isPOSIX ? Self.text(block, 345..<(isStar ? 476 : 500)) : []
        // Go takes values that aren't times for a prefix, and GNU tar takes star's times for part
        // of one.
        let isAmbiguous =
            magic == Array("ustar ".utf8) && !Self.areTimes(block, [345..<357, 357..<369])
            || isPOSIX && isStar && prefix.count == 131
        if isAmbiguous { throw .damaged(.header, offset: offset) }
        let last = Self.text(block, 0..<100)
        name = prefix.isEmpty ? last : prefix + [UInt8(ascii: "/")] + last
        hasMoreOfMap = type == UInt8(ascii: "S") && block[482] != 0
    }

    /// Links, devices, folders and FIFOs have no body, whatever their size field says: the reader
    /// of Docker and containerd ignores it.
    var hasBody: Bool { !(UInt8(ascii: "1")...UInt8(ascii: "6")).contains(type) }

    /// Whether the fields hold times, which may be negative, or are empty.
    private static func areTimes(_ block: Span<UInt8>, _ fields: [Range<Int>]) -> Bool {
        fields.allSatisfy { block[$0.lowerBound] == 0xFF || number(block, $0) != nil }
    }

    /// The number of bytes that pad the last block of a body.
    static func padding(behind size: Int) -> Int { -size & (length - 1) }

    /// Whether the block is all zeros, like those at the end of an archive.
    static func isEmpty(_ block: Span<UInt8>) -> Bool {
        block.indices.allSatisfy { block[$0] == 0 }
    }

    /// Whether the header states the sum of all bytes correctly, with the sum's own field counted
    /// as blanks.
    ///
    /// Some old programs summed signed bytes, so that sum is accepted too.
    static func hasChecksum(_ block: Span<UInt8>) -> Bool {
        guard block.count == length, let stated = number(block, checksum) else { return false }
        var sum = checksum.count * Int(UInt8(ascii: " "))
        var high = 0
        for place in block.indices where !checksum.contains(place) {
            let byte = block[place]
            sum += Int(byte)
            high += Int(byte >> 7)
        }
        return stated == sum || stated == sum - 256 * high
    }

    private static let checksum = 148..<156

    /// The bytes of a field up to the first zero.
    private static func text(_ block: Span<UInt8>, _ field: Range<Int>) -> [UInt8] {
        let end = field.first { block[$0] == 0 } ?? field.upperBound
        return (field.lowerBound..<end).map { block[$0] }
    }

    /// A field's nonnegative number: in octal digits surrounded by blanks or zeros, or in binary
    /// with the highest bit set, GNU tar's form for numbers that don't fit.
    ///
    /// - Returns: nil for any other form, and beyond ``mostBytes``.
    private static func number(_ block: Span<UInt8>, _ field: Range<Int>) -> Int? {
        let first = block[field.lowerBound]
        var value = 0
        if first & 0x80 != 0 {
            guard first == 0x80 else { return nil }
            for place in field.dropFirst() {
                guard value <= mostBytes >> 8 else { return nil }
                value = value << 8 | Int(block[place])
            }
            return value
        }
        let isFiller = { (byte: UInt8) in byte == 0 || byte == UInt8(ascii: " ") }
        let start = field.first { block[$0] != UInt8(ascii: " ") } ?? field.upperBound
        let end = (start..<field.upperBound).first { isFiller(block[$0]) } ?? field.upperBound
        // Readers disagree about digits after a filler.
        guard (end..<field.upperBound).allSatisfy({ isFiller(block[$0]) }) else { return nil }
        for place in start..<end {
            let digit = block[place] ^ UInt8(ascii: "0")
            guard digit < 8 else { return nil }
            value = value << 3 | Int(digit)
        }
        return value
    }

    /// No file system holds a file of an exbibyte, and sums of two sizes can't overflow.
    static let mostBytes = 1 << 60
}
