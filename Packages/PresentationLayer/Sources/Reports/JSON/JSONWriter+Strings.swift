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
        put("\"")
        appendEscaped(text)
        put("\"")
    }

    /// Copies runs of bytes that stand for themselves, and escapes what is between them.
    private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        // The pointer instead of the buffer, whose subscript is a call for each byte in debug builds.
        guard let first = text.baseAddress else { return }
        var run = 0
        var index = 0
        while index < text.count {
            // At the end the last eight bytes are asked, of which some have been asked before.
            let eight = min(index, text.count &- 8)
            if eight >= 0, eightStandForThemselves(first + eight) {
                index = eight &+ 8
                continue
            }
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
            index += width
        }
        append(first + run, count: index - run)
    }

    /// Whether the next eight bytes are ASCII and none of them needs an escape: all of them are asked
    /// at once, for nearly all text is so.
    private func eightStandForThemselves(_ bytes: UnsafePointer<UInt8>) -> Bool {
        let word = UnsafeRawPointer(bytes).loadUnaligned(as: UInt64.self)
        let ones: UInt64 = 0x0101_0101_0101_0101
        let tops = ones << 7
        func hasByte(_ byte: UInt8) -> UInt64 {
            let other = word ^ ones &* UInt64(byte)
            return (other &- ones) & ~other
        }
        let isControl = (word &- ones &* 0x20) & ~word
        let found =
            word | isControl | hasByte(UInt8(ascii: "\"")) | hasByte(UInt8(ascii: "\\"))
            | hasByte(0x7F)
        return found & tops == 0
    }

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
