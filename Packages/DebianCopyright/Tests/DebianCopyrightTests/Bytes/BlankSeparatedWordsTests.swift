import Testing

@testable import DebianCopyright

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
