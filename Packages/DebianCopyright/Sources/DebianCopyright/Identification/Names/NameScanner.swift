/// Reads a name from its front, piece by piece.
struct NameScanner {
    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
    }

    var isAtEnd: Bool { position == bytes.count }

    /// Goes behind the word, where it stands here.
    @discardableResult
    mutating func skip(_ word: StaticString) -> Bool {
        let matches = word.withUTF8Buffer { bytes[position...].starts(with: $0) }
        if matches { position += word.utf8CodeUnitCount }
        return matches
    }

    /// Goes behind the first of the words that stands here.
    @discardableResult
    mutating func skip(oneOf words: [StaticString]) -> Bool {
        for word in words where skip(word) { return true }
        return false
    }

    /// Goes behind `2`, `2.1` or `2.0.0`; more than two numbers count only where they are zeros.
    mutating func version() -> (major: Int, minor: Int)? {
        guard let major = number() else { return nil }
        let minor = numberBehindPoint() ?? 0
        while let more = numberBehindPoint() {
            if more != 0 { return nil }
        }
        return (major, minor)
    }

    private mutating func numberBehindPoint() -> Int? {
        let start = position
        if skip("."), let number = number() { return number }
        position = start
        return nil
    }

    /// Two digits at most: versions are small, and a long run of digits is none.
    private mutating func number() -> Int? {
        let start = position
        var number = 0
        while position < bytes.count, bytes[position].isDigit, position - start < 2 {
            number = number * 10 + Int(bytes[position] - UInt8(ascii: "0"))
            position += 1
        }
        return position > start ? number : nil
    }
}
