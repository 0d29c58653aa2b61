import Bytes

/// Tells which `Files` stanzas no longer count: for a file the last stanza that matches it counts
/// (copyright-format 1.0, section 6.2).
///
/// Patterns are compared as they are written; which files there are nobody knows here.
struct OverriddenStanzas {
    private let positions: Set<Int>

    init(_ patterns: FilePatterns) {
        // Later stanzas seldom repeat even the first pattern of one, and then need no table of all
        // patterns, which files list by the ten thousand.
        let repeating = Self.overridden(patterns.indices, of: patterns) { $0.prefix(1) }
        let needsAll = repeating.contains { patterns[$0].count > 1 }
        positions = Set(
            needsAll ? Self.overridden(repeating, of: patterns) { $0 } : repeating)
    }

    /// Whether later stanzas repeat every pattern of the one at this position.
    func contains(_ stanza: Int) -> Bool { positions.contains(stanza) }

    /// Those of the stanzas of which later ones repeat what matters.
    private static func overridden(
        _ stanzas: some Sequence<Int>, of patterns: FilePatterns,
        inRespectOf part: (ArraySlice<ByteView>) -> ArraySlice<ByteView>
    ) -> [Int] {
        var uses = LastUses(count: stanzas.reduce(0) { $0 + part(patterns[$1]).count })
        for stanza in stanzas {
            for pattern in part(patterns[stanza]) { uses.add(pattern) }
        }
        for (stanza, patterns) in patterns.enumerated() {
            for pattern in patterns { uses.note(pattern, in: stanza) }
        }
        return stanzas.filter { stanza in
            let part = part(patterns[stanza])
            return !part.isEmpty && part.allSatisfy { uses.last(of: $0) > stanza }
        }
    }
}

/// The last stanza that uses each of some patterns.
///
/// A table of its own, for a dictionary would take longer than all the rest.
private struct LastUses {
    private struct Use {
        let pattern: ByteView
        let hash: UInt64
        var lastStanza = 0
    }

    /// Keeps a file from being made to collide; drawn once, for that is a call of the system's.
    private static let drawnSeed = UInt64.random(in: 0...UInt64.max)
    private let seed = LastUses.drawnSeed
    private var uses: [Use] = []
    /// A position in `uses` plus one, or 0; as many as a power of two, at most half of them used.
    private var slots: [Int32]
    /// A bit for each pattern by its ends, eight times as many as slots: most other patterns have none
    /// there, and need no hash.
    private var marks: [UInt64]

    /// - Parameter count: how many patterns there will be at most.
    init(count: Int) {
        var size = 16
        while size < count * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        marks = Array(repeating: 0, count: size / 8)
    }

    mutating func add(_ pattern: ByteView) {
        let (word, bit) = mark(of: pattern)
        marks[word] |= bit
        let hash = pattern.hash(seed: seed)
        let slot = slot(of: pattern, hash: hash)
        guard slots[slot] == 0 else { return }
        uses.append(Use(pattern: pattern, hash: hash))
        slots[slot] = Int32(truncatingIfNeeded: uses.count)
    }

    /// Notes a use, of later stanzas later; of a pattern that was not added it notes nothing.
    mutating func note(_ pattern: ByteView, in stanza: Int) {
        let (word, bit) = mark(of: pattern)
        guard marks[word] & bit != 0 else { return }
        let use = slots[slot(of: pattern, hash: pattern.hash(seed: seed))]
        if use != 0 { uses[Int(use) - 1].lastStanza = stanza }
    }

    func last(of pattern: ByteView) -> Int {
        let use = slots[slot(of: pattern, hash: pattern.hash(seed: seed))]
        return use == 0 ? 0 : uses[Int(use) - 1].lastStanza
    }

    private func mark(of pattern: ByteView) -> (word: Int, bit: UInt64) {
        let ends = pattern.eight(from: 0).bits ^ pattern.eight(from: max(pattern.count - 8, 0)).bits
        let mixed = (ends ^ UInt64(pattern.count)) &* 0x9E37_79B9_7F4A_7C15
        return (Int(mixed &>> 32) & (marks.count - 1), 1 &<< (mixed &>> 58))
    }

    /// Where the pattern is, or where it belongs.
    private func slot(of pattern: ByteView, hash: UInt64) -> Int {
        let mask = slots.count - 1
        var slot = Int(truncatingIfNeeded: hash) & mask
        while slots[slot] != 0 {
            let use = uses[Int(slots[slot]) - 1]
            if use.hash == hash, use.pattern == pattern { break }
            slot = (slot + 1) & mask
        }
        return slot
    }
}
