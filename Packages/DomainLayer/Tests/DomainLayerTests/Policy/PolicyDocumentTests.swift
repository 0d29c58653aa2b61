import Testing

@testable import DomainLayer

struct PolicyTextTests {
    @Test(arguments: [
        ("", []), (" ,\t", []), ("MIT", ["MIT@5"]), ("MIT ISC", ["MIT@5", "ISC@9"]),
        ("MIT,ISC,", ["MIT@5", "ISC@9"]), (" a ,, b", ["a@6", "b@11"]), ("é b", ["é@5", "b@8"]),
    ])
    func `blanks and commas separate words, and columns are bytes`(
        text: String, words: [String]
    ) {
        let found = PolicyText(text, at: .line(1, column: 5)).words.map { word -> String in
            guard case .line(1, let column) = word.location else { return "\(word)" }
            return "\(word.text)@\(column)"
        }
        #expect(found == words)
    }

    @Test func `words of an option have no column`() {
        #expect(
            PolicyText("MIT ISC", at: .addition(.allow)).words
                == ["MIT", "ISC"].map { PolicyText($0, at: .addition(.allow)) })
    }
}
