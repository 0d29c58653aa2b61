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

    /// Between which licences an announcement leaves the choice.
    enum Kind {
        /// The two that follow.
        case next
        /// The two that follow behind the announcement's sentence.
        case nextSentences
        /// The one named before it and the one whose text follows.
        case textBehind
        /// The one named before it and Ruby's, whose first condition follows.
        case rubyConditions
    }

    private let text: Sentences
    private var place = 0

    init(in text: Sentences) { self.text = text }

    private var words: [Word] { text.words }

    private static let sought = WordSet("licenses duallicensed licensed or")

    mutating func next() -> Announcement? {
        while let first = text.place(of: Self.sought, from: place) {
            place = first + 1
            switch words[first].hash {
            case Self.licenses:
                guard let start = startOfChoice(before: first) else { continue }
                return announcement(.next, start..<first + 1)
            case Self.dualLicensed:
                return announcement(.nextSentences, first..<first + 1)
            case Self.licensed where first > 0 && Self.dual.contains(words[first - 1].hash):
                return announcement(.nextSentences, first - 1..<first + 1)
            case Self.or:
                guard let end = endOfTerms(behind: first) else { continue }
                place = end
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
        for place in words.indices[..<plural].suffix(8).reversed() {
            let hash = words[place].hash
            guard Self.choosing.contains(hash) || Self.beside.contains(hash),
                !text.endsSentence(place)
            else { break }
            hasNumber = hasNumber || Self.numbering.contains(hash)
            guard Self.choosing.contains(hash), words[place + 1].hash == Self.of else { continue }
            if hasNumber || hash == Self.choice { start = place }
        }
        return start
    }

    /// "or the MIT license below", "or under the following terms": the place behind it.
    private func endOfTerms(behind or: Int) -> Int? {
        let behind = words[(or + 1)...].prefix(9)
        // There is hardly ever one, and the rest takes long for each "or" of a text.
        guard behind.contains(where: \.isPlacing) else { return nil }
        var hasTerms = false
        var isPlaced = false
        for place in behind.indices {
            if text.endsSentence(place - 1) { return nil }
            hasTerms = hasTerms || Self.terms.contains(words[place].hash)
            isPlaced = isPlaced || words[place].isPlacing
            // "the terms of the license below", but not "the following terms of section 2"
            guard hasTerms, isPlaced else { continue }
            return endsClause(place) ? place + 1 : nil
        }
        return nil
    }

    private func isRuby(behind end: Int) -> Bool {
        for start in end..<Swift.min(end + 6, words.count)
        where words[start...].lazy.map(\.hash).starts(with: Self.ruby) {
            return true
        }
        return false
    }

    /// Whether a sentence or what a comma parts from the rest ends behind a word.
    private func endsClause(_ place: Int) -> Bool {
        text.endsSentence(place) || text.gap(behind: place).contains(UInt8(ascii: ","))
    }

    private static let licenses = WordHash.hash(of: "licenses")
    private static let licensed = WordHash.hash(of: "licensed")
    private static let dualLicensed = WordHash.hash(of: "duallicensed")
    private static let dual = WordSet("dual dually")
    private static let or = WordHash.hash(of: "or")
    private static let of = WordHash.hash(of: "of")
    private static let choice = WordHash.hash(of: "choice")
    private static let choosing = WordSet("choice either one any")
    private static let numbering = WordSet("two three following these below")
    /// What stands between a choice and its licences.
    private static let beside = WordSet(
        "of the two three following these below different free open source")
    private static let terms = WordSet("license terms conditions condition permission")
    private static let ruby = WordHash.hashes(
        of: "make and give away verbatim copies of the source form of the software")
}

extension Word {
    private static let below = WordHash.hash(of: "below")
    private static let following = WordHash.hash(of: "following")

    /// Whether it says where something stands.
    fileprivate var isPlacing: Bool { hash == Self.below || hash == Self.following }
}
