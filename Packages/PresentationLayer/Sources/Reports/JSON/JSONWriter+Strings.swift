import TerminalUI

extension JSONWriter {
    /// A string in its quotes.
    ///
    /// RFC 8259, section 7, wants quotes, backslashes and C0 escaped. The other control characters
    /// are escaped too, which changes no value: a listing may be printed to a terminal.
    mutating func appendString(_ text: String) {
        var text = text
        text.withUTF8 { appendString($0) }
    }

    /// The same of a text in UTF-8.
    mutating func appendString(_ text: UnsafeBufferPointer<UInt8>) {
        // The pointer instead of the buffer, whose subscript is a call for each byte in debug builds.
        guard let first = text.baseAddress else { return append("\"\"") }
        let clean = endOfWordsThatStandForThemselves(first, from: 0, count: text.count)
        if clean == text.count { return appendQuoted(first, count: clean) }
        put("\"")
        appendEscaped(first, count: text.count, from: clean)
        put("\"")
    }

    /// A text that stands for itself, in quotes: most do, and one step makes room for all of it.
    private mutating func appendQuoted(_ first: UnsafePointer<UInt8>, count: Int) {
        bytes.append(addingCapacity: count + 2) { room in
            room.append(UInt8(ascii: "\""))
            room.withUnsafeMutableBufferPointer { bytes, initialized in
                bytes.baseAddress?.advanced(by: initialized).update(from: first, count: count)
                initialized += count
            }
            room.append(UInt8(ascii: "\""))
        }
    }

    /// Copies runs of bytes that stand for themselves, and escapes what is between them.
    ///
    /// - Parameter start: how many bytes are known to stand for themselves.
    private mutating func appendEscaped(
        _ first: UnsafePointer<UInt8>, count: Int, from start: Int
    ) {
        var run = 0
        var index = start
        while index < count {
            if first[index].standsForItself {
                index &+= 1
                continue
            }
            let scalar = Unicode.Scalar(utf8: first + index)
            let width = UTF8.width(scalar)
            if scalar.needsEscape {
                append(first + run, count: index - run)
                appendEscape(of: scalar)
                run = index + width
            }
            index = endOfWordsThatStandForThemselves(first, from: index + width, count: count)
        }
        append(first + run, count: index - run)
    }

    /// Goes on as long as whole words stand for themselves; a text's last word may begin before
    /// `start`.
    private func endOfWordsThatStandForThemselves(
        _ first: UnsafePointer<UInt8>, from start: Int, count: Int
    ) -> Int {
        let raw = UnsafeRawPointer(first)
        func marks(at index: Int) -> UInt64 {
            marksOfOthers(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
        }
        var index = start
        while index &+ 16 <= count {
            guard (marks(at: index) | marks(at: index &+ 8)) & tops == 0 else { return index }
            index &+= 16
        }
        while index < count {
            let eight = min(index, count &- 8)
            guard eight >= 0, marks(at: eight) & tops == 0 else { return index }
            index = eight &+ 8
        }
        return index
    }

    /// Marks the lowest of eight bytes that is not ASCII or needs an escape, and perhaps others behind
    /// it, in the highest bit: all of them are asked at once, for nearly all text has none.
    private func marksOfOthers(_ word: UInt64) -> UInt64 {
        // A borrow or a carry comes from a byte that is marked itself.
        let isControl = word &- ones &* 0x20
        let isQuote = (word ^ ones &* 0x22) &- ones
        let isBackslash = (word ^ ones &* 0x5C) &- ones
        let isDelete = word &+ ones
        return word | isControl | isQuote | isBackslash | isDelete
    }

    private var ones: UInt64 { 0x0101_0101_0101_0101 }
    private var tops: UInt64 { ones << 7 }

    private mutating func append(_ first: UnsafePointer<UInt8>, count: Int) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: first, count: count))
    }

    private mutating func appendEscape(of scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": append("\\\"")
        case "\\": append("\\\\")
        case "\n": append("\\n")
        case "\r": append("\\r")
        case "\t": append("\\t")
        default:
            let digits = String(scalar.value, radix: 16)
            append("\\u")
            for _ in digits.utf8.count..<4 { put("0") }
            bytes.append(contentsOf: digits.utf8)
        }
    }
}

extension UInt8 {
    /// Whether no character that needs an escape begins with this byte; C2, D8 and E2 are those
    /// with which control characters beyond ASCII begin.
    ///
    /// Comparisons rather than a switch over ranges, which is a call for each byte in debug builds.
    fileprivate var standsForItself: Bool {
        self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") && self != 0x7F
            && self != 0xC2 && self != 0xD8 && self != 0xE2
    }
}

extension Unicode.Scalar {
    fileprivate var needsEscape: Bool { self == "\"" || self == "\\" || isTerminalControl }

    /// The scalar at the beginning of valid UTF-8; none of four bytes, for it is asked only about
    /// those that ``UInt8/standsForItself`` lets stop at.
    fileprivate init(utf8 bytes: UnsafePointer<UInt8>) {
        func bits(_ index: Int, _ mask: UInt8) -> UInt32 { UInt32(bytes[index] & mask) }
        let value =
            switch bytes[0] {
            case 0..<0x80: bits(0, 0x7F)
            case 0x80..<0xE0: bits(0, 0x1F) << 6 | bits(1, 0x3F)
            default: bits(0, 0x0F) << 12 | bits(1, 0x3F) << 6 | bits(2, 0x3F)
            }
        self = Unicode.Scalar(value) ?? "\u{FFFD}"
    }
}
