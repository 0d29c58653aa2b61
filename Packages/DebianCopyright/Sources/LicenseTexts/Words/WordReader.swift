public import Bytes

/// Cuts a text into the words that licence texts are compared by.
///
/// The SPDX matching guidelines (specification 2.3, annex B) say what makes no difference: letter
/// case, white space, punctuation, quotes and bullets. So a word is a run of ASCII letters and
/// digits and of bytes above 0x7F that are letters; everything else separates words. Hyphens and
/// apostrophes inside a word are dropped, also where a hyphen divides it at the end of a line; a
/// full stop between digits stays, so that a version is one word. Comment leaders are punctuation,
/// but for m4's `dnl`.
public struct WordReader {
    private let bytes: ByteView
    private var position = 0
    /// Where the address ends that was read last.
    private var addressEnd = 0

    public init(_ bytes: ByteView) {
        self.bytes = bytes
    }

    /// The next word, or nil at the end.
    @inline(__always)
    public mutating func next() -> Word? {
        let count = bytes.count
        while position < count {
            let byte = bytes[position]
            if byte.isWordByte {
                if byte >= 0x80, let skipped = separatorLength(at: position) {
                    position += skipped
                    continue
                }
                return word()
            }
            position &+= 1
        }
        return nil
    }

    @inline(__always)
    private mutating func word() -> Word {
        let start = position
        var hash = WordHash()
        let count = bytes.count
        while position < count {
            let byte = bytes[position]
            if byte.isWordByte {
                if byte >= 0x80, let skipped = separatorLength(at: position) {
                    guard skipped == 3, isApostrophe(at: position),
                        position + 3 < count, bytes[position + 3].isLetter
                    else { break }
                    position += 3
                    continue
                }
                hash.combine(byte.lowercased)
                position &+= 1
            } else if let next = joined(byte) ?? behindPrefix(from: start) {
                if byte == UInt8(ascii: ".") { hash.combine(byte) }
                position = next
            } else {
                break
            }
        }
        if position >= addressEnd, isAddress() { addressEnd = endOfAddress() }
        return Word(
            hash: hash.value, start: start, end: position, isMarker: isMarker(from: start),
            isAddress: start < addressEnd)
    }

    /// Whether an address goes on behind a word: `http://`, `somebody@`.
    @inline(__always)
    private func isAddress() -> Bool {
        guard position &+ 2 < bytes.count else { return false }
        switch bytes[position] {
        case UInt8(ascii: "@"): return bytes[position &+ 1].isLetter
        case UInt8(ascii: ":"):
            return bytes[position &+ 1] == UInt8(ascii: "/")
                && bytes[position &+ 2] == UInt8(ascii: "/")
        default: return false
        }
    }

    private func endOfAddress() -> Int {
        var end = position
        while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: ">") { end += 1 }
        return end
    }

    /// Where the word goes on behind a byte that is no part of a word; nil where it ends.
    private func joined(_ byte: UInt8) -> Int? {
        guard position > 0, position + 1 < bytes.count else { return nil }
        let next = bytes[position + 1]
        switch byte {
        case UInt8(ascii: "."):
            return bytes[position - 1].isDigit && next.isDigit ? position + 1 : nil
        case UInt8(ascii: "'"):
            return next.isLetter ? position + 1 : nil
        case UInt8(ascii: "-"):
            if next.isLetter || next.isDigit { return position + 1 }
            return bytes[position - 1].isLetter ? continuationBehindHyphen() : nil
        default:
            return nil
        }
    }

    /// Where a word goes on behind "sub" or "non", which stand apart where they please.
    private func behindPrefix(from start: Int) -> Int? {
        guard position - start == 3 else { return nil }
        let prefix = bytes[start..<position]
        guard prefix.equalsIgnoringCase("sub") || prefix.equalsIgnoringCase("non") else {
            return nil
        }
        var next = position
        while next < bytes.count, bytes[next].isBlank || bytes[next] == 0x0A { next += 1 }
        return next < bytes.count && bytes[next].isLetter ? next : nil
    }

    /// Where a word that a hyphen divides at a line's end goes on: behind the next line's indent
    /// and comment leader, where a letter stands.
    private func continuationBehindHyphen() -> Int? {
        var next = position + 1
        if next < bytes.count, bytes[next] == 0x0D { next += 1 }
        guard next < bytes.count, bytes[next] == 0x0A else { return nil }
        next += 1
        while next < bytes.count, bytes[next].isLeader { next += 1 }
        return next < bytes.count && bytes[next].isLetter ? next : nil
    }

    /// Whether the word before `position` numbers a list's item, `1.`, `2)`, `(iv)`, `a.`, or is
    /// the comment leader of m4.
    private func isMarker(from start: Int) -> Bool {
        let length = position - start
        guard length <= 4, position < bytes.count else { return false }
        if length == 3, bytes[start..<position].equalsIgnoringCase("dnl") { return true }
        let byte = bytes[position]
        let isNumber = length <= 2 && (start..<position).allSatisfy { bytes[$0].isDigit }
        let isLetter = length == 1 && bytes[start].isLetter
        switch byte {
        case UInt8(ascii: ")"):
            return isNumber || isLetter || (start..<position).allSatisfy { bytes[$0].isRomanDigit }
        case UInt8(ascii: "."):
            guard isNumber || isLetter, position + 1 < bytes.count else { return false }
            return bytes[position + 1].isBlank || bytes[position + 1] == 0x0A
        default:
            return false
        }
    }

    /// The length of a character above ASCII that is punctuation or space; nil for a letter.
    private func separatorLength(at position: Int) -> Int? {
        let next = position + 1 < bytes.count ? bytes[position + 1] : 0
        switch bytes[position] {
        // U+0080 to U+00BF: controls, no-break space, ©, «, », · and their like.
        case 0xC2: return 2
        // U+2000 to U+206F: dashes, quotes, bullets, ellipsis, spaces.
        case 0xE2 where next == 0x80 || next == 0x81: return 3
        // U+FEFF, the byte order mark.
        case 0xEF where next == 0xBB: return 3
        default: return nil
        }
    }

    private func isApostrophe(at position: Int) -> Bool {
        position + 2 < bytes.count && bytes[position] == 0xE2 && bytes[position + 1] == 0x80
            && bytes[position + 2] == 0x99
    }
}

extension UInt8 {
    @inline(__always)
    fileprivate var isWordByte: Bool { isLetter || isDigit || self >= 0x80 }

    fileprivate var isLeader: Bool {
        isBlank || self == UInt8(ascii: "*") || self == UInt8(ascii: "#")
            || self == UInt8(ascii: "/") || self == UInt8(ascii: ";") || self == UInt8(ascii: "%")
    }

    fileprivate var isRomanDigit: Bool {
        let letter = lowercased
        return letter == UInt8(ascii: "i") || letter == UInt8(ascii: "v")
            || letter == UInt8(ascii: "x")
    }
}
