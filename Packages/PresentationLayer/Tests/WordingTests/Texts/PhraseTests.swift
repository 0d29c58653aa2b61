import Testing

@testable import Wording

struct PhraseTests {
    @Test(arguments: [
        ("MIT", "under the mit license", 10), ("the", "THE END", 0), ("end", "the END", 4),
        ("ÉTÉ", "l'été", 2), ("x", "", nil), ("longer than the text", "long", nil),
        ("aab", "aaab", 1), ("[", "{[", 1), ("ß", "GROSS", nil),
    ])
    func `a phrase is found whatever its letter case`(text: String, line: String, offset: Int?)
        throws
    {
        let phrase = try #require(Phrase(text))
        #expect(phrase.offset(in: line) == offset)
        #expect(phrase.isHeld(by: line) == (offset != nil))
    }

    @Test(arguments: ["q", "Qu", "quince", "é", "éa"], 0..<20)
    func `a phrase is found anywhere, and only whole`(text: String, before: Int) throws {
        let phrase = try #require(Phrase(text))
        for after in ["", " ", " and then some more"] {
            let filler = String(repeating: "p", count: before)
            #expect(phrase.offset(in: filler + text + after) == before)
            #expect(phrase.offset(in: filler + text.dropLast() + after) == nil)
        }
    }

    @Test func `an empty phrase is none`() {
        #expect(Phrase("") == nil)
    }

    @Test func `every part that it covers is told, none twice`() throws {
        let line = "Anna, ana and ANANAS"
        let phrase = try #require(Phrase("ana"))
        #expect(phrase.ranges(in: line).map { String(line[$0]) } == ["ana", "ANA"])
    }

    @Test func `where folding changes a text's length its parts are not told`() throws {
        // The capital I with a dot folds to two scalars.
        #expect(try #require(Phrase("é")).ranges(in: "İ é") == [])
    }
}
