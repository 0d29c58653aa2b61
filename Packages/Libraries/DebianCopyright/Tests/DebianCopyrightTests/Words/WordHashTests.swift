import Testing

@testable import DebianCopyright

struct WordSetTests {
    @Test func `a set holds its words and no others`() {
        let set = WordSet("plum pear\nquince plum")
        for word in ["plum", "pear", "quince"] {
            #expect(set.contains(WordHash.hash(of: word)), "\(word)")
        }
        for word in ["", "plu", "plums", "apple", "plum pear"] {
            #expect(!set.contains(WordHash.hash(of: word)), "\(word)")
        }
    }

    @Test func `no set holds zero, which stands for no word`() {
        #expect(!WordSet("plum").contains(0))
        #expect(!WordSet("").contains(0))
    }

    @Test func `a set of many words holds each of them`() {
        let words = (0..<500).map { "word\($0)" }
        let set = WordSet(words.joined(separator: " "))
        #expect(words.allSatisfy { set.contains(WordHash.hash(of: $0)) })
        let others = (500..<5000).map { "word\($0)" }
        #expect(!others.contains { set.contains(WordHash.hash(of: $0)) })
    }
}
