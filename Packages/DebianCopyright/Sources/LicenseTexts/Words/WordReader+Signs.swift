import Bytes

/// The signs that join parts of a word, and those that tell what a word is.
extension WordReader {
    /// Whether the word goes on behind a sign, or with a character above ASCII; where it ends, it is
    /// found out whether it begins an address.
    @inline(never)
    mutating func goesOnBehindSign(from start: Int, _ hash: inout WordHash) -> Bool {
        if position < bytes.count {
            let byte = bytes[position]
            if byte >= 0x80 {
                if combine(characterWith: byte, into: &hash) { return true }
            } else if let next = joined(byte) {
                if byte == UInt8(ascii: ".") { hash.combine(byte) }
                position = next
                return true
            } else if position &- start == 3, joinsBehindPrefix(from: start) {
                return true
            }
        }
        if position >= addressEnd, isAddress { addressEnd = endOfAddress }
        return false
    }

    /// Takes in a byte above ASCII, or passes over an apostrophe; false where it separates words.
    private mutating func combine(characterWith byte: UInt8, into hash: inout WordHash) -> Bool {
        guard let skipped = separatorLength(at: position) else {
            hash.combine(byte)
            position += 1
            return true
        }
        guard skipped == 3, isApostrophe(at: position), position + 3 < bytes.count,
            bytes[position + 3].isLetter
        else { return false }
        position += 3
        return true
    }

    /// Whether an address goes on behind a word: `http://`, `somebody@`.
    private var isAddress: Bool {
        guard position &+ 2 < bytes.count else { return false }
        switch bytes[position] {
        case UInt8(ascii: "@"): return bytes[position &+ 1].isLetter
        case UInt8(ascii: ":"):
            return bytes[position &+ 1] == UInt8(ascii: "/")
                && bytes[position &+ 2] == UInt8(ascii: "/")
        default: return false
        }
    }

    private var endOfAddress: Int {
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

    /// Goes to where a word goes on behind "sub" or "non", which stand apart where they please.
    mutating func joinsBehindPrefix(from start: Int) -> Bool {
        let prefix = bytes[start..<position]
        guard prefix.equalsIgnoringCase("sub") || prefix.equalsIgnoringCase("non") else {
            return false
        }
        var next = position
        while next < bytes.count, bytes[next].isBlank || bytes[next] == 0x0A { next += 1 }
        guard next < bytes.count, bytes[next].isLetter else { return false }
        position = next
        return true
    }

    /// Blanks and leaders at a line's end are no more.
    private static let widestBorder = 40

    /// Where a word that a hyphen divides at a line's end goes on: behind the next line's indent
    /// and comment leader, where a letter stands.
    private func continuationBehindHyphen() -> Int? {
        var next = position + 1
        // A boxed comment has its leader at the line's end too.
        while next < bytes.count, next - position < Self.widestBorder,
            bytes[next].isLeader || bytes[next] == 0x0D
        {
            next += 1
        }
        guard next < bytes.count, bytes[next] == 0x0A else { return nil }
        next += 1
        while next < bytes.count, bytes[next].isLeader { next += 1 }
        return next < bytes.count && bytes[next].isLetter ? next : nil
    }

    /// Whether the word before `position` numbers a list's item, `1.`, `2)`, `(iv)`, `a.`, or is
    /// the comment leader of m4.
    func isMarker(from start: Int) -> Bool {
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
    func separatorLength(at position: Int) -> Int? {
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
