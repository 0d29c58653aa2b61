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
        var copied = 0
        bytes.append(addingCapacity: text.count + 2) { room in
            room.append(UInt8(ascii: "\""))
            copied = room.append(plainOf: text)
            if copied == text.count { room.append(UInt8(ascii: "\"")) }
        }
        if copied < text.count {
            appendEscaped(text, from: copied)
            put("\"")
        }
    }

    /// Copies runs of bytes that stand for themselves, and escapes what is between them.
    ///
    /// - Parameter start: how many bytes were copied before.
    private mutating func appendEscaped(_ text: UnsafeBufferPointer<UInt8>, from start: Int) {
        guard let first = text.baseAddress else { return }
        var run = start
        var index = start
        while index < text.count {
            if first[index].standsForItself {
                index &+= 1
                continue
            }
            let scalar = Unicode.Scalar(utf8: first + index)
            let width = UTF8.width(scalar)
            if scalar.needsEscape {
                append(text[run..<index])
                appendEscape(of: scalar)
                index += width
                index += appendPlain(of: text[index...])
                run = index
            } else {
                index += width
            }
        }
        append(text[run...])
    }

    /// Copies the bytes of a text as long as they are plain, or somewhat less; how many it were.
    private mutating func appendPlain(of text: Slice<UnsafeBufferPointer<UInt8>>) -> Int {
        var copied = 0
        bytes.append(addingCapacity: text.count) {
            copied = $0.append(plainOf: UnsafeBufferPointer(rebasing: text))
        }
        return copied
    }

    private mutating func append(_ text: Slice<UnsafeBufferPointer<UInt8>>) {
        bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text))
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
