/// The patterns of a file's `Files` fields, stanza by stanza. They are kept in one array, for there
/// may be ten thousand.
struct FilePatterns {
    private var all: [ByteView] = []
    /// For each stanza how many patterns there are up to its end.
    private var ends: [Int] = []

    /// How many patterns there are.
    var total: Int { all.count }

    /// Takes the patterns of another file; the memory is used again.
    ///
    /// - Parameter stanzas: all of the file, in its order.
    mutating func read(_ stanzas: [CopyrightStanza]) {
        all.removeAll(keepingCapacity: true)
        all.reserveCapacity(Self.usualRoom)
        ends.removeAll(keepingCapacity: true)
        for stanza in stanzas {
            if let files = stanza.files { add(files.value) }
            ends.append(all.count)
        }
    }

    /// How many there is room for at first: to grow would copy, and room that is not used takes no
    /// memory.
    private static let usualRoom = 1 << 16

    /// Words between blanks (copyright-format 1.0, section 7.3); people also write commas behind
    /// them.
    private mutating func add(_ value: ByteView) {
        var rest = value.words
        while let word = rest.next() {
            let isComma = word.last == UInt8(ascii: ",")
            let pattern = isComma ? word[0..<word.count - 1] : word
            if !pattern.isEmpty { all.append(pattern) }
        }
    }
}

extension FilePatterns: RandomAccessCollection {
    var startIndex: Int { 0 }
    var endIndex: Int { ends.count }

    /// The patterns of one stanza, in the field's order; empty if it has no `Files` field.
    subscript(stanza: Int) -> ArraySlice<ByteView> {
        all[(stanza == 0 ? 0 : ends[stanza - 1])..<ends[stanza]]
    }
}

/// Tells which `Files` stanzas no longer count: for a file the last stanza that matches it counts
/// (copyright-format 1.0, section 6.2).
///
/// Patterns are compared as they are written; which files there are nobody knows here.
struct OverriddenStanzas {
    private let positions: Set<Int>

    init(_ patterns: FilePatterns) {
        let suspects = Self.suspects(among: patterns)
        positions = suspects.isEmpty ? [] : Set(Self.repeated(suspects, of: patterns))
    }

    /// Whether later stanzas repeat every pattern of the one at this position.
    func contains(_ stanza: Int) -> Bool { positions.contains(stanza) }

    /// The stanzas of which later ones may repeat every pattern. Most files have none; then nothing
    /// has to be compared, though files list patterns by the ten thousand.
    private static func suspects(among patterns: FilePatterns) -> [Int] {
        var later = PatternMarks(count: patterns.total)
        return patterns.indices.reversed().filter { stanza in
            var isRepeated = !patterns[stanza].isEmpty
            for pattern in patterns[stanza] where !later.insert(pattern) { isRepeated = false }
            return isRepeated
        }
    }

    /// Those of the stanzas of which later ones do repeat every pattern.
    private static func repeated(_ stanzas: [Int], of patterns: FilePatterns) -> [Int] {
        var marks = PatternMarks(count: stanzas.reduce(0) { $0 + patterns[$1].count })
        var lastUses: [ByteView: Int] = [:]
        for stanza in stanzas {
            for pattern in patterns[stanza] {
                marks.insert(pattern)
                lastUses[pattern] = stanza
            }
        }
        for (stanza, patterns) in patterns.enumerated() {
            for pattern in patterns where marks.contains(pattern) { lastUses[pattern]? = stanza }
        }
        return stanzas.filter { stanza in
            patterns[stanza].allSatisfy { lastUses[$0, default: stanza] > stanza }
        }
    }
}

/// Tells which patterns may have been inserted, by two bits for each that few others share. It
/// never forgets one, but may take another for it; that is much faster than to compare them.
private struct PatternMarks {
    /// As many as a power of two.
    private var words: [UInt64]

    /// - Parameter count: how many patterns there will be at most.
    init(count: Int) {
        var size = 1
        while size < count / 2 { size *= 2 }
        words = Array(repeating: 0, count: size)
    }

    func contains(_ pattern: ByteView) -> Bool {
        let (word, bits) = index(of: pattern)
        return words[word] & bits == bits
    }

    /// - Returns: whether it may have been there before.
    @discardableResult
    mutating func insert(_ pattern: ByteView) -> Bool {
        let (word, bits) = index(of: pattern)
        defer { words[word] |= bits }
        return words[word] & bits == bits
    }

    /// The word and the two bits of a pattern, made of its first and its last eight bytes.
    private func index(of pattern: ByteView) -> (word: Int, bits: UInt64) {
        let first = pattern.eight(from: 0).bits ^ UInt64(pattern.count)
        let last = pattern.eight(from: max(pattern.count - 8, 0)).bits
        let mixed = (first &* 3 &+ last) &* 0x9E37_79B9_7F4A_7C15
        // The highest bits are the best mixed.
        let bits: UInt64 = 1 &<< (mixed &>> 58) | 1 &<< (mixed &>> 52)
        return (Int(truncatingIfNeeded: mixed &>> 20) & (words.count - 1), bits)
    }
}
