import Bytes

/// Texts of a copyright file, kept as bytes: a file may have patterns and holders by the ten
/// thousand, and a string for each would take longer to make than the file to read.
public struct TextList: Hashable, Sendable {
    /// The texts in UTF-8, each behind the number of its bytes as LEB128: seven bits a byte, the
    /// lowest ones first, and 0x80 added where more follow.
    public private(set) var bytes: [UInt8] = []

    /// An empty list.
    public init() {}

    /// Parts of some bytes, cut out at ASCII characters; what is no UTF-8 in them becomes U+FFFD.
    init(_ parts: some Sequence<ByteView>, of whole: ByteView) {
        // What stands between two parts is seldom shorter than the number before one.
        bytes.reserveCapacity(whole.count + 1)
        let isUTF8 = whole.isUTF8
        for part in parts { if isUTF8 { append(utf8: part) } else { append(String(part)) } }
    }

    private mutating func append(utf8 text: ByteView) {
        appendLength(text.count)
        text.append(to: &bytes)
    }

    private mutating func append(_ text: String) {
        appendLength(text.utf8.count)
        bytes += text.utf8
    }

    private mutating func appendLength(_ length: Int) {
        var rest = length
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest &>>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }
}

extension TextList: ExpressibleByArrayLiteral {
    public init(arrayLiteral texts: String...) {
        for text in texts { append(text) }
    }
}

extension TextList: Sequence {
    /// The texts in turn.
    public struct Iterator: IteratorProtocol {
        fileprivate var rest: ArraySlice<UInt8>

        public mutating func next() -> String? {
            guard !rest.isEmpty else { return nil }
            var length = 0
            var shift = 0
            var byte: UInt8
            repeat {
                byte = rest.removeFirst()
                length |= Int(byte & 0x7F) << shift
                shift += 7
            } while byte > 0x7F
            defer { rest = rest.dropFirst(length) }
            return String(decoding: rest.prefix(length), as: UTF8.self)
        }
    }

    public func makeIterator() -> Iterator { Iterator(rest: bytes[...]) }
}

extension TextList: CustomStringConvertible {
    public var description: String { Array(self).description }
}
