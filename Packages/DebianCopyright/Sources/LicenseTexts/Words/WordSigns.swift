import Bytes

/// The signs that join parts of a word, and those that tell what a word is.
struct WordSigns {
    let bytes: ByteView

    @inline(__always)
    init(_ bytes: ByteView) {
        self.bytes = bytes
    }

    /// What a word is, once its end is found.
    struct Ending {
        let hash: UInt32
        /// Behind its last byte.
        let position: Int
        /// Whether it only numbers an item of a list or leads a comment line.
        let isMarker: Bool
    }

    /// Where a word ends that signs may join to what stands behind.
    ///
    /// - Parameters:
    ///   - start: its first byte.
    ///   - run: where the run ends that it begins with.
    ///   - hash: that of the run; nil where it is not all ASCII.
    @inline(never)
    func ending(from start: Int, run end: Int, hash: UInt32?) -> Ending {
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

    /// Where an address ends that goes on behind a word, `http://`, `somebody@`; nil where none does.
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
    private func isMarker(_ word: Range<Int>) -> Bool {
        let (start, position) = (word.lowerBound, word.upperBound)
        let length = word.count
        guard length <= 4, position < bytes.count else { return false }
        if length == 3, bytes[word].equalsIgnoringCase("dnl") { return true }
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
}

extension UInt8 {
    fileprivate var isRomanDigit: Bool {
        let letter = lowercased
        return letter == UInt8(ascii: "i") || letter == UInt8(ascii: "v")
            || letter == UInt8(ascii: "x")
    }
}
