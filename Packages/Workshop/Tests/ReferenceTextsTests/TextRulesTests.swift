import Testing

@testable import ReferenceTexts

struct RewordingTests {
    private let text = "Keep this notice, and this notice in copies."

    @Test func `some words are replaced by others`() throws {
        #expect(
            try text.rewording("this notice", as: "the list")
                == "Keep the list, and the list in copies.")
        #expect(
            try text.rewording("this notice", as: "the list", maxReplacements: 1)
                == "Keep the list, and this notice in copies.")
        #expect(try text.rewording(/, and.*/, as: ".") == "Keep this notice.")
    }

    @Test func `words that a text lacks are an error`() {
        #expect(throws: MissingWords(words: "this list")) {
            try text.rewording("this list", as: "the notice")
        }
    }
}
