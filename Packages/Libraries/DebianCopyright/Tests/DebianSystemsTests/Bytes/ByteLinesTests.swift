import Testing

@testable import DebianSystems

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

@Suite struct BlankSeparatedWordsTests {
    @Test(arguments: [
        ("", []),
        (" \n\t\r ", []),
        ("a", ["a"]),
        (" a b\n c\td\r\n", ["a", "b", "c", "d"]),
        ("sevenby eightbyt nineninen", ["sevenby", "eightbyt", "nineninen"]),
        ("a\u{0}b\u{1F}c\u{7F}d", ["a", "b", "c\u{7F}d"]),
        ("élan © ÿÿÿÿ", ["élan", "©", "ÿÿÿÿ"]),
    ])
    func `words stand between blanks and control characters`(text: String, expected: [String]) {
        ByteView.withBytes(of: Array(text.utf8)) { bytes in
            var words = bytes.words
            var found: [String] = []
            while let word = words.next() { found.append(String(word)) }
            #expect(found == expected)
        }
    }

    @Test func `each length of a word and of the blanks before it is found`() {
        for length in 1...40 {
            for blanks in 0...10 {
                let word = [UInt8](repeating: 0x78, count: length)
                let text = [UInt8](repeating: 0x20, count: blanks) + word + [0x0A] + word
                ByteView.withBytes(of: text) { bytes in
                    var words = bytes.words
                    #expect(words.next().map(Array.init) == word)
                    #expect(words.next().map(Array.init) == word)
                    #expect(words.next() == nil)
                }
            }
        }
    }
}

struct RandomAccessCollectionSearchingTests {
    private let squares = [1, 4, 9, 16, 25]

    @Test(arguments: [(0, 0), (1, 0), (2, 1), (9, 2), (10, 3), (25, 4), (26, 5)])
    func `the first element that something is true of is found`(least: Int, place: Int) {
        #expect(squares.partitioningIndex { $0 >= least } == place)
    }

    @Test(arguments: [(0, 2), (10, 3), (26, 4)])
    func `places are those of the whole in a slice of it`(least: Int, place: Int) {
        #expect(squares[2..<4].partitioningIndex { $0 >= least } == place)
    }

    @Test func `nothing has its end for a place`() {
        #expect([Int]().partitioningIndex { _ in true } == 0)
    }
}
