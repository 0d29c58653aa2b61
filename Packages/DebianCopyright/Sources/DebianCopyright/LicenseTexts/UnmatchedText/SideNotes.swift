/// Judges what stands beside a license and sets no condition, though its words might do so: which
/// license follows and where it came from, that there is no warranty, whose trademarks are named.
struct SideNotes {
    private let index: LicenseIndex

    /// A license of so many words is known by itself, and seldom has conditions before it.
    private static let longLicense = 300
    /// The most words of a note.
    private static let longest = 150
    /// The most words of an introduction.
    private static let longestLeadIn = 100
    /// The most words of a title.
    private static let longestTitle = 6

    init(_ index: LicenseIndex) {
        self.index = index
    }

    /// Whether the words before a text's first license only lead to it: to a long one anyhow, to a
    /// short one if they grant it, or if their last sentence ends with a colon.
    func lead(_ range: Range<Int>, to license: Range<Int>, in text: NumberedText) -> Bool {
        if license.isEmpty { return false }
        let isLong = license.count >= Self.longLicense
        let isHistory = isLong && isHistory(range, in: text)
        guard isHistory || range.count <= Self.longestLeadIn else { return false }
        let hasColon = endsWithColon(range, in: text)
        return sentences(of: range, in: text) { sentence, isLast in
            if isHistory { return !sentence.isDemand }
            if isLong { return !sentence.isCondition }
            if sentence.isGrant { return true }
            return hasColon && isLast
                ? !sentence.isCondition && !sentence.isConditional
                : hasColon ? !sentence.mayBind : !sentence.isBinding
        }
    }

    /// Whether the words stand below the title of a history, which tells of other licenses and of
    /// what they let one do.
    private func isHistory(_ range: Range<Int>, in text: NumberedText) -> Bool {
        range.prefix(Self.longestTitle).contains { text.word(at: $0).hash == Self.history }
    }

    private static let history = WordHash.hash(of: "history")

    /// Whether words anywhere beside a license only disclaim or name trademarks.
    func areHarmless(_ range: Range<Int>, in text: NumberedText) -> Bool {
        range.count <= Self.longest
            && sentences(of: range, in: text) { sentence, _ in
                !sentence.isBinding || sentence.isNotice
            }
    }

    /// Whether something is true of all sentences.
    private func sentences(
        of range: Range<Int>, in text: NumberedText,
        are isTrue: (_ sentence: NoteSentence, _ isLast: Bool) -> Bool
    ) -> Bool {
        var sentence = NoteSentence()
        let numbers = text.numbers
        for position in range {
            let word = text.word(at: position)
            sentence.add(
                word.hash, isOperative: index.wordClass(of: numbers[position]) == .operative)
            let isLast = position + 1 == range.upperBound
            if isLast || endsSentence(word, text.word(at: position + 1), in: text.bytes) {
                guard isTrue(sentence, isLast) else { return false }
                sentence = NoteSentence()
            }
        }
        return true
    }

    /// Whether a full stop stands between two words, and the second one begins with a capital.
    private func endsSentence(_ word: Word, _ next: Word, in text: ByteView) -> Bool {
        text[next.start].isCapital && text[word.end..<next.start].contains(UInt8(ascii: "."))
    }

    /// Whether a colon stands right behind the words, which others follow.
    private func endsWithColon(_ range: Range<Int>, in text: NumberedText) -> Bool {
        guard let last = range.last else { return false }
        let word = text.index(of: last)
        return text.bytes[text.words[word].end..<text.words[word + 1].start]
            .contains(UInt8(ascii: ":"))
    }
}

/// What the words of a sentence beside a license say together.
struct NoteSentence {
    private var said: WordRole = []
    /// Whether one of them says what may be done, or under which condition: an index of license
    /// texts tells which words these are.
    private var isOperative = false
    private var licenses = 0

    /// Whether it may ask for something or withhold it.
    var isBinding: Bool { says(.binding) }

    /// Whether it says that something holds only in some case.
    var isConditional: Bool { says(.conditional) }

    /// Whether it sets a condition for what may be done, and not only that of obeying a license.
    var isCondition: Bool {
        isOperative && !says(.obeying)
            && (says(.restricting) || says(.denying) && !says(.warranting))
    }

    /// Whether it demands something for what may be done.
    var isDemand: Bool { isOperative && says([.must, .prohibiting]) }

    /// Whether it says that something may be done under a license, and no other.
    var isGrant: Bool {
        isOperative && says(.under) && licenses == 1
            && !says([.restricting, .denying, .choosing, .exception, .conditional])
    }

    /// Whether it may ask for something, or permit no more than it says.
    var mayBind: Bool { isOperative && isBinding && !isNotice }

    /// Whether it disclaims, says whose a trademark is, or what rights a government buys.
    var isNotice: Bool {
        says(.procurement) || says(.disclaiming) && !says(.demanding)
            || says(.trademark) && !says([.restricting, .denying])
    }

    /// Takes in a word by its hash.
    mutating func add(_ word: UInt32, isOperative: Bool) {
        if isOperative { self.isOperative = true }
        let roles = EnglishWords.known.roles(ofHash: word)
        said.formUnion(roles)
        if roles.isAny(of: .license) { licenses += 1 }
    }

    private func says(_ roles: WordRole) -> Bool { said.isAny(of: roles) }
}
