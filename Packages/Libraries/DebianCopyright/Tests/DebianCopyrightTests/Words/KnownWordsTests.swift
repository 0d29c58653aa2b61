import Testing

@testable import DebianCopyright
@testable import DebianSystems

@Suite struct TextWordsTests {
    /// The data of a word and its position.
    private struct Reading: Equatable {
        let hash: WordHash
        let range: Range<Int>
        let isMarker: Bool
        let isAddress: Bool

        init(_ word: Word) {
            hash = word.hash
            range = word.start..<word.end
            isMarker = word.isMarker
            isAddress = word.isAddress
        }
    }

    private func readings(_ text: ByteView) -> [Reading] {
        var reader = WordReader(text)
        var readings: [Reading] = []
        while let word = reader.next() { readings.append(Reading(word)) }
        return readings
    }

    /// Words of every length, followed by every sign that affects how a word is read.
    private let text: [UInt8] = {
        let signs = [
            " ", "\n", ". ", ".", ") ", "'", "-", "- \n", ": ", "://", "@", "_", "é", "— ",
        ]
        let words = ["a", "I", "iv", "12", "2", "sub", "Non", "dnl", "The", "gpl", "Müller"]
        let long = (4...70).map {
            String("Abcd3Efgh".prefix($0)) + String(repeating: "x", count: $0)
        }
        return (words + long).flatMap { word in signs.flatMap { Array((word + $0).utf8) } }
    }()

    @Test func `words are the same whether they are known or not`() {
        var reader = KnownWords(numberedBy: LicenseIndex.spdx)
        ByteView.withBytes(of: text) { text in
            for _ in 1...2 {
                let words = TextWords(of: text, by: &reader)
                #expect(words.all.map(Reading.init) == readings(text))
            }
        }
    }

    @Test(arguments: 0...40)
    func `a text may end anywhere`(_ length: Int) {
        var reader = KnownWords(numberedBy: LicenseIndex.spdx)
        ByteView.withBytes(of: text) { text in
            let text = text[text.count - length..<text.count]
            let words = TextWords(of: text, by: &reader)
            #expect(words.all.map(Reading.init) == readings(text))
        }
    }

    @Test(arguments: 0...40)
    func `a text of known words may end anywhere`(_ length: Int) {
        var reader = KnownWords(numberedBy: LicenseIndex.spdx)
        ByteView.withBytes(of: text) { text in
            _ = TextWords(of: text, by: &reader)
            let text = text[text.count - length..<text.count]
            let words = TextWords(of: text, by: &reader)
            #expect(words.all.map(Reading.init) == readings(text))
        }
    }

    @Test func `more words than there is room for take each other's place`() {
        let text = (0..<20_000).map { "w\($0) " }.joined().utf8
        var reader = KnownWords(numberedBy: LicenseIndex.spdx)
        ByteView.withBytes(of: Array(text)) { text in
            let words = TextWords(of: text, by: &reader)
            #expect(words.all.map(Reading.init) == readings(text))
        }
    }

    @Test(arguments: [1, 1000])
    func `a word has its number in the index, however much is read`(_ times: Int) {
        let text = String(repeating: "Permission xyzzyx permission permission.\n", count: times)
        var reader = KnownWords(numberedBy: LicenseIndex.spdx)
        let words = ByteView.withBytes(of: Array(text.utf8)) { TextWords(of: $0, by: &reader) }
        let number = LicenseIndex.spdx.vocabulary[WordHash(of: "permission")]
        let numbers = Array(repeating: [number, 0, number, number], count: times).joined()
        #expect(number > 0)
        #expect(words.all.map(\.number) == Array(numbers))
    }
}

@Suite struct EndingSignsTests {
    @Test(
        arguments: [
            ("license", "!\n+,./)"), ("copyright2", "!\n+,/)"), ("gpl", "!\n+,./)"),
            ("c", "!\n+,/"), ("12", "!\n+,/"), ("2b", "!\n+,./)"), ("123", "!\n+,/)"),
            ("XII", "!\n+,./"), ("viii", "!\n+,./"), ("sub", ""), ("Non", ""), ("DNL", ""),
        ])
    func `a word ends before what joins nothing and marks nothing`(
        _ word: String, _ expected: String
    ) {
        let signs = ByteView.withBytes(of: Array(word.utf8), EndingSigns.init)
        #expect("!\n+,./'-:@_é)".utf8.filter { signs.contains($0) } == Array(expected.utf8))
    }

    @Test func `at first there are none`() {
        #expect((0...UInt8.max).allSatisfy { !EndingSigns().contains($0) })
    }
}
