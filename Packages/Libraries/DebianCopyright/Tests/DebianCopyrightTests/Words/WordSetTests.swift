import Testing

@testable import DebianCopyright

struct WordSetTests {
    @Test func `a set holds its words and no others`() {
        let set = WordSet("plum pear\nquince plum")
        for word in ["plum", "pear", "quince"] {
            #expect(set.contains(WordHash(of: word)), "\(word)")
        }
        for word in ["", "plu", "plums", "apple", "plum pear"] {
            #expect(!set.contains(WordHash(of: word)), "\(word)")
        }
    }

    @Test func `no set holds the absent word`() {
        #expect(!WordSet("plum").contains(.absent))
        #expect(!WordSet("").contains(.absent))
    }

    @Test func `a set of many words holds each of them`() {
        let words = (0..<500).map { "word\($0)" }
        let set = WordSet(words.joined(separator: " "))
        #expect(words.allSatisfy { set.contains(WordHash(of: $0)) })
        let others = (500..<5000).map { "word\($0)" }
        #expect(!others.contains { set.contains(WordHash(of: $0)) })
    }
}
