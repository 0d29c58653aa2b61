import Bytes

/// Tells which `Files` stanzas no longer count: for a file the last stanza that matches it counts
/// (copyright-format 1.0, section 6.2).
///
/// Patterns are compared as they are written; which files there are nobody knows here.
struct OverriddenStanzas {
    private struct Use {
        let pattern: ByteView
        let hash: UInt64
        var lastStanza: Int
    }

    /// A table of its own, for files list patterns by the ten thousand: a dictionary would take
    /// longer than all the rest. The seed keeps a file from being made to collide.
    private let seed = UInt64.random(in: 0...UInt64.max)
    private var uses: [Use] = []
    /// A position in `uses` plus one, or 0; as many as a power of two, at most half of them used.
    private var slots: [Int32]

    /// - Parameter patterns: those of each stanza, in the file's order.
    init(_ patterns: [[ByteView]]) {
        let count = patterns.reduce(0) { $0 + $1.count }
        var size = 16
        while size < count * 2 { size *= 2 }
        slots = Array(repeating: 0, count: size)
        uses.reserveCapacity(count)
        for (stanza, patterns) in patterns.enumerated() {
            for pattern in patterns { add(pattern, of: stanza) }
        }
    }

    /// Whether later stanzas repeat every one of these patterns.
    func contains(_ stanza: Int, patterns: [ByteView]) -> Bool {
        guard !patterns.isEmpty else { return false }
        for pattern in patterns {
            let use = slots[slot(of: pattern, hash: pattern.hash(seed: seed))]
            if use == 0 || uses[Int(use) - 1].lastStanza <= stanza { return false }
        }
        return true
    }

    private mutating func add(_ pattern: ByteView, of stanza: Int) {
        let hash = pattern.hash(seed: seed)
        let slot = slot(of: pattern, hash: hash)
        if slots[slot] == 0 {
            uses.append(Use(pattern: pattern, hash: hash, lastStanza: stanza))
            slots[slot] = Int32(truncatingIfNeeded: uses.count)
        } else {
            uses[Int(slots[slot]) - 1].lastStanza = stanza
        }
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
