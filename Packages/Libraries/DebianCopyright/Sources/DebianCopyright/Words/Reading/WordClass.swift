/// How much a license changes if a word is added or left out.
enum WordClass: UInt8, CaseIterable, Comparable {
    /// Articles, pronouns and conjunctions, which change nothing.
    case filler
    /// Words for those who hold or give the rights. The matching guidelines allow them to be
    /// replaced.
    case holder
    /// Anything else.
    case plain
    /// Acts, conditions, and the output of a program.
    case operative
    /// Words that turn a condition into its opposite.
    case negation

    /// The class of a word in lowercase, without hyphens and apostrophes.
    init(of word: String) {
        self = WordClass.classes[word] ?? (WordClass.isYear(word) ? .holder : .plain)
    }

    private static func isYear(_ word: String) -> Bool {
        word.utf8.count == 4 && (word.hasPrefix("19") || word.hasPrefix("20")) && Int(word) != nil
    }

    /// The cost of a word of this class that only one of two texts has.
    var weight: Float {
        switch self {
        case .filler: 0.05
        case .holder: 0.1
        case .plain: 0.5
        case .operative: 4
        // Negations are counted by sentence, because a negation may move within one: see
        // ``Negations``.
        case .negation: 0
        }
    }

    /// The cost in a disclaimer, which sets no condition.
    var weightInDisclaimer: Float {
        switch self {
        case .filler: 0.02
        case .holder: 0.05
        case .plain, .operative, .negation: 0.25
        }
    }

    static func < (left: WordClass, right: WordClass) -> Bool { left.rawValue < right.rawValue }

    /// The words that aren't plain, each with its class; the most expensive class if a word has
    /// two.
    static let named: [(word: String, wordClass: WordClass)] = [
        (WordClass.filler, fillers), (.holder, holders), (.operative, operatives),
        (.negation, negations),
    ].flatMap { wordClass, words in
        words.split(whereSeparator: \.isWhitespace).map { (String($0), wordClass) }
    }

    private static let classes = Dictionary(named) { $1 }

    private static let fillers = """
        a an the of to in on at by for from this that these those its their his her it is are be
        was were been such said any all and or as with which who also either both each hereby
        please there here so then thus herein thereof hereof
        """

    private static let holders = """
        author authors holder holders owner owners copyright contributor contributors company
        corporation corp inc ltd llc gmbh foundation organization organizations university regents
        institute project group team developers developer person persons entity entities names name
        related individual individuals licensor creator creators above listed mentioned consortium
        """

    private static let operatives = """
        may must provided fee charge royalty free freely sell commercial noncommercial nonprofit
        advertising advertisement publicity promote promotion endorse modify modified modification
        derive derived derivative alter altered change changed distribute distributed distribution
        redistribute redistributed redistribution copy copies copying publish sublicense source
        binary object executable permission prohibited forbidden required require condition
        acknowledgment acknowledge display reproduce retain prior consent patent trademark
        misrepresented origin mark terminate terminated military nuclear evil good educational
        research academic government use used restriction modifying using distributing
        automake
        """

    private static let negations = "not no neither never cannot without except only unless"
}
