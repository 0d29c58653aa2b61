/// A file in LZ4's frame format, in which apt stores its lists (LZ4 Frame Format Description 1.6,
/// LZ4 Block Format Description).
///
/// Checksums are not verified: whoever changes a list can change its checksums too.
package enum LZ4Frame {
    /// Whether bytes begin like a frame.
    package static func recognizes(_ start: some Collection<UInt8>) -> Bool {
        start.starts(with: [0x04, 0x22, 0x4D, 0x18])
    }

    /// The contents of the file's first frame.
    ///
    /// - Parameter limit: the most bytes that the contents may have.
    /// - Returns: nil if the frame is damaged or cut off, exceeds the limit, or needs a dictionary.
    package static func contents(of bytes: [UInt8], limit: Int) -> [UInt8]? {
        var frame = LZ4FrameReader(bytes: bytes, limit: limit)
        return frame.read() ? frame.output : nil
    }
}

/// Reads a frame, block by block. Blocks may refer to the contents of earlier ones.
private struct LZ4FrameReader {
    let bytes: [UInt8]
    let limit: Int
    var position = 0
    var output: [UInt8] = []

    /// Whether the frame is complete; if not, the output is worthless.
    mutating func read() -> Bool {
        guard LZ4Frame.recognizes(bytes), bytes.count >= 7 else { return false }
        let flags = bytes[4]
        // The version is 1; a dictionary is no part of the file.
        guard flags >> 6 == 1, flags & 0x01 == 0 else { return false }
        let hasBlockChecksums = flags & 0x10 != 0
        position = flags & 0x08 != 0 ? 15 : 7
        while let size = number(ofBytes: 4) {
            if size == 0 { return true }
            let isStored = size & 0x8000_0000 != 0
            let end = position + (size & 0x7FFF_FFFF)
            guard end <= bytes.count, isStored ? store(until: end) : expand(until: end) else {
                return false
            }
            position = end + (hasBlockChecksums ? 4 : 0)
        }
        return false
    }

    /// Copies a block that isn't compressed.
    private mutating func store(until end: Int) -> Bool {
        guard output.count + end - position <= limit else { return false }
        output += bytes[position..<end]
        return true
    }

    /// Expands a compressed block: sequences of literal bytes, each but the last with a copy of
    /// earlier output.
    private mutating func expand(until end: Int) -> Bool {
        while position < end {
            let token = Int(bytes[position])
            position += 1
            guard let literals = length(token >> 4, until: end), literals <= end - position,
                output.count + literals <= limit
            else { return false }
            output += bytes[position..<position + literals]
            position += literals
            if position == end { return true }
            guard end - position >= 2, let offset = number(ofBytes: 2),
                let length = length(token & 15, until: end), offset > 0,
                offset <= output.count, output.count + length + 4 <= limit
            else { return false }
            copy(length + 4, from: output.count - offset)
        }
        return false
    }

    /// Appends a part of the output to the output. A part that reaches into what is appended
    /// repeats itself, so each round doubles what there is to copy.
    private mutating func copy(_ count: Int, from start: Int) {
        var left = count
        while left > 0 {
            // A slice would make the output shared, and appending copy all of it.
            let piece = Array(output[start..<start + min(left, output.count - start)])
            output += piece
            left -= piece.count
        }
    }

    /// A length of four bits, which further bytes continue if all bits are set.
    private mutating func length(_ start: Int, until end: Int) -> Int? {
        var length = start
        if start < 15 { return length }
        while position < end {
            let byte = Int(bytes[position])
            position += 1
            length += byte
            if byte < 255 { return length }
        }
        return nil
    }

    /// The next bytes as a little-endian number; nil at the end of the file.
    private mutating func number(ofBytes count: Int) -> Int? {
        guard position <= bytes.count - count else { return nil }
        let number = bytes[position..<position + count].reversed().reduce(0) { $0 << 8 | Int($1) }
        position += count
        return number
    }
}
