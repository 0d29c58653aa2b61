extension JSONReader {
    /// Reads the text whose opening quote is at the position.
    mutating func text() throws(JSONReaderError) -> String {
        var length = 1
        var kinds = Kinds()
        while true {
            // If an escape begins at the very end, the scan skips its second byte, which is yet to
            // come.
            let found = scan(from: position + length, &kinds)
            length = found - position
            if found < end { break }
            if try !fill() { throw endsInText() }
        }
        let closing = position + length
        if bytes[closing] != UInt8(ascii: "\"") {
            position = closing
            throw problem(.unexpectedByte(bytes[closing]))
        }
        let content = position + 1..<closing
        hasEscapes = kinds.hasEscapes
        let text = try kinds.hasEscapes ? unescaped(content) : decoded(content, kinds)
        position = closing + 1
        return text
    }

    /// Skips the text whose opening quote is at the position, without keeping any of it.
    mutating func skipText() throws(JSONReaderError) {
        var kinds = Kinds()
        position += 1
        while true {
            let found = scan(from: position, &kinds)
            if found < end {
                position = found
                break
            }
            // A byte past the end is the second byte of an escape.
            let ahead = found - end
            position = end
            tokenStart = end
            guard try fill() else { throw endsInText() }
            position += ahead
        }
        if bytes[position] != UInt8(ascii: "\"") {
            throw problem(.unexpectedByte(bytes[position]))
        }
        position += 1
    }

    /// The kinds of characters in a text other than plain ASCII.
    private struct Kinds {
        var hasEscapes = false
        /// The bitwise OR of all bytes.
        var union: UInt8 = 0

        var isASCII: Bool { union < 0x80 }
    }

    /// The end of the text: the position of a quote, or of a byte below 0x20, which no text has;
    /// ``end`` or more if the rest is yet to come.
    private func scan(from start: Int, _ kinds: inout Kinds) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var index = start
            while index < end {
                let byte = bytes[index]
                if byte == UInt8(ascii: "\"") || byte < 0x20 { break }
                kinds.union |= byte
                if byte == UInt8(ascii: "\\") {
                    kinds.hasEscapes = true
                    index += 1
                }
                index += 1
            }
            return index
        }
    }

    private mutating func endsInText() -> JSONReaderError {
        position = end
        return problem(.endsEarly)
    }

    /// Most texts are ASCII, in which every byte is a character.
    private func decoded(
        _ content: Range<Int>, _ kinds: Kinds
    ) throws(JSONReaderError) -> String {
        if !kinds.isASCII { return try decoded(bytes[content]) }
        return bytes.withUnsafeBufferPointer {
            String(decoding: UnsafeBufferPointer(rebasing: $0[content]), as: UTF8.self)
        }
    }

    private func decoded(_ bytes: ArraySlice<UInt8>) throws(JSONReaderError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw problem(.badText) }
        return text
    }

    private func unescaped(_ content: Range<Int>) throws(JSONReaderError) -> String {
        var plain: [UInt8] = []
        plain.reserveCapacity(content.count)
        var rest = bytes[content]
        while let escape = rest.firstIndex(of: UInt8(ascii: "\\")) {
            plain += rest[..<escape]
            rest = rest[(escape + 1)...]
            guard let scalar = rest.popEscaped() else { throw problem(.badText) }
            plain += Array(String(scalar).utf8)
        }
        return try decoded((plain + rest)[...])
    }
}

extension ArraySlice<UInt8> {
    /// Reads the characters after a backslash; nil if they are no valid escape.
    fileprivate mutating func popEscaped() -> Unicode.Scalar? {
        switch popFirst() {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{C}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"):
            guard let unit = popCodeUnit() else { return nil }
            if !UTF16.isLeadSurrogate(unit) { return Unicode.Scalar(unit) }
            // The other half of a surrogate pair must follow (RFC 8259, section 7).
            guard popFirst() == UInt8(ascii: "\\"), popFirst() == UInt8(ascii: "u"),
                let other = popCodeUnit(), UTF16.isTrailSurrogate(other)
            else { return nil }
            return UTF16.decode(UTF16.EncodedScalar([unit, other]))
        default: return nil
        }
    }

    private mutating func popCodeUnit() -> UInt16? {
        let digits = prefix(4)
        guard digits.count == 4, digits.allSatisfy(\.isHexadecimalDigit) else { return nil }
        removeFirst(4)
        return UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    }
}

extension UInt8 {
    fileprivate var isHexadecimalDigit: Bool {
        switch self {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "F"),
            UInt8(ascii: "a")...UInt8(ascii: "f"):
            true
        default: false
        }
    }
}
