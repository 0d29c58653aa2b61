import Testing

@testable import DebianCopyright

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
