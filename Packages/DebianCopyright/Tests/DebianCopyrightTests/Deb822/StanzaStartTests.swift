import Testing

@testable import DebianCopyright

@Suite struct StanzaStartTests {
    @Test(
        arguments: [
            ("A: 1\n\nB: 2\n", 0, 6), ("A: 1\n\nB: 2\n", 4, 6), ("A: 1\n\nB: 2\n", 5, nil),
            ("A: 1\n\n\nB: 2\n", 0, 7), ("A: 1\nB: 2\n", 0, nil), ("A: 1\n\n B\n", 0, nil),
            ("A: 1\n\n", 0, nil), ("A: 1\n \nB: 2\n\nC: 3\n", 0, 13), ("", 0, nil),
        ] as [(String, Int, Int?)])
    func `a letter behind an empty line begins a stanza`(
        _ text: String, _ position: Int, _ start: Int?
    ) {
        #expect(
            ByteView.withBytes(of: Array(text.utf8)) { $0.stanzaStart(from: position) } == start)
    }

    @Test(arguments: [
        "A:1\n", "text\n", "\n", " B\n", " \n", "\r\n", "\u{FEFF}C:1\n",
    ])
    func `what is read in parts is read as in one`(_ first: String) {
        let lines = ["A:1\n", "text\n", "\n", "\n\nA:2\n", " B\n", "\r\n", "\u{FEFF}C:1\n"]
        for index in 0..<lines.count * lines.count * lines.count {
            let text =
                first
                + [1, 7, 49].map { lines[index / $0 % lines.count] }.joined()
            ByteView.withBytes(of: Array(text.utf8)) { bytes in
                let whole = stanzas(in: bytes, behind: 0)
                var start = 0
                while let middle = bytes.stanzaStart(from: start) {
                    let front = stanzas(in: bytes[0..<middle], behind: 0)
                    let back = stanzas(in: bytes[middle..<bytes.count], behind: front.lineCount)
                    #expect(front.lines + back.lines == whole.lines, "\(text)")
                    #expect(back.lineCount == whole.lineCount, "\(text)")
                    start = middle
                }
            }
        }
    }

    /// Where stanzas, fields and stray lines stand, and how many lines there are.
    private func stanzas(
        in bytes: ByteView, behind lineCount: Int
    ) -> (lines: [[Int]], lineCount: Int) {
        var reader = Deb822Reader(bytes)
        var stanza = Deb822Stanza()
        var lines: [[Int]] = []
        while reader.next(into: &stanza) {
            lines.append(
                ([stanza.line] + stanza.fields.flatMap { [$0.line, $0.lastLine] }
                    + stanza.strayLines).map { $0 + lineCount })
        }
        return (lines, lineCount + reader.nextLine - 1)
    }
}
