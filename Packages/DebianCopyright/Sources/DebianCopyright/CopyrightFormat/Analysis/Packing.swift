// Writes and reads numbers, texts and lists of texts in the form of ``CopyrightStatements/bytes``.

extension Int {
    /// How many bytes the number takes.
    var packedSize: Int {
        var size = 1
        var rest = self &>> 7
        while rest > 0 {
            size += 1
            rest &>>= 7
        }
        return size
    }

    /// How many bytes a number takes at most.
    static var largestPackedSize: Int { (bitWidth + 6) / 7 }
}

extension ByteView {
    /// How many bytes the text takes.
    var packedSize: Int { count.packedSize + count }
}

extension ArraySlice<ByteView> {
    /// How many bytes the texts take.
    var packedSize: Int { reduce(0) { $0 + $1.packedSize } }
}

extension [String] {
    /// How many bytes the texts take.
    var packedSize: Int { reduce(0) { $0 + $1.utf8.count.packedSize + $1.utf8.count } }
}

extension OutputSpan<UInt8> {
    /// - Parameter number: not negative.
    mutating func append(packing number: Int) {
        var rest = number
        while rest > 0x7F {
            append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest &>>= 7
        }
        append(UInt8(truncatingIfNeeded: rest))
    }

    /// The first line and how many follow.
    mutating func append(packing lines: ClosedRange<Int>) {
        append(packing: lines.lowerBound)
        append(packing: lines.upperBound - lines.lowerBound)
    }

    mutating func append(packing text: ByteView) {
        append(packing: text.count)
        append(text)
    }

    /// A list.
    mutating func append(packing texts: [String]) {
        append(packing: texts.packedSize)
        for text in texts {
            append(packing: text.utf8.count)
            for byte in text.utf8 { append(byte) }
        }
    }
}

/// Reads numbers and texts in the order in which they were written.
struct PackedReader {
    /// What is not read yet.
    private var rest: ArraySlice<UInt8>

    init(_ bytes: ArraySlice<UInt8>) {
        rest = bytes
    }

    mutating func number() -> Int {
        var number = 0
        var shift = 0
        while let byte = rest.popFirst() {
            number |= Int(byte & 0x7F) << shift
            if byte < 0x80 { break }
            shift += 7
        }
        return number
    }

    /// A list.
    mutating func texts() -> [String] {
        var list = PackedReader(run())
        var texts: [String] = []
        while !list.rest.isEmpty { texts.append(String(decoding: list.run(), as: UTF8.self)) }
        return texts
    }

    /// As many bytes as the number before them says.
    private mutating func run() -> ArraySlice<UInt8> {
        let length = number()
        defer { rest.removeFirst(length) }
        return rest.prefix(length)
    }
}
