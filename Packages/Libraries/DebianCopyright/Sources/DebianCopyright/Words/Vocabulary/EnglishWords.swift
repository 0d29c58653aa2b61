import DebianSystems

/// The English words that the readers know. Each has a number, which leads to its roles. Every
/// other word has the number 0 and no role.
struct EnglishWords: Sendable {
    private var numbers = NumberTable(bits: 13)
    private(set) var roles: [WordRole] = [[]]

    /// The words of the table, without those of licenses' names.
    static let known = EnglishWords()

    private init() {
        for (kept, others) in EnglishWords.equivalents {
            let number = intern(hash: WordReader.words(of: kept)[0].hash)
            for other in WordReader.words(of: others) { numbers[other.hash.value] = number }
        }
        for (role, words) in WordRole.table { add(words, as: role) }
    }

    /// Words before a place, purpose or person.
    static let prepositions = WordSet("for in by on at to within with")

    /// Words within the names of people: "Ada van der Turner".
    static let particles = WordSet("van der den de von di da du del la le ten ter zu")

    /// Words that count as one word, both in names and in the grammar.
    private static let equivalents = [
        ("license", "licence licences licenses licenseas licenceas"), ("commons", "common"),
        ("licensed", "licenced"),
        ("licensing", "licencing"), ("gnu", "gnus"), ("noncommercial", "noncommercially"),
    ]

    /// The number of the word with this hash; 0 for a word that isn't known.
    @inline(__always)
    func number(ofHash hash: WordHash) -> UInt16 { numbers[hash.value] }

    /// The roles of the word with this hash.
    @inline(__always)
    func roles(ofHash hash: WordHash) -> WordRole { roles[Int(numbers[hash.value])] }

    /// The number of the word with this hash, assigning a number to a new word.
    mutating func intern(hash: WordHash) -> UInt16 {
        let known = numbers[hash.value]
        guard known == 0 else { return known }
        roles.append([])
        numbers[hash.value] = UInt16(roles.count - 1)
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
    /// The words of a short text that is part of the program.
    static func words(of text: String) -> [Word] {
        ByteView.withBytes(of: Array(text.utf8)) { bytes in
            var reader = WordReader(bytes)
            var words: [Word] = []
            while let word = reader.next() { words.append(word) }
            return words
        }
    }
}

/// Small numbers by 32-bit keys: open addressing in one flat array, since a `Dictionary` takes
/// several times as long to build and to query.
struct NumberTable: Sendable {
    private var slots: [Slot]
    private let shift: UInt32

    private struct Slot {
        var key: UInt32 = 0
        /// Zero in an empty slot.
        var number: UInt16 = 0
    }

    /// - Parameter bits: the table has 2 to the power of `bits` slots and must never fill up.
    init(bits: Int) {
        slots = Array(repeating: Slot(), count: 1 << bits)
        shift = UInt32(32 - bits)
    }

    /// The number of a key; 0 if it has none.
    @inline(__always)
    subscript(key: UInt32) -> UInt16 {
        get { slots[index(of: key)].number }
        set { slots[index(of: key)] = Slot(key: key, number: newValue) }
    }

    @inline(__always)
    private func index(of key: UInt32) -> Int {
        var index = Int(truncatingIfNeeded: (key &* 0x9E37_79B9) &>> shift)
        while slots[index].number != 0, slots[index].key != key {
            index = (index &+ 1) & (slots.count &- 1)
        }
        return index
    }
}
