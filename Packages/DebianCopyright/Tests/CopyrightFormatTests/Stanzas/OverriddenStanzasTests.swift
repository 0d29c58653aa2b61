import Bytes
import Testing

@testable import CopyrightFormat

struct OverriddenStanzasTests {
    /// The positions of the stanzas that no longer count.
    private func overridden(_ stanzas: [[String]]) -> [Int] {
        let words = stanzas.joined().joined(separator: " ")
        return ByteView.withBytes(of: Array(words.utf8)) { bytes in
            var start = 0
            let patterns = stanzas.map { stanza in
                stanza.map { pattern in
                    defer { start += pattern.utf8.count + 1 }
                    return bytes[start..<start + pattern.utf8.count]
                }
            }
            let overridden = OverriddenStanzas(patterns)
            return stanzas.indices.filter { overridden.contains($0) }
        }
    }

    @Test(arguments: [
        ([["*"], ["a"], ["*"]], [0]),
        ([["a", "b"], ["b"], ["a", "c"]], [0]),
        ([["a", "b"], ["b"]], []),
        ([["a", "b"], ["a"]], []),
        ([["a", "b"], ["c"], ["b", "a"], ["c"]], [0, 1]),
        ([["a", "a"], ["a*"]], []),
        ([["*"], ["*"], ["*"]], [0, 1]),
        ([[], []], []),
    ])
    func `a stanza counts while one of its patterns stands nowhere later`(
        stanzas: [[String]], expected: [Int]
    ) {
        #expect(overridden(stanzas) == expected)
    }

    @Test func `many patterns are told apart`() {
        let many = (0..<2_000).map { ["file-\($0)"] }
        #expect(overridden(many + many) == Array(0..<2_000))
    }
}
