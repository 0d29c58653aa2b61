import Testing

@testable import DebianSystems

@Suite struct Deb822ReaderTests {
    /// Each stanza as its line, its fields with their lines and values, and its stray lines.
    private func stanzas(_ bytes: [UInt8]) -> [String] {
        ByteView.withBytes(of: bytes) { view in
            var reader = Deb822Reader(view)
            var stanza = Deb822Stanza()
            var found: [String] = []
            while reader.next(into: &stanza) {
                let fields = stanza.fields.map { field in
                    let value = String(field.value).unicodeScalars.map { $0 == "\n" ? "|" : $0 }
                    return "\(field.line)-\(field.lastLine) \(String(field.name))="
                        + String(String.UnicodeScalarView(value))
                }
                let stray = stanza.strayLines.map { "stray \($0)" }
                found.append("\(stanza.line): " + (fields + stray).joined(separator: ", "))
            }
            return found
        }
    }

    @Test(arguments: [
        ("nothing", "", []),
        ("blank lines alone", "\n \n\t\n", []),
        ("one field", "A: 1\n", ["1: 1-1 A= 1"]),
        ("no line feed at the end", "A: 1", ["1: 1-1 A= 1"]),
        ("two stanzas", "A: 1\nB: 2\n\nA: 3\n", ["1: 1-1 A= 1, 2-2 B= 2", "4: 4-4 A= 3"]),
        ("blank lines around", "\n\nA: 1\n \n\t\n\nB: 2\n\n", ["3: 3-3 A= 1", "7: 7-7 B= 2"]),
        ("continuation", "A: 1\n two\n\tthree\nB:\n", ["1: 1-3 A= 1| two|\tthree, 4-4 B="]),
        ("an empty first line", "A:\n text\n .\n more\n", ["1: 1-4 A=| text| .| more"]),
        ("a colon in the value", "A:b:c\n", ["1: 1-1 A=b:c"]),
        ("a repeated name", "A: 1\nA: 2\n", ["1: 1-1 A= 1, 2-2 A= 2"]),
    ])
    func `stanzas are split into fields`(_ what: String, _ text: String, _ expected: [String]) {
        #expect(stanzas(Array(text.utf8)) == expected, "\(what)")
    }

    @Test(arguments: [
        (
            "a forgotten dot", "A: 1\n two\n\n three\nB: 2\n",
            ["1: 1-4 A= 1| two|| three, 5-5 B= 2"]
        ),
        ("an indented line first", " text\nA: 1\n", ["1: 2-2 A= 1, stray 1"]),
        ("an indented line alone", " text\n\nA: 1\n", ["1: stray 1", "3: 3-3 A= 1"]),
        (
            "a line without a colon", "A: 1\ntext\n more\nB: 2\n",
            ["1: 1-3 A= 1|text| more, 4-4 B= 2, stray 2"]
        ),
        ("a remark", "# A: 0\nA: 1\n# B: 2\n", ["1: 2-3 A= 1|# B: 2, stray 1, stray 3"]),
        ("a name with a blank", "A b: 1\n", ["1: stray 1"]),
        ("a name that begins with a dash", "-A: 1\n", ["1: stray 1"]),
        ("no name", ": 1\n", ["1: stray 1"]),
        ("a blank before the colon", "A : 1\n", ["1: stray 1"]),
        ("prose", "This is text.\n\nMore of it.\n", ["1: stray 1", "3: stray 3"]),
    ])
    func `what is not by the rules loses no line`(
        _ what: String, _ text: String, _ expected: [String]
    ) {
        #expect(stanzas(Array(text.utf8)) == expected, "\(what)")
    }

    @Test(
        arguments: [
            (
                "CRLF", Array("A: 1\r\n two\r\n\r\nB: 2\r\n".utf8),
                ["1: 1-2 A= 1\r| two", "4: 4-4 B= 2"]
            ),
            ("a byte order mark", [0xEF, 0xBB, 0xBF] + Array("A: 1\n".utf8), ["1: 1-1 A= 1"]),
            ("a byte order mark alone", [0xEF, 0xBB, 0xBF], []),
            ("NUL", Array("A: \0\nB\0: 2\n".utf8), ["1: 1-2 A= \0|B\0: 2, stray 2"]),
            ("NUL alone", [0, 0, 0], ["1: stray 1"]),
            (
                "Latin-1", Array("A: J".utf8) + [0xF6] + Array("rg\n".utf8),
                ["1: 1-1 A= J\u{FFFD}rg"]
            ),
            ("a name that is not ASCII", Array("Ä: 1\n".utf8), ["1: stray 1"]),
        ] as [(String, [UInt8], [String])])
    func `odd bytes are taken as they are`(
        _ what: String, _ bytes: [UInt8], _ expected: [String]
    ) {
        #expect(stanzas(bytes) == expected, "\(what)")
    }

    @Test func `a million stanzas are read one by one`() {
        let text = [[UInt8]](repeating: Array("A: 1\n\n".utf8), count: 1_000_000).flatMap { $0 }
        let (count, line) = ByteView.withBytes(of: text) { view in
            var reader = Deb822Reader(view)
            var stanza = Deb822Stanza()
            var count = 0
            var line = 0
            while reader.next(into: &stanza) {
                count += 1
                line = stanza.line
            }
            return (count, line)
        }
        #expect(count == 1_000_000)
        #expect(line == 1_999_999)
    }

    @Test(arguments: ["A: ", "", " ", "#"])
    func `a line of ten megabytes is read in one go`(_ beginning: String) {
        let text =
            Array("B: 1\n".utf8) + Array(beginning.utf8)
            + [UInt8](repeating: UInt8(ascii: "x"), count: 10_000_000) + Array("\nC: 2\n".utf8)
        let lastLine = ByteView.withBytes(of: text) { view in
            var reader = Deb822Reader(view)
            var stanza = Deb822Stanza()
            _ = reader.next(into: &stanza)
            return stanza["C"]?.line
        }
        #expect(lastLine == 3)
    }
}

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

    /// The lines of the stanzas, fields and stray lines, and the number of lines.
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
