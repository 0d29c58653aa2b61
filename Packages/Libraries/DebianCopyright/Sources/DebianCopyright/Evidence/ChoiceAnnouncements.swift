/// Words that announce a choice without naming all that there is to choose from: "under a choice of
/// two licenses", "either of the following licenses", "this is dual-licensed", "or
/// the license below".
struct ChoiceAnnouncements: Sequence, IteratorProtocol {
    /// An announcement.
    struct Announcement {
        let kind: Kind
        /// Its words, in bytes of the text.
        let bytes: Range<Int>
        /// The sentence around it, in bytes of the text; no further than so many words.
        let sentence: Range<Int>
    }

    /// Between which licenses an announcement leaves the choice.
    enum Kind {
        /// The two that follow.
        case next
        /// The two that follow behind the announcement's sentence.
        case nextSentences
        /// The one named before it and the one whose text follows.
        case textBehind
        /// All that follow: "all the licenses below are alternatives".
        case all
        /// The one named before it and Ruby's, whose first condition follows.
        case rubyConditions
    }

    private let text: Sentences
    private var index = 0

    init(in text: Sentences) { self.text = text }

    private var words: [Word] { text.words }

    /// Each announcement has one of these words.
    private static let cues = WordSet("licenses duallicensed licensed or")

    mutating func next() -> Announcement? {
        while let first = text.index(of: Self.cues, from: index) {
            index = first + 1
            switch words[first].hash {
            case Terms.licenses:
                if areAlternatives(first) { return announcement(.all, first..<first + 1) }
                guard let start = startOfChoice(before: first) else { continue }
                return announcement(.next, start..<first + 1)
            case Terms.duallicensed:
                return announcement(.nextSentences, first..<first + 1)
            case Terms.licensed
            where first > 0 && [Terms.dual, Terms.dually].contains(words[first - 1].hash):
                return announcement(.nextSentences, first - 1..<first + 1)
            case Terms.or:
                guard let end = endOfTerms(behind: first) else { continue }
                index = end
                return announcement(
                    isRuby(behind: end) ? .rubyConditions : .textBehind, first..<end)
            default: continue
            }
        }
        return nil
    }

    private func announcement(_ kind: Kind, _ range: Range<Int>) -> Announcement {
        let before = words.indices[..<range.lowerBound].suffix(Self.longestSentence)
        let first = before.last(where: text.endsSentence).map { $0 + 1 } ?? before.startIndex
        let behind = words.indices[(range.upperBound - 1)...].prefix(Self.longestSentence)
        let last = behind.first(where: text.endsSentence) ?? behind.endIndex - 1
        return Announcement(
            kind: kind, bytes: words[range.lowerBound].start..<words[range.upperBound - 1].end,
            sentence: words[first].start..<words[last].end)
    }

    private static let longestSentence = 60
}

extension ChoiceAnnouncements {
    /// "choice of one of two", "either of the following", "any one of these two": where it begins.
    private func startOfChoice(before plural: Int) -> Int? {
        var start: Int?
        var hasNumber = false
        for index in words.indices[..<plural].suffix(8).reversed() {
            guard text.word(index, is: [.oneOf, .choiceBridge]), !text.endsSentence(index) else {
                break
            }
            hasNumber = hasNumber || text.word(index, is: .numbering)
            guard text.word(index, is: .oneOf), words[index + 1].hash == Terms.of else { continue }
            if hasNumber || words[index].hash == Terms.choice { start = index }
        }
        return start
    }

    /// "All the licenses below are alternatives": whether a word is that plural; but not "the
    /// licenses below are not alternatives", nor "for sun.c the licenses below".
    private func areAlternatives(_ plural: Int) -> Bool {
        for index in words.indices[..<plural].suffix(8).reversed() {
            if text.endsSentence(index) { break }
            if words[index].hash == Terms.for || text.word(index, is: .file) { return false }
        }
        if words.indices[(plural + 1)...].prefix(3).contains(where: {
            text.word($0, is: [.no, .denying])
        }) {
            return false
        }
        let behind = words[(plural + 1)...].prefix(3).map(\.hash)
        guard behind.contains(Terms.alternatives), !text.endsSentence(plural) else { return false }
        return behind.contains(Terms.below) || behind.contains(Terms.following)
            || words[..<plural].suffix(3).contains { $0.hash == Terms.following }
    }

    /// "or the MIT license below", "or under the following terms": the index behind it.
    private func endOfTerms(behind or: Int) -> Int? {
        let behind = words[(or + 1)...].prefix(9)
        // There is hardly ever one, and the rest takes long for each "or" of a text.
        guard behind.contains(where: \.isPlacing) else { return nil }
        var hasTerms = false
        var isPlaced = false
        for index in behind.indices {
            if text.endsSentence(index - 1) { return nil }
            hasTerms = hasTerms || text.word(index, is: [.terms, .limit, .permission])
            isPlaced = isPlaced || words[index].isPlacing
            // "the terms of the license below", but not "the following terms of section 2"
            guard hasTerms, isPlaced else { continue }
            return endsClause(index) ? index + 1 : nil
        }
        return nil
    }

    private static let rubyCondition = WordHash.hashes(
        of: "make and give away verbatim copies of the source form of the software")

    private func isRuby(behind end: Int) -> Bool {
        for start in end..<Swift.min(end + 6, words.count)
        where words[start...].lazy.map(\.hash).starts(with: Self.rubyCondition) {
            return true
        }
        return false
    }

    /// Whether a sentence or what a comma parts from the rest ends behind a word.
    private func endsClause(_ index: Int) -> Bool {
        text.endsSentence(index) || text.signs(behind: index).contains(UInt8(ascii: ","))
    }
}

extension Word {

    /// Whether it says where something stands.
    fileprivate var isPlacing: Bool { hash == Terms.below || hash == Terms.following }
}

// MARK: Choices among the evidence

extension [Evidence] {
    /// With one choice in place of the two licenses that each announcement speaks of; nil if there
    /// is no such choice.
    ///
    /// - Parameter announcements: in the order of the text, as the evidence is.
    func joined(by announcements: ChoiceAnnouncements, in text: ByteView) -> Self? {
        var joined = self
        var isDropped = [Bool](repeating: false, count: count)
        var names: Set<StatedLicense> = []
        var choices: Set<StatedLicense> = []
        var printed: Set<StatedLicense> = []
        var next = 0
        for announcement in announcements {
            while next < count, self[next].bytes.lowerBound < announcement.bytes.lowerBound {
                next += 1
            }
            if announcement.kind == .all {
                let others = indices[next...].filter {
                    !self[$0].isOfPackaging && !self[$0].isPartial
                }
                let license = StatedLicense.joined(
                    others.flatMap { joined[$0].license.alternatives }, by: StatedLicense.or)
                // Announcements further down would speak of fewer.
                guard let license, others.count > 1 else { break }
                choices.formUnion(others.map { joined[$0].license })
                for other in others.dropFirst() { isDropped[other] = true }
                joined[others[0]].license = license
                break
            }
            guard let (one, other) = joined.pair(of: announcement, at: next, in: text) else {
                continue
            }
            let license = other.map { joined[$0].license } ?? .license("Ruby")
            if announcement.kind.isOfConditions { names.insert(license) }
            if announcement.kind == .rubyConditions { printed.insert(license) }
            if let other { isDropped[other] = true }
            choices.formUnion([joined[one].license, license])
            joined[one].license = .or([joined[one].license, license])
        }
        guard !choices.isEmpty else { return nil }
        return indices.filter { index in
            // A GNU license's text is but printed, and what names the conditions is said there.
            let evidence = joined[index]
            return !isDropped[index]
                && !(evidence.isGNUText && choices.contains(evidence.license))
                && !(evidence.isName && names.contains(evidence.license))
                && !(evidence.basis == .text && printed.contains(evidence.license))
        }.map { joined[$0] }
    }

    /// The indexes of the licenses to choose from; the second one is nil for Ruby's, whose text may
    /// not be all there.
    ///
    /// - Parameter next: the index of the first evidence behind the announcement's beginning.
    private func pair(
        of announcement: ChoiceAnnouncements.Announcement, at next: Int, in text: ByteView
    ) -> (Int, Int?)? {
        let one: Int
        switch announcement.kind {
        case .next, .nextSentences:
            guard next < count,
                self[next].bytes.lowerBound - announcement.bytes.upperBound < Self.reach,
                announcement.kind == .next
                    || self[next].bytes.lowerBound >= announcement.sentence.upperBound
            else { return nil }
            one = next
        case .all: return nil
        case .textBehind, .rubyConditions:
            guard next > 0, self[next - 1].grant != nil,
                self[next - 1].bytes.lowerBound >= announcement.sentence.lowerBound
            else { return nil }
            one = next - 1
        }
        if case .or = self[one].license { return nil }
        if announcement.kind == .rubyConditions {
            return (one, next < count && self[next].license == .license("Ruby") ? next : nil)
        }
        guard
            let other = indices[(one + 1)...].prefix(4).first(where: {
                self[$0].license != self[one].license
            }),
            announcement.kind != .textBehind || self[other].basis == .text && other == one + 1,
            self[other].isPartial == self[one].isPartial
        else { return nil }
        let between = text[self[one].bytes.upperBound..<self[other].bytes.lowerBound]
        guard between.count < Self.reach, !between.hasCopyrightLine else { return nil }
        return (one, other)
    }

    /// What stands further apart, in bytes, belongs to something else.
    private static var reach: Int { 1_500 }
}

extension ChoiceAnnouncements.Kind {
    fileprivate var isOfConditions: Bool { self == .textBehind || self == .rubyConditions }
}

extension Evidence {
    fileprivate var isName: Bool { grant.map { $0.scope != .packaging } ?? false }

    fileprivate var isGNUText: Bool { textID?.isGNULicense ?? false }

    /// The id of the license whose text it is; nil for what is granted by words.
    fileprivate var textID: String? {
        guard basis == .text, case .license(let id, _, _) = license else { return nil }
        return id
    }
}

extension [Evidence] {
    /// With each choice that names a license without an id made whole, if the license's text stands
    /// further down: in "the GPL or the BSD license" the text tells which of the BSD licenses it
    /// is. So it is with a license that is named without its version.
    func closingAlternatives() -> Self {
        guard contains(where: { $0.grant?.openAlternative != nil }) else { return self }
        var closed = self
        // The nearest text behind, by what its id begins with.
        var texts: [Substring: (license: StatedLicense, index: Int?)] = [:]
        for index in indices.reversed() {
            if let id = closed[index].textID {
                texts[id.licenseFamily] = (closed[index].license, index)
            } else if let name = closed[index].grant?.openAlternative,
                let text = texts[name.licenseFamily],
                text.license.licenseIDs[0].hasPrefix(name + "-")
            {
                closed[index].license = .or([closed[index].license, text.license])
                // The text says no more than the choice.
                if let printed = text.index { closed[printed].license = closed[index].license }
                texts[name.licenseFamily]?.index = nil
            }
        }
        return closed
    }
}
