/// Questions about ASCII, the alphabet of field names, license names and keywords.
///
/// Bytes above 0x7F belong to no class here and never equal a letter.
extension ByteView {
    /// The view without spaces, tabs and carriage returns at both ends.
    public var trimmed: ByteView {
        var low = 0
        var high = count
        while low < high, self[low].isBlank { low += 1 }
        while high > low, self[high - 1].isBlank { high -= 1 }
        return self[low..<high]
    }

    /// Whether the view is empty or holds only blanks and line feeds.
    package var isBlank: Bool { allSatisfy(\.isBlankOrLineFeed) }

    /// Whether the view is a single full stop, the way deb822 writes an empty line.
    package var isLoneFullStop: Bool { count == 1 && self[0] == UInt8(ascii: ".") }

    /// Whether the view equals these ASCII characters, ignoring case.
    @inlinable public func equalsIgnoringCase(_ word: StaticString) -> Bool {
        count == word.utf8CodeUnitCount && startsIgnoringCase(with: word)
    }

    /// Whether the view begins with these ASCII characters, ignoring case.
    @inlinable package func startsIgnoringCase(with word: StaticString) -> Bool {
        guard count >= word.utf8CodeUnitCount else { return false }
        for position in 0..<word.utf8CodeUnitCount
        where self[position].lowercased != word.utf8Start[position].lowercased {
            return false
        }
        return true
    }
}

extension UInt8 {
    /// A space, a tab or a carriage return: what may pad a line.
    @inlinable package var isBlank: Bool { self == 0x20 || self == 0x09 || self == 0x0D }
    /// A blank or a line feed: what may separate words.
    @inlinable package var isBlankOrLineFeed: Bool { isBlank || self == 0x0A }
    @inlinable package var isDigit: Bool { self &- 0x30 < 10 }
    @inlinable package var isLetter: Bool { (self | 0x20) &- 0x61 < 26 }
    /// A letter, a digit, `-`, `.` or `+`: the characters of license ids and license file names.
    @inlinable package var standsInID: Bool {
        isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
            || self == UInt8(ascii: "+")
    }
    @inlinable package var isCapital: Bool { self &- 0x41 < 26 }
    /// The lowercase form of a capital letter; any other byte unchanged.
    @inlinable package var lowercased: UInt8 { self &- 0x41 < 26 ? self | 0x20 : self }
}
