import Testing

@testable import DebianCopyright

struct OverriddenStanzasTests {
    /// The positions of the stanzas that no longer count.
    private func overridden(_ stanzas: [[String]]) -> [Int] {
        let file = stanzas.map { "Files: \($0.joined(separator: " "))\n" }.joined(separator: "\n")
        return ByteView.withBytes(of: Array(file.utf8)) { bytes in
            let overridden = OverriddenStanzas(FilePatterns(of: bytes))
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
