import DebianSystems

/// Words that announce a choice without naming all of its licenses: "under a choice of two
/// licenses", "either of the following licenses", "this is dual-licensed", "or the license below".
struct ChoiceAnnouncements: Sequence, IteratorProtocol {
    /// The words that announce a choice.
    struct Announcement {
        let kind: Kind
        /// The range of these words in bytes of the text.
        let bytes: Range<Int>
        /// The range of the sentence around these words in bytes of the text, within a limited
        /// number of words.
        let sentence: Range<Int>
    }

    /// The licenses that an announcement offers.
    enum Kind {
        /// The next two licenses.
        case next
        /// The next two licenses after the announcement's sentence.
        case nextSentences
        /// The license named before the announcement and the one whose text follows.
        case textBehind
        /// All licenses that follow: "all the licenses below are alternatives".
        case all
        /// The license named before the announcement and Ruby's, whose first condition follows.
        case rubyConditions
    }

    private let text: Sentences
    private var index = 0

    init(in text: Sentences) { self.text = text }

    private var words: [Word] { text.words }

    /// Every announcement has one of these words.
    private static let cues = WordSet("licenses duallicensed licensed or")

    mutating func next() -> Announcement? {
        while let first = text.index(of: Self.cues, from: index) {
            index = first + 1
            switch words[first].hash {
            case "licenses":
                if areAlternatives(first) { return announcement(.all, first..<first + 1) }
                guard let start = startOfChoice(before: first) else { continue }
                return announcement(.next, start..<first + 1)
            case "duallicensed":
                return announcement(.nextSentences, first..<first + 1)
            case "licensed"
            where first > 0 && ["dual", "dually"].contains(words[first - 1].hash):
                return announcement(.nextSentences, first - 1..<first + 1)
            case "or":
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
    /// The first word of "choice of one of two", "either of the following" or "any one of these
    /// two".
    private func startOfChoice(before plural: Int) -> Int? {
        var start: Int?
        var hasNumber = false
        for index in words.indices[..<plural].suffix(8).reversed() {
            guard text.word(index, is: [.oneOf, .choiceBridge]), !text.endsSentence(index) else {
                break
            }
            hasNumber = hasNumber || text.word(index, is: .numbering)
            guard text.word(index, is: .oneOf), words[index + 1].hash == "of" else { continue }
            if hasNumber || words[index].hash == "choice" { start = index }
        }
        return start
    }

    /// Whether a word is the plural in "all the licenses below are alternatives"; not in "the
    /// licenses below are not alternatives", nor in "for sun.c the licenses below".
    private func areAlternatives(_ plural: Int) -> Bool {
        for index in words.indices[..<plural].suffix(8).reversed() {
            if text.endsSentence(index) { break }
            if words[index].hash == "for" || text.word(index, is: .file) { return false }
        }
        if words.indices[(plural + 1)...].prefix(3).contains(where: {
            text.word($0, is: [.no, .denying])
        }) {
            return false
        }
        let behind = words[(plural + 1)...].prefix(3).map(\.hash)
        guard behind.contains("alternatives"), !text.endsSentence(plural) else { return false }
        return behind.contains("below") || behind.contains("following")
            || words[..<plural].suffix(3).contains { $0.hash == "following" }
    }

    /// The index after "or the MIT license below", or after "or under the following terms".
    private func endOfTerms(behind or: Int) -> Int? {
        let behind = words[(or + 1)...].prefix(9)
        // Few texts have such a word, and the other checks take long for each "or" of a text.
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

    /// Whether a sentence or a clause ends after a word.
    private func endsClause(_ index: Int) -> Bool {
        text.endsSentence(index) || text.signs(behind: index).contains(UInt8(ascii: ","))
    }
}

extension Word {

    /// Whether the word is "below" or "following".
    fileprivate var isPlacing: Bool { hash == "below" || hash == "following" }
}

// MARK: Choices in the evidence

extension [Evidence] {
    /// The evidence with one choice in place of the two licenses of each announcement; nil if there
    /// is no such choice.
    ///
    /// - Parameter announcements: in the order of the text, like the evidence.
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
                let others = indices[next...].filter { !self[$0].scope.isPartial }
                let license = StatedLicense.joined(
                    others.flatMap { joined[$0].license.alternatives }, by: StatedLicense.or)
                // Announcements further down would offer fewer licenses.
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
            // Drop what a choice already covers: a GNU license's text, a name of announced
            // conditions, and the printed conditions themselves.
            let evidence = joined[index]
            return !isDropped[index]
                && !(evidence.isGNUText && choices.contains(evidence.license))
                && !(evidence.isName && names.contains(evidence.license))
                && !(evidence.basis == .text && printed.contains(evidence.license))
        }.map { joined[$0] }
    }

    /// The indexes of the two licenses to choose from. The second one is nil for Ruby's, because
    /// its text may be incomplete.
    ///
    /// - Parameter next: the index of the first evidence after the beginning of the announcement.
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
            self[other].scope.isPartial == self[one].scope.isPartial
        else { return nil }
        let between = text[self[one].bytes.upperBound..<self[other].bytes.lowerBound]
        guard between.count < Self.reach, !between.hasCopyrightLine else { return nil }
        return (one, other)
    }

    /// Licenses this many bytes apart are unrelated.
    private static var reach: Int { 1_500 }
}

extension ChoiceAnnouncements.Kind {
    fileprivate var isOfConditions: Bool { self == .textBehind || self == .rubyConditions }
}

extension Evidence {
    fileprivate var isName: Bool { grant.map { $0.scope != .packaging } ?? false }

    fileprivate var isGNUText: Bool { textID?.isGNULicense ?? false }

    /// The id of the license if the evidence is its text; nil for a grant.
    fileprivate var textID: String? {
        guard basis == .text, case .license(let id, _, _) = license else { return nil }
        return id
    }
}

extension [Evidence] {
    /// The evidence with each incomplete choice completed by a license's text further down. In "the
    /// GPL or the BSD license", the text shows which BSD license is meant. A license that is named
    /// without its version is completed likewise.
    func closingAlternatives() -> Self {
        guard contains(where: { $0.grant?.openAlternative != nil }) else { return self }
        var closed = self
        // The nearest text further down, by the beginning of its id.
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
