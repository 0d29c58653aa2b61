/// A pattern in which `*` matches any text, even none, and `?` one character.
///
/// Everything else matches itself, and the whole text must match. License ids and names of packages
/// are ASCII, so a character is a byte.
struct Glob: Hashable, Sendable {
    private let pattern: [UInt8]
    private let ignoresCase: Bool

    /// - Parameter ignoringCase: whether ASCII letters match in either case.
    init(_ pattern: some StringProtocol, ignoringCase: Bool = false) {
        var bytes: [UInt8] = []
        for byte in pattern.utf8 {
            // Repeated asterisks mean no more than one, and each would be a step of every match.
            if byte == Self.anything, bytes.last == Self.anything { continue }
            bytes.append(ignoringCase ? byte.lowercased : byte)
        }
        self.pattern = bytes
        ignoresCase = ignoringCase
    }

    /// Whether the text has wildcards.
    static func hasWildcards(_ text: String) -> Bool {
        text.utf8.contains { $0 == anything || $0 == anyOne }
    }

    /// Whether the pattern matches the text.
    func matches(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable(matches)
            ?? Array(text.utf8).withUnsafeBufferPointer(matches)
    }

    private static let anything = UInt8(ascii: "*")
    private static let anyOne = UInt8(ascii: "?")

    /// If a match fails, only the last `*` takes one byte more, because what precedes it has
    /// matched as early as it can: at most pattern times text steps, not one more factor for each
    /// `*`.
    private func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        var position = 0
        var next = 0
        /// The index after the last `*`, and how far into the text that one reaches.
        var star: (next: Int, reach: Int)?
        while position < text.count {
            if next < pattern.count, pattern[next] == Self.anything {
                next += 1
                star = (next, position)
            } else if next < pattern.count, pattern[next].covers(text[position], ignoresCase) {
                next += 1
                position += 1
            } else if let last = star {
                star = (last.next, last.reach + 1)
                next = last.next
                position = last.reach + 1
            } else {
                return false
            }
        }
        return pattern[next...].allSatisfy { $0 == Self.anything }
    }
}

extension UInt8 {
    /// The small letter of an ASCII capital; any other byte as it is.
    fileprivate var lowercased: UInt8 {
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
    }

    /// Whether this byte of a pattern matches that byte of a text.
    fileprivate func covers(_ byte: UInt8, _ ignoringCase: Bool) -> Bool {
        self == byte || self == UInt8(ascii: "?") || (ignoringCase && self == byte.lowercased)
    }
}
