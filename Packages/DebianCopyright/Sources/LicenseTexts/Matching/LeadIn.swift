import Bytes

/// What a text says before a long licence, which seldom is a condition: which licence follows, where
/// it came from, that what it is for comes without warranty.
struct LeadIn {
    private let index: LicenseIndex
    private static let restricting = hashes(
        "only must shall provided subject prohibited forbidden restriction restrictions restricted "
            + "commercial commercially noncommercial nonprofit personal educational academic "
            + "research military evil government fee charge additional additionally addition "
            + "further also special exceptions")
    private static let denying = hashes("except without not unless no never cannot neither nor")
    private static let disclaiming = hashes("warranty warranties")
    /// "Except in compliance with the License" says that it is one.
    private static let obeying = hashes("comply complies compliance")

    /// A licence of so many words is known by itself.
    private static let longLicense = 300
    /// More words are more than an introduction.
    private static let longest = 100

    init(_ index: LicenseIndex) {
        self.index = index
    }

    private static func hashes(_ words: String) -> Set<UInt32> {
        Set(words.split(separator: " ").map { WordHash.hash(of: String($0)) })
    }

    /// Whether words before the first licence of a text set no condition.
    ///
    /// - Parameters:
    ///   - range: the numbered words before it.
    ///   - license: those of the licence.
    func isHarmless(
        _ range: Range<Int>, before license: Range<Int>, in text: ByteView, _ words: TextWords,
        _ numbered: NumberedWords
    ) -> Bool {
        guard license.count >= Self.longLicense, range.count <= Self.longest else { return false }
        var sentence = Sentence()
        for place in range {
            let word = words.all[numbered.place(of: place)]
            sentence.add(
                word.hash, isOperative: index.wordClass(of: numbered.numbers[place]) == .operative)
            let isLast = place + 1 == range.upperBound
            if isLast || endsSentence(word, words.all[numbered.place(of: place + 1)], in: text) {
                if sentence.isCondition { return false }
                sentence = Sentence()
            }
        }
        return true
    }

    /// Whether a full stop stands between two words, and the second one begins with a capital.
    private func endsSentence(_ word: Word, _ next: Word, in text: ByteView) -> Bool {
        let first = text[next.start]
        return first >= UInt8(ascii: "A") && first <= UInt8(ascii: "Z")
            && text[word.end..<next.start].contains(UInt8(ascii: "."))
    }

    private struct Sentence {
        private var isOperative = false
        private var isRestricting = false
        private var isDenying = false
        private var isDisclaimer = false
        private var isObedient = false

        var isCondition: Bool {
            isOperative && !isObedient && (isRestricting || isDenying && !isDisclaimer)
        }

        mutating func add(_ word: UInt32, isOperative: Bool) {
            self.isOperative = self.isOperative || isOperative
            isRestricting = isRestricting || LeadIn.restricting.contains(word)
            isDenying = isDenying || LeadIn.denying.contains(word)
            isDisclaimer = isDisclaimer || LeadIn.disclaiming.contains(word)
            isObedient = isObedient || LeadIn.obeying.contains(word)
        }
    }
}
