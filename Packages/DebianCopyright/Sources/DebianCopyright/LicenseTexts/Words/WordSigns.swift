/// The signs that join parts of a word, and those that tell what a word is.
struct WordSigns {
    let bytes: ByteView

    @inline(__always)
    init(_ bytes: ByteView) {
        self.bytes = bytes
    }

    /// What is known of a word once its end is found.
    struct Ending {
        let hash: UInt32
        /// The place behind its last byte.
        let position: Int
        /// Whether it only numbers an item of a list or leads a comment line.
        let isMarker: Bool
    }

    /// Where a word ends, which may go on behind a sign.
    ///
    /// - Parameters:
    ///   - run: what it begins with.
    ///   - hash: that of the run; nil where it is not all ASCII.
    @inline(never)
    func ending(of run: WordRun, hash: UInt32?) -> Ending {
        let (start, end) = (run.range.lowerBound, run.range.upperBound)
        if let hash, goesOn(at: end, from: start) == nil {
            return Ending(hash: hash, position: end, isMarker: isMarker(start..<end))
        }
        var hash = WordHash()
        var position = start
        while true {
            while position < bytes.count, bytes[position].isLetter || bytes[position].isDigit {
                hash.combine(bytes[position].lowercased)
                position += 1
            }
            guard let (next, letter) = goesOn(at: position, from: start) else { break }
            if let letter { hash.combine(letter) }
            position = next
        }
        return Ending(hash: hash.value, position: position, isMarker: isMarker(start..<position))
    }

    /// Where an address ends that goes on behind a word, `http://`, `somebody@`; nil
    /// where none does.
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

    /// Whether a word numbers a list's item, `1.`, `2)`, `(iv)`, `a.`, or is the comment leader of
    /// m4.
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
    /// Whether it leads the comments of m4.
    var isCommentLeader: Bool { count == 3 && equalsIgnoringCase("dnl") }

    /// Whether it may number a list's item: one letter, or at most two digits.
    var isListNumber: Bool {
        switch count {
        case 1: self[0].isLetter || self[0].isDigit
        case 2: self[0].isDigit && self[1].isDigit
        default: false
        }
    }

    /// Whether it may number a list's item in Roman digits.
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
