import Testing

@testable import DebianCopyright
@testable import DebianSystems

@Suite struct WordReaderTests {
    /// The words of a text as written, with `#` before one that numbers a list item and `@` before
    /// a part of an address.
    private func words(_ text: String) -> [String] {
        ByteView.withBytes(of: Array(text.utf8)) { view in
            var words: [String] = []
            var reader = WordReader(view)
            while let word = reader.next() {
                let mark = word.isMarker ? "#" : word.isAddress ? "@" : ""
                words.append(mark + String(view[word.start..<word.end]))
            }
            return words
        }
    }

    private func hashes(_ text: String) -> [WordHash] {
        ByteView.withBytes(of: Array(text.utf8)) { view in
            var hashes: [WordHash] = []
            var reader = WordReader(view)
            while let word = reader.next() { hashes.append(word.hash) }
            return hashes
        }
    }

    @Test(arguments: [
        "divided", "divi-\nded", "divi-\r\n  ded", "# divi-\n# ded", "/** divi-   **/\n/** ded **/",
        "divi\u{AD}ded", "di\u{200B}vid\u{2060}ed",
    ])
    func `a word that a line's end or a sign without width divides is one`(_ text: String) {
        #expect(hashes(text) == hashes("divided"))
    }

    @Test(
        arguments: [
            ("", []),
            ("  ... ---\n", []),
            ("two words", ["two", "words"]),
            ("and/or \"quoted\" (aside)", ["and", "or", "quoted", "aside"]),
            ("version 2.1.", ["version", "2.1"]),
            ("it's as-is", ["it's", "as-is"]),
            ("# leader\n * leader\n .\n// leader", ["leader", "leader", "leader"]),
            (
                "1. one\n2) two\n(iv) four\na. letter",
                ["#1", "one", "#2", "two", "#iv", "four", "#a", "letter"]
            ),
            ("© “curly” • dot", ["curly", "dot"]),
            ("Müller", ["Müller"]),
            (
                "see http://a.example/b, and me@a.example now",
                ["see", "@http", "@a", "@example", "@b", "and", "@me", "@a", "@example", "now"]
            ),
        ] as [(String, [String])])
    func `a text is cut into words`(_ text: String, _ expected: [String]) {
        #expect(words(text) == expected)
    }

    @Test(
        arguments: [
            ("Permission", "PERMISSION"), ("as-is", "asis"), ("it’s", "it's"),
            ("permis-\n   * sion", "permission"), ("| permis-  |\n | sion", "permission"),
            ("sub-license", "sub license"),
            ("sub\n license", "sublicense"), ("non-exclusive", "nonexclusive"),
        ])
    func `spellings of one word have one hash`(_ left: String, _ right: String) {
        #expect(hashes(left).count == 1)
        #expect(hashes(left) == hashes(right))
    }

    @Test func `a word's hash is that of its small letters`() {
        #expect(hashes("Copyright") == [WordHash(of: "copyright")])
    }

    @Test func `a word that a rule spells has the hash that the reader gives it`() {
        #expect(
            hashes("Dual-licensed under FOO2, don't") == ["duallicensed", "under", "foo2", "dont"])
    }

    @Test(arguments: 1...40)
    func `a word's hash does not depend on how long it is or where it stands`(_ length: Int) {
        let word = String(String(repeating: "ab3cde7fgh", count: 4).prefix(length))
        #expect(hashes(word) == [WordHash(of: word)])
        #expect(hashes("x, \(word.uppercased()). y")[1] == WordHash(of: word))
        #expect(hashes("\(word)-\(word)") == [WordHash(of: word + word)])
    }

    @Test(
        arguments: [[0xE2], [0xE2, 0x80], [0xC2], [0xEF, 0xBB], [0x61, 0xE2, 0x80]] as [[UInt8]])
    func `a text may end inside of a character`(_ bytes: [UInt8]) {
        let count = ByteView.withBytes(of: bytes) { view in
            var reader = WordReader(view)
            var count = 0
            while let word = reader.next() {
                #expect(word.end <= view.count)
                count += 1
            }
            return count
        }
        #expect(count <= 1)
    }
}
