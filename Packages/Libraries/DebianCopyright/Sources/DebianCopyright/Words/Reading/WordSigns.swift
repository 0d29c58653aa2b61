import DebianSystems

/// The signs that join parts of a word, and those that identify a kind of word.
struct WordSigns {
    let bytes: ByteView

    @inline(__always)
    init(_ bytes: ByteView) {
        self.bytes = bytes
    }

    /// The data that is known once the end of a word is found.
    struct Ending {
        let hash: WordHash
        /// The position after the word's last byte.
        let position: Int
        /// Whether the word only numbers a list item or leads a comment line.
        let isMarker: Bool
    }

    /// The end of a word, which may continue after a sign.
    ///
    /// - Parameters:
    ///   - run: the first part of the word.
    ///   - hash: the hash of the run; nil if the run isn't all ASCII.
    @inline(never)
    func ending(of run: WordRun, hash: WordHash?) -> Ending {
        let (start, end) = (run.range.lowerBound, run.range.upperBound)
        if let hash, goesOn(at: end, from: start) == nil {
            return Ending(hash: hash, position: end, isMarker: isMarker(start..<end))
        }
        var hasher = WordHasher()
        var position = start
        while true {
            while position < bytes.count, bytes[position].isLetter || bytes[position].isDigit {
                hasher.combine(bytes[position].lowercased)
                position += 1
            }
            guard let (next, letter) = goesOn(at: position, from: start) else { break }
            if let letter { hasher.combine(letter) }
            position = next
        }
        return Ending(hash: hasher.hash, position: position, isMarker: isMarker(start..<position))
    }

    /// The end of an address that continues after a word, as in `http://` or `somebody@`; nil if
    /// there is no address.
    func endOfAddress(behind position: Int) -> Int? {
        guard isAddress(at: position) else { return nil }
        var end = position
        while end < bytes.count, bytes[end] > 0x20, bytes[end] != UInt8(ascii: ">") { end += 1 }
        return end
    }

    private func isAddress(at position: Int) -> Bool {
        guard position &+ 2 < bytes.count else { return false }
        switch bytes[position] {
        case UInt8(ascii: "@"): return bytes[position &+ 1].isLetter
        case UInt8(ascii: ":"):
            return bytes[position &+ 1] == UInt8(ascii: "/")
                && bytes[position &+ 2] == UInt8(ascii: "/")
        default: return false
        }
    }

    /// Whether a word numbers a list item, `1.`, `2)`, `(iv)`, `a.`, or leads a comment.
    private func isMarker(_ range: Range<Int>) -> Bool {
        let (word, end) = (bytes[range], range.upperBound)
        guard word.count <= 4, end < bytes.count else { return false }
        if word.isCommentLeader { return true }
        switch bytes[end] {
        case UInt8(ascii: ")"):
            return word.isListNumber || word.isRomanNumber
        case UInt8(ascii: "."):
            guard word.isListNumber, end + 1 < bytes.count else { return false }
            return bytes[end + 1].isBlankOrLineFeed
        default:
            return false
        }
    }
}

extension ByteView {
    /// Whether the word leads comments of m4 or of batch files.
    var isCommentLeader: Bool {
        count == 3 && (equalsIgnoringCase("dnl") || equalsIgnoringCase("rem"))
    }

    /// Whether the word may number a list item: one letter, or at most two digits.
    var isListNumber: Bool {
        switch count {
        case 1: self[0].isLetter || self[0].isDigit
        case 2: self[0].isDigit && self[1].isDigit
        default: false
        }
    }

    /// Whether the word may be a list item's Roman number.
    var isRomanNumber: Bool {
        count <= 4 && allSatisfy { $0.isRomanDigit }
    }
}

extension UInt8 {
    fileprivate var isRomanDigit: Bool {
        let letter = lowercased
        return letter == UInt8(ascii: "i") || letter == UInt8(ascii: "v")
            || letter == UInt8(ascii: "x")
    }
}

// MARK: Signs after which a word continues

/// Signs after which a word continues.
extension WordSigns {
    /// The position at which a word continues after letters and digits, and the byte at `position`
    /// if it is part of the word; nil if the word ends.
    func goesOn(at position: Int, from start: Int) -> (next: Int, letter: UInt8?)? {
        guard position < bytes.count else { return nil }
        let byte = bytes[position]
        if byte >= 0x80 { return goesOn(withCharacterAt: position) }
        if let next = joined(byte, at: position) {
            return (next, byte == UInt8(ascii: ".") ? byte : nil)
        }
        return behindPrefix(start..<position).map { ($0, nil) }
    }

    /// The continuation at a non-ASCII byte or after an apostrophe; nil if the character separates
    /// words.
    private func goesOn(withCharacterAt position: Int) -> (next: Int, letter: UInt8?)? {
        guard let skipped = separatorLength(at: position) else {
            return (position + 1, bytes[position])
        }
        if isInvisible(at: position), position + skipped < bytes.count,
            bytes[position + skipped].isLetter
        {
            return (position + skipped, nil)
        }
        guard skipped == 3, isApostrophe(at: position), position + 3 < bytes.count,
            bytes[position + 3].isLetter
        else { return nil }
        return (position + 3, nil)
    }

    /// The position at which the word continues after a byte that is not part of it; nil if the
    /// word ends.
    private func joined(_ byte: UInt8, at position: Int) -> Int? {
        guard position > 0, position + 1 < bytes.count else { return nil }
        let next = bytes[position + 1]
        switch byte {
        case UInt8(ascii: "."):
            return bytes[position - 1].isDigit && next.isDigit ? position + 1 : nil
        case UInt8(ascii: "'"):
            return next.isLetter ? position + 1 : nil
        case UInt8(ascii: "-"):
            if next.isLetter || next.isDigit { return position + 1 }
            return bytes[position - 1].isLetter ? behindHyphen(at: position) : nil
        default:
            return nil
        }
    }

    /// The position at which a word continues after "sub" or "non", which may be written
    /// separately.
    private func behindPrefix(_ word: Range<Int>) -> Int? {
        guard bytes[word].isLoosePrefix else { return nil }
        var next = word.upperBound
        while next < bytes.count, bytes[next].isBlankOrLineFeed { next += 1 }
        return next < bytes.count && bytes[next].isLetter ? next : nil
    }

    /// At most this many blanks and comment leaders are at the end of a line.
    private static let widestBorder = 40

    /// The position at which a word continues that a hyphen divides at the end of a line: the
    /// letter after the next line's indent and comment leader.
    private func behindHyphen(at position: Int) -> Int? {
        var next = position + 1
        // A boxed comment has its leader at the line's end, too.
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

    /// The length of a non-ASCII character that is punctuation or space; nil for a letter.
    func separatorLength(at position: Int) -> Int? {
        let next = position + 1 < bytes.count ? bytes[position + 1] : 0
        switch bytes[position] {
        // U+0080 to U+00BF: controls, no-break space, ©, «, », · and the like.
        case 0xC2: return 2
        // U+2000 to U+206F: dashes, quotes, bullets, ellipsis, spaces.
        case 0xE2 where next == 0x80 || next == 0x81: return 3
        // U+FEFF, the byte order mark.
        case 0xEF where next == 0xBB: return 3
        default: return nil
        }
    }

    /// Whether a separator has no width: U+00AD, U+200B to U+200D, U+2060 and U+FEFF, which may be
    /// inside of a word.
    private func isInvisible(at position: Int) -> Bool {
        func byte(_ distance: Int) -> UInt8 {
            position + distance < bytes.count ? bytes[position + distance] : 0
        }
        return switch (byte(0), byte(1)) {
        case (0xC2, 0xAD): true
        case (0xE2, 0x80): (0x8B...0x8D).contains(byte(2))
        case (0xE2, 0x81): byte(2) == 0xA0
        case (0xEF, 0xBB): byte(2) == 0xBF
        default: false
        }
    }

    private func isApostrophe(at position: Int) -> Bool {
        position + 2 < bytes.count && bytes[position] == 0xE2 && bytes[position + 1] == 0x80
            && bytes[position + 2] == 0x99
    }
}

extension ByteView {
    /// Whether the word is a prefix that may be written separately.
    var isLoosePrefix: Bool {
        count == 3 && (equalsIgnoringCase("sub") || equalsIgnoringCase("non"))
    }
}

extension UInt8 {
    fileprivate var isLeader: Bool {
        isBlank || self == UInt8(ascii: "*") || self == UInt8(ascii: "#")
            || self == UInt8(ascii: "/") || self == UInt8(ascii: ";") || self == UInt8(ascii: "%")
            || self == UInt8(ascii: "|")
    }
}
