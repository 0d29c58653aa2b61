import Bytes

/// Tells which `Files` stanzas no longer count: for a file the last stanza that matches it counts
/// (copyright-format 1.0, section 6.2).
///
/// Patterns are compared as they are written; which files there are nobody knows here.
struct OverriddenStanzas {
    /// The last stanza, by its position, that has the pattern.
    private var lastUse: [ByteView: Int] = [:]

    /// - Parameter patterns: those of each stanza, in the file's order.
    init(_ patterns: [[ByteView]]) {
        for (stanza, patterns) in patterns.enumerated() {
            for pattern in patterns { lastUse[pattern] = stanza }
        }
    }

    /// Whether later stanzas repeat every one of these patterns.
    func contains(_ stanza: Int, patterns: [ByteView]) -> Bool {
        !patterns.isEmpty && patterns.allSatisfy { lastUse[$0] ?? stanza > stanza }
    }
}
