import DebianSystems

/// The words of a sentence that nothing accounts for.
struct LeftoverSentence {
    /// What a sentence says about rights.
    enum Kind {
        /// The sentence withholds something, or asks for what free licenses don't ask for.
        case restriction
        /// The sentence points to terms that are printed elsewhere, or speaks of licensing in a
        /// language that the engine can't read, so its terms are unknown.
        case unseenTerms
        /// The sentence asks to accept the terms of its own text.
        case acceptance
        /// The sentence permits some uses of a work, to some people or on a condition, in words of
        /// its own.
        case ownPermission
        /// The sentence mentions a permission: "with permission of".
        case permission
        /// The sentence is about rights in some other way.
        case other
        /// The sentence isn't about rights, unless it offers something: "Feel free to turn it".
        case offer

        /// Whether the work can't be used before the sentence is understood.
        var isAboutTerms: Bool {
            self == .restriction || self == .unseenTerms || self == .acceptance
                || self == .ownPermission
        }

        /// Whether a license's name says what the sentence is about.
        var isOfNamedText: Bool { self == .acceptance || self == .ownPermission }

        var mentionsPermission: Bool { self == .ownPermission || self == .permission }
    }

    private let text: ByteView
    /// The hashes of the words, without those of organizations' names.
    private var words: [WordHash] = []
    /// The range from the first of these words to the last, in bytes of the text.
    private(set) var bytes = 0..<0
    /// Whether something accounts for the rest of the sentence, whose grant these words may limit.
    private var isOfGrant = false
    /// The offset of the first address; nil if the sentence has none.
    private(set) var address: Int?
    private var isSpaced = false
    private var mixesScripts = false
    private var hasTelltale = false
    private var isStrange = false
    private var isDescription = false

    /// - Parameters:
    ///   - sentence: all words of the sentence.
    ///   - text: the text that the words are from.
    ///   - accounted: the ranges of the text that something accounts for.
    init(_ sentence: ArraySlice<Word>, of text: ByteView, beside accounted: inout RangeSweep) {
        self.text = text
        words.reserveCapacity(sentence.count)
        var letters = SpacedLetters()
        var strangers = Strangers()
        var said: [Word] = []
        for word in sentence {
            if word.isAddress, address == nil { address = word.start }
            if accounted.overlaps(word.start..<word.end) {
                isOfGrant = true
                continue
            }
            guard !word.isMarker, !word.isAddress else { continue }
            bytes = (said.isEmpty ? word.start : bytes.lowerBound)..<word.end
            said.append(word)
            isStrange = strangers.areSentence(with: word, of: text) || isStrange
            isSpaced = letters.areWords(with: word) || isSpaced
            mixesScripts = mixesScripts || text[word.start..<word.end].mixesScripts
        }
        if text.areHolders(said) { return }
        var names = text.namesOfOrganizations(among: said)[...]
        let telltales = TelltaleWords.words
        for (index, word) in said.enumerated() {
            if let name = names.first, name.upperBound <= index { names.removeFirst() }
            if names.first?.contains(index) == true { continue }
            words.append(word.hash)
            hasTelltale =
                hasTelltale
                || telltales.contains(word.hash) && !Self.isIdiom(said, at: index)
                    && text.says(
                        word.start..<word.end, isFirst: index == 0 && !text.areName(said))
        }
        isDescription = hasTelltale && text.describesProgram(said)
    }

    /// Whether this sentence says that the previous one is history, is about something left out, or
    /// is no condition.
    var takesBack: Bool {
        if words.isEmpty { return false }
        let said = PermittingWords(words: words)
        return said.tellOfRemoval || said.areHistory || said.areNoCondition
            || said.tellOfExpiredPatent
    }

    /// Whether this sentence may permit something by itself. A sentence about a license describes
    /// what that license permits.
    var mayPermit: Bool {
        !isOfGrant && words.contains(where: Self.permitting.contains)
            && !words.contains(where: Self.describing.contains)
    }

    private static let permitting = WordSet(
        "may can free freely feel permission permitted allowed allow allows granted grant right")
    /// Words about licenses, and about where something is: "can be found in".
    private static let describing = WordSet(
        "license licence licenses licences licensed gpl lgpl find found included obtain")

    /// Whether this sentence only says what Debian allows.
    var isAboutDebianRules: Bool { PermittingWords(words: words).tellOfDebianRules }

    /// What the words say about rights; nil if they say nothing, or only make a remark.
    var kind: Kind? {
        if words.isEmpty { return nil }
        let said = PermittingWords(words: words)
        if isSpaced || mixesScripts || ForeignTerms.occur(in: words, of: text[bytes]) {
            return .unseenTerms
        }
        if said.tellOfRemoval || said.tellOfArchive || said.areHistory && !said.areInDoubt {
            return nil
        }
        if isOfGrant, said.limitGrant { return .restriction }
        if said.restrict, !said.areWish {
            return said.count < Self.shortest && !said.leadConditions
                ? .unseenTerms : .restriction
        }
        let isTelling =
            hasTelltale && said.count > 1 && !said.excuseTelltale
            && !(isDescription && said.withholdNothing)
        if isStrange || said.pointToTerms || said.leaveStatusOpen || isTelling || isExclusion {
            let isAcceptance = said.acceptOwnTerms && !isStrange && !isTelling
            return isAcceptance ? .acceptance : .unseenTerms
        }
        if !isOfGrant, said.speakOfPermission {
            return said.arePermissionOfTheirOwn && !said.permitAnybody && !said.areHarmless
                ? .ownPermission : .permission
        }
        if said.has([.grant, .limit, .act, .person]) { return .other }
        return said.says(.modal) || said.has(word: "free") ? .offer : nil
    }

    /// "Not in print, though", "Only in Wales"
    private var isExclusion: Bool {
        words.count > 2 && words.count <= Self.longestExclusion
            && Self.areExclusion(words[0], words[1])
    }

    /// "not in", "only for": how a sentence about what a permission leaves out begins.
    static func areExclusion(_ first: WordHash, _ second: WordHash) -> Bool {
        excluding.contains(first) && EnglishWords.prepositions.contains(second)
    }

    /// In words.
    private static let longestExclusion = 8
    private static let excluding = WordSet("not only except")

    /// A shorter one, such as a table cell "noncommercial", is about terms but sets none.
    private static let shortest = 4
}

extension LeftoverSentence {
    /// Whether a telltale word says something else together with those around it: "home page",
    /// "borrows some code from", "each licensee is addressed as", "its domain expired"; not "you
    /// may borrow it from"
    private static func isIdiom(_ words: [Word], at index: Int) -> Bool {
        switch words[index].hash {
        case "home":
            return index + 1 < words.count && places.contains(words[index + 1].hash)
                || index > 0 && words[index - 1].hash == "upstream"
        case "campus":
            return words[0].hash == "copyright" && words[index - 1].hash.isStranger
                && words[..<index].contains { $0.hash == "university" }
        case "expired":
            return words[..<index].suffix(reach).contains { $0.hash == "domain" }
                && !words.contains { aboutRights.contains($0.hash) }
        case "digitized":
            return index + 1 < words.count && words[index + 1].hash == "by"
                && !words[..<index].contains {
                    RightsWords.known.roles(ofHash: $0.hash).isAny(of: .modal)
                }
        case "borrow", "borrows":
            let object = words[(index + 1)...].prefix(reach).map(\.hash)
            return object.contains("from") && object.contains(where: borrowed.contains)
                && !words[..<index].contains {
                    RightsWords.known.roles(ofHash: $0.hash).isAny(of: .modal)
                }
        case "licensee", "licensees":
            let near = max(0, index - 4)..<min(words.count, index + 4)
            return near.contains {
                words[$0].hash == "addressed" && $0 + 1 < words.count
                    && words[$0 + 1].hash == "as"
            }
        default: return false
        }
    }

    /// Words of trade that are also surnames.
    fileprivate static let surnames = WordSet("sales price market markets shop banks church")
    private static let borrowed = WordSet("code parts pieces ideas functions")
    private static let aboutRights = WordSet("public right rights grant license permission your")
    private static let places = WordSet("page pages directory folder")
    private static let reach = 6
}

extension ByteView {
    /// Whether the words are only the names and addresses of people, one of whom may be called
    /// like a word of trade: "Ada Sales de Turner".
    fileprivate func areHolders(_ words: [Word]) -> Bool {
        let names = outsideAddresses(words)
        guard names.first?.hash.isStranger == true, names.last?.hash.isStranger == true else {
            return false
        }
        var isBehindStranger = false
        for word in names {
            let isStranger = word.hash.isStranger
            guard
                isTitlecase(word)
                    && (isStranger
                        || isBehindStranger && LeftoverSentence.surnames.contains(word.hash))
                    || EnglishWords.particles.contains(word.hash)
            else { return false }
            isBehindStranger = isStranger
        }
        return true
    }

    /// The words without numbers and those of addresses.
    private func outsideAddresses(_ words: [Word]) -> [Word] {
        words.filter { self[$0.start].isLetter && !joins($0.start..<$0.end) }
    }

    private func isTitlecase(_ word: Word) -> Bool {
        self[word.start].isCapital && word.end - word.start > 1 && !self[word.start + 1].isCapital
    }

    /// Whether the words are only a person's name and address: "Till Turner <till@orrery.example>".
    ///
    /// All of the name's words are capitalized, and the last one is none of terms.
    fileprivate func areName(_ words: [Word]) -> Bool {
        let name = outsideAddresses(words)
        guard let last = name.last, name.count > 1 else { return false }
        return name.allSatisfy(isTitlecase) && last.hash.isStranger
    }
}
