import DebianSystems

/// The patterns of a file's `Files` fields, stanza by stanza, in a single array, because there may
/// be ten thousand.
struct FilePatterns {
    private var all: [ByteView] = []
    /// For each stanza, the number of patterns up to its end.
    private var ends: [Int] = []

    /// The number of patterns.
    var total: Int { all.count }

    /// Replaces the patterns with those of another file, reusing the memory.
    ///
    /// - Parameter stanzas: all stanzas of the file, in its order.
    mutating func read(_ stanzas: [CopyrightStanza]) {
        all.removeAll(keepingCapacity: true)
        all.reserveCapacity(Self.usualRoom)
        ends.removeAll(keepingCapacity: true)
        for stanza in stanzas {
            if let files = stanza.files { add(files.value) }
            ends.append(all.count)
        }
    }

    /// The initial capacity: growing the array would copy it, and unused capacity takes no memory.
    private static let usualRoom = 1 << 16

    /// Adds the words between blanks (copyright-format 1.0, section 7.3); people also write commas
    /// after them.
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

/// The `Files` stanzas that no longer count: for each file, the last matching stanza counts
/// (copyright-format 1.0, section 6.2).
///
/// Patterns are compared as written, because the files of the work aren't known here.
struct OverriddenStanzas {
    private let positions: Set<Int>

    init(_ patterns: FilePatterns) {
        let suspects = Self.suspects(among: patterns)
        positions = suspects.isEmpty ? [] : Set(Self.repeated(suspects, of: patterns))
    }

    /// Whether later stanzas repeat every pattern of the stanza at this position.
    func contains(_ stanza: Int) -> Bool { positions.contains(stanza) }

    /// The stanzas whose patterns may all be repeated by later ones. Most files have no such stanza
    /// and need no comparison, even with tens of thousands of patterns.
    private static func suspects(among patterns: FilePatterns) -> [Int] {
        var later = PatternMarks(count: patterns.total)
        return patterns.indices.reversed().filter { stanza in
            var isRepeated = !patterns[stanza].isEmpty
            for pattern in patterns[stanza] where !later.insert(pattern) { isRepeated = false }
            return isRepeated
        }
    }

    /// The given stanzas whose patterns are in fact all repeated by later ones.
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

/// A set of patterns that may report one it doesn't have, but never misses one: each pattern sets
/// two bits that few others share, which is much faster than comparing.
private struct PatternMarks {
    /// The count is a power of two.
    private var words: [UInt64]

    /// - Parameter count: the most patterns that will be inserted.
    init(count: Int) {
        var size = 1
        while size < count / 2 { size *= 2 }
        words = Array(repeating: 0, count: size)
    }

    func contains(_ pattern: ByteView) -> Bool {
        let (word, bits) = index(of: pattern)
        return words[word] & bits == bits
    }

    /// - Returns: whether the pattern may have been inserted before.
    @discardableResult
    mutating func insert(_ pattern: ByteView) -> Bool {
        let (word, bits) = index(of: pattern)
        defer { words[word] |= bits }
        return words[word] & bits == bits
    }

    /// The word and the two bits of a pattern, computed from its first and last eight bytes.
    private func index(of pattern: ByteView) -> (word: Int, bits: UInt64) {
        let first = pattern.eight(from: 0).bits ^ UInt64(pattern.count)
        let last = pattern.eight(from: max(pattern.count - 8, 0)).bits
        let mixed = (first &* 3 &+ last) &* 0x9E37_79B9_7F4A_7C15
        // The highest bits are mixed best.
        let bits: UInt64 = 1 &<< (mixed &>> 58) | 1 &<< (mixed &>> 52)
        return (Int(truncatingIfNeeded: mixed &>> 20) & (words.count - 1), bits)
    }
}
