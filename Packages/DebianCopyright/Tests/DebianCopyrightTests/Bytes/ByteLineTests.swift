import Testing

@testable import DebianCopyright

@Suite struct ByteLineTests {
    private func lines(_ text: String, first: Int = 1) -> [String] {
        ByteView.withBytes(of: Array(text.utf8)) { view in
            ByteLines(view, first: first).map { "\($0.number) \(String($0.bytes))" }
        }
    }

    @Test(
        arguments: [
            ("", []),
            ("\n", ["1 "]),
            ("a", ["1 a"]),
            ("a\n", ["1 a"]),
            ("a\nb", ["1 a", "2 b"]),
            ("a\n\nb\n", ["1 a", "2 ", "3 b"]),
            ("a\r\nb\r\n", ["1 a", "2 b"]),
            ("\r\n", ["1 "]),
            ("a\r\r\nb", ["1 a\r", "2 b"]),
            ("a\rb", ["1 a\rb"]),
            ("a\0b\n", ["1 a\0b"]),
        ] as [(String, [String])])
    func `lines end at line feeds, with or without a carriage return`(
        _ text: String, _ expected: [String]
    ) {
        #expect(lines(text) == expected)
    }

    @Test func `numbers go on from the first one`() {
        #expect(lines("a\nb\n", first: 41) == ["41 a", "42 b"])
    }

    @Test(
        arguments: [
            ("", nil, []),
            ("a\n b\n", nil, ["1 a", "2  b"]),
            (" a\n\tb\n  c\nd\n", "3   c", ["4 d"]),
            (" a\n b", "2  b", []),
            (" a\n \n b\n", "1  a", ["2  ", "3  b"]),
            (" a\n b \n c\n", "1  a", ["2  b ", "3  c"]),
            (" a\r\n b\n", nil, ["1  a", "2  b"]),
            (" a\n\n b\n", "1  a", ["2 ", "3  b"]),
        ] as [(String, String?, [String])])
    func `lines that begin with a blank and end in none are passed`(
        _ text: String, _ last: String?, _ rest: [String]
    ) {
        ByteView.withBytes(of: Array(text.utf8)) { view in
            var lines = ByteLines(view)
            #expect(lines.passIndented().map { "\($0.number) \(String($0.bytes))" } == last)
            #expect(lines.map { "\($0.number) \(String($0.bytes))" } == rest)
        }
    }

    @Test func `a line of ten megabytes is one line`() {
        let text = [UInt8](repeating: UInt8(ascii: "x"), count: 10_000_000) + Array("\nend".utf8)
        let lengths = ByteView.withBytes(of: text) { ByteLines($0).map(\.bytes.count) }
        #expect(lengths == [10_000_000, 3])
    }
}
