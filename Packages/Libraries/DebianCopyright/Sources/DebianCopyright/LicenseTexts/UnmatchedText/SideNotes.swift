import DebianSystems

/// Judges words next to a license that set no condition although they might seem to: about the
/// license that follows and its origin, the lack of a warranty, or trademarks.
struct SideNotes {
    private let index: LicenseIndex

    /// A license of this many words is recognizable by itself, and seldom has conditions before it.
    private static let longLicense = 300
    /// The most words in a note.
    private static let longest = 150
    /// The most words in an introduction.
    private static let longestLeadIn = 100
    /// The most words in a title.
    private static let longestTitle = 6

    init(_ index: LicenseIndex) {
        self.index = index
    }

    /// Whether the words before a text's first license only introduce it. Before a short license,
    /// they must grant it or end with a colon.
    func lead(_ range: Range<Int>, to license: Range<Int>, in text: NumberedText) -> Bool {
        if license.isEmpty { return false }
        let isLong = license.count >= Self.longLicense
        let isHistory = isLong && isHistory(range, in: text)
        guard isHistory || range.count <= Self.longestLeadIn else { return false }
        let hasColon = endsWithColon(range, in: text)
        return sentences(of: range, in: text) { sentence, isLast in
            if isHistory { return !sentence.isDemand }
            if isLong { return !sentence.isCondition }
            if sentence.isGrant || isLast && sentence.leadsOn { return true }
            return hasColon && isLast
                ? !sentence.isCondition && !sentence.isConditional
                : hasColon ? !sentence.mayBind : !sentence.isBinding || sentence.isNotice
        }
    }

    /// Whether a sentence next to a license withholds something, however short it is: "may not be
    /// sold", "for evaluation only", "additional terms apply".
    ///
    /// - Parameter license: the license after the words. If the words are a history of a long
    ///   license, they may report what others withheld.
    func restrict(_ range: Range<Int>, before license: Range<Int>, in text: NumberedText) -> Bool {
        if license.count >= Self.longLicense, isHistory(range, in: text) { return false }
        return restrict(range, in: text)
    }

    /// Whether a sentence withholds something.
    func restrict(_ range: Range<Int>, in text: NumberedText) -> Bool {
        !range.isEmpty
            && (PermittingWords.sentences(of: text.bytes[text.bytes(of: range)])
                .contains(where: \.restrict)
                || !sentences(of: range, in: text) { sentence, _ in !sentence.addsTerms })
    }

    /// Whether the words begin with the title of a history, which reports other licenses and their
    /// permissions.
    private func isHistory(_ range: Range<Int>, in text: NumberedText) -> Bool {
        range.prefix(Self.longestTitle).contains { text.word(at: $0).hash == "history" }
    }

    /// Whether words next to a license only disclaim or name trademarks.
    func areHarmless(_ range: Range<Int>, in text: NumberedText) -> Bool {
        range.count <= Self.longest
            && sentences(of: range, in: text) { sentence, _ in
                !sentence.isBinding || sentence.isNotice
            }
    }

    /// Whether words inside a license only ask to keep notices, disclaim, name a holder, or report
    /// changes; or, in a long license, show how it is granted.
    func areRemarks(_ range: Range<Int>, inside license: Range<Int>, of text: NumberedText)
        -> Bool
    {
        sentences(of: range, in: text) { sentence, _ in
            sentence.keepsNotices || sentence.isNotice
                || sentence.tellsOfThePast && !sentence.isBinding || sentence.namesHolder
                || license.count >= Self.longLicense && sentence.isGrant
        }
    }

    /// Whether a condition holds for all sentences.
    private func sentences(
        of range: Range<Int>, in text: NumberedText,
        are isTrue: (_ sentence: NoteSentence, _ isLast: Bool) -> Bool
    ) -> Bool {
        var sentence = NoteSentence()
        let numbers = text.numbers
        for position in range {
            let word = text.word(at: position)
            let isLast = position + 1 == range.upperBound
            if !isFreeSoftware(position, in: text) {
                sentence.add(
                    word.hash, isOperative: index.wordClass(of: numbers[position]) == .operative)
            }
            if isLast || endsSentence(word, text.word(at: position + 1), in: text.bytes) {
                guard isTrue(sentence, isLast) else { return false }
                sentence = NoteSentence()
            }
        }
        return true
    }

    /// Whether a word is the "free" of "this is free software," which describes a work.
    private func isFreeSoftware(_ position: Int, in text: NumberedText) -> Bool {
        guard position + 1 < text.numbers.count, text.word(at: position).hash == "free",
            text.word(at: position + 1).hash == "software"
        else { return false }
        return text.endsClause(position + 1)
    }

    /// Whether a full stop separates two words and the second one is capitalized; not in "by A.
    /// Quill".
    private func endsSentence(_ word: Word, _ next: Word, in text: ByteView) -> Bool {
        let between = text[word.end..<next.start]
        let stop = between.position(of: UInt8(ascii: "."), from: 0)
        return text[next.start].isCapital
            && stop.map { $0 == 0 || !between[$0 - 1].isLetter } == true
    }

    /// Whether a colon comes right after the words, before other words.
    private func endsWithColon(_ range: Range<Int>, in text: NumberedText) -> Bool {
        guard let last = range.last else { return false }
        let word = text.index(of: last)
        return text.bytes[text.words[word].end..<text.words[word + 1].start]
            .contains(UInt8(ascii: ":"))
    }
}

/// The combined meaning of the words of a sentence next to a license.
struct NoteSentence {
    private var said: WordRole = []
    /// Whether a word names an act or a condition, by its class in an index of license texts.
    private var isOperative = false
    private var licenses = 0
    /// Whether the sentence has a demanding word other than the "permitted" of "to the extent
    /// permitted".
    private var isDemanding = false
    private var isPermitted = false
    private var hasLaw = false
    private var hasFollowing = false
    private var isKept = false
    /// Whether the sentence is about the past: "was made by".
    private(set) var tellsOfThePast = false
    private var lastRoles: WordRole = []
    /// Whether the sentence mentions "additional terms", without denying them.
    private(set) var addsTerms = false

    /// Whether the sentence may demand or withhold something.
    var isBinding: Bool { says(.binding) }

    /// Whether the sentence holds only in some cases.
    var isConditional: Bool { says(.conditional) }

    /// "pig.sty Copyright 2001 Ada Turner"
    var namesHolder: Bool { says(.copyright) && !isBinding && !isOperative }

    /// Whether the sentence sets a condition for some act, other than to obey a license.
    var isCondition: Bool {
        isOperative && !says(.obeying)
            && (says(.restricting) || says(.denying) && !says(.warranting))
    }

    /// Whether the sentence demands something for some act.
    var isDemand: Bool { isOperative && says([.must, .prohibiting]) }

    /// Whether the sentence permits something under exactly one license.
    var isGrant: Bool {
        isOperative && says(.under) && licenses == 1
            && !says([.restricting, .denying, .choosing, .exception, .conditional])
    }

    /// Whether the sentence may demand something, or limit a permission.
    var mayBind: Bool { isOperative && isBinding && !isNotice }

    /// "This notice shall be included in all copies."
    var keepsNotices: Bool {
        says(.notice) && (says(.keeping) || isKept)
    }

    /// "may be used as follows": introduces the text that follows.
    var leadsOn: Bool {
        hasFollowing && !says([.restricting, .denying, .choosing, .exception, .conditional])
    }

    /// Whether the sentence disclaims, names the owner of a trademark, or describes a government's
    /// rights.
    var isNotice: Bool {
        says(.procurement)
            || says(.disclaiming) && !isDemanding && (!isPermitted || hasLaw)
            || says(.trademark) && !says([.restricting, .denying])
    }

    /// Adds a word by its hash.
    mutating func add(_ word: WordHash, isOperative: Bool) {
        if isOperative { self.isOperative = true }
        let roles = EnglishWords.known.roles(ofHash: word)
        if lastRoles.isAny(of: .adding), !says(.denying),
            roles.isAny(of: .limit) || word == "terms"
        {
            addsTerms = true
        }
        lastRoles = roles
        said.formUnion(roles)
        if word == "permitted" {
            isPermitted = true
        } else if roles.isAny(of: .demanding) {
            isDemanding = true
        }
        if word == "law" { hasLaw = true }
        if Self.following.contains(word) { hasFollowing = true }
        if Self.kept.contains(word) { isKept = true }
        if Self.past.contains(word) { tellsOfThePast = true }
        if roles.isAny(of: .license) { licenses += 1 }
    }

    private static let kept = WordSet("included retained kept reproduced preserved appear appears")
    private static let past = WordSet("was were")
    private static let following = WordSet("follows following below")

    private func says(_ roles: WordRole) -> Bool { said.isAny(of: roles) }
}
