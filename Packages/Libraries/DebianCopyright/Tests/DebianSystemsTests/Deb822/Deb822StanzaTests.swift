import Testing

@testable import DebianSystems

@Suite struct Deb822StanzaTests {
    @Test func `a field is found letter case aside, the first of its name`() {
        let values = ByteView.withBytes(of: Array("Package: a\npackage: b\nVersion:\n".utf8)) {
            view in
            var reader = Deb822Reader(view)
            var stanza = Deb822Stanza()
            _ = reader.next(into: &stanza)
            return [stanza["PACKAGE"], stanza["Version"], stanza["Source"]].map {
                $0.map { String($0.firstLine) }
            }
        }
        #expect(values == ["a", "", nil])
    }

    @Test func `the storage of one stanza serves the next, without its fields`() {
        let names = ByteView.withBytes(of: Array("A: 1\nstray\n\nB: 2\n".utf8)) { view in
            var reader = Deb822Reader(view)
            var stanza = Deb822Stanza()
            var names: [[String]] = []
            while reader.next(into: &stanza) {
                names.append(stanza.fields.map { String($0.name) })
            }
            names.append(stanza.fields.map { String($0.name) })
            return names + [stanza.strayLines.map(String.init), [String(stanza.line)]]
        }
        #expect(names == [["A"], ["B"], [], [], ["0"]])
    }
}

@Suite struct Deb822FieldTests {
    private func reading<Result>(_ text: String, _ body: (Deb822Field) -> Result) throws -> Result {
        try ByteView.withBytes(of: Array(text.utf8)) { view in
            var reader = Deb822Reader(view)
            var stanza = Deb822Stanza()
            _ = reader.next(into: &stanza)
            return body(try #require(stanza.fields.first))
        }
    }

    @Test(arguments: [
        ("A: one two  \n", "one two"), ("A:\n text\n", ""), ("A:\tone\r\n more\r\n", "one"),
        ("A:", ""),
    ])
    func `the first line has no blanks around it`(_ text: String, _ expected: String) throws {
        #expect(try reading(text) { String($0.firstLine) } == expected)
    }

    @Test func `lines keep their numbers in the file`() throws {
        let lines = try reading("\n\nA: one\n two\n .\n\tthree\n\n") { field in
            (
                all: field.lines.map { "\($0.number)\(String($0.bytes))" },
                rest: field.continuation.map { "\($0.number)\(String($0.bytes))" }
            )
        }
        #expect(lines.all == ["3 one", "4 two", "5 .", "6\tthree"])
        #expect(lines.rest == ["4 two", "5 .", "6\tthree"])
    }

    @Test func `a field of one line has no continuation`() throws {
        #expect(try reading("A: one\n") { $0.continuation.map(\.number) } == [])
        #expect(try reading("A:") { $0.continuation.map(\.number) } == [])
    }
}
