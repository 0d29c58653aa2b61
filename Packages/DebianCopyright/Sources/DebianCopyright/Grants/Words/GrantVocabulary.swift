/// The words that the grammar of grants knows. Each has a number, by which its parts in the grammar
/// are found; every other word has the number 0, and plays no part.
struct GrantVocabulary: Sendable {
    private var numbers = NumberTable(bits: 12)
    private(set) var roles: [WordRole] = [[]]

    init() {
        for (kept, others) in GrantVocabulary.equivalents {
            let number = intern(hash: WordReader.words(of: kept)[0].hash)
            for other in WordReader.words(of: others) { numbers[other.hash] = number }
        }
        for (role, words) in WordRole.table { add(words, as: role) }
    }

    /// Words that count as one, for names and for parts in the grammar alike.
    private static let equivalents = [
        ("license", "licence licences licenses licenseas licenceas"), ("commons", "common"),
        ("licensed", "licenced"),
        ("licensing", "licencing"), ("gnu", "gnus"), ("noncommercial", "noncommercially"),
    ]

    /// The number of the word with this hash; 0 for a word that the grammar doesn't know.
    @inline(__always)
    func number(ofHash hash: UInt32) -> UInt16 { numbers[hash] }

    /// The number of the word with this hash, which the vocabulary has from now on.
    mutating func intern(hash: UInt32) -> UInt16 {
        let known = numbers[hash]
        guard known == 0 else { return known }
        roles.append([])
        numbers[hash] = UInt16(roles.count - 1)
        return UInt16(roles.count - 1)
    }

    mutating func add(_ role: WordRole, to number: UInt16) {
        roles[Int(number)].insert(role)
    }

    private mutating func add(_ words: String, as role: WordRole) {
        for word in WordReader.words(of: words) { add(role, to: intern(hash: word.hash)) }
    }
}

extension WordReader {
    /// The words of a short text of the program's own.
    static func words(of text: String) -> [Word] {
        ByteView.withBytes(of: Array(text.utf8)) { bytes in
            var reader = WordReader(bytes)
            var words: [Word] = []
            while let word = reader.next() { words.append(word) }
            return words
        }
    }
}
