/// A sentence that no statement accounts for, and what it says about rights.
struct Leftover {
    enum Kind {
        /// Withholds something, or asks for what free licenses don't ask for.
        case restriction
        /// Speaks of terms that stand somewhere else, or of licensing in a language that the
        /// engine can't read: nobody can say what they ask for.
        case unseenTerms
        /// Permits what one may do with a work, to some or on a condition, in words of its own.
        case ownPermission
        /// Speaks of a permission: "with permission of".
        case permission
        /// Speaks of rights otherwise.
        case other

        /// Whether nobody can use the work without knowing what is meant.
        var isAboutTerms: Bool { self != .permission && self != .other }
    }

    let kind: Kind
    /// Where the sentence stands, in bytes of the text.
    let bytes: Range<Int>
}

extension Sentences {
    /// The sentences that speak of rights outside of what is accounted for, in the text's order.
    ///
    /// A sentence is judged by its words outside of those ranges: what is said around a license's
    /// name may restrict what the license gives.
    ///
    /// - Parameter accounted: ranges of bytes, in any order.
    func leftovers(beside accounted: [Range<Int>]) -> [Leftover] {
        var accounted = RangeSweep(of: accounted)
        var sentence = OpenSentence(in: text)
        var found: [Leftover] = []
        // What is removed, or was so once, may be said in the sentence behind.
        var pending: Leftover?
        var (index, passed) = (0, 0)
        while index < words.count {
            let word = words[index]
            let cover = accounted.range(overlapping: word.start..<word.end)
            if let cover, sentence.words.isEmpty, pending == nil, index >= passed {
                passed = self.index(behind: cover, from: index)
                if let last = (index..<passed).last(where: isLastOfSentence) {
                    index = last + 1
                    sentence.clear()
                    continue
                }
            }
            sentence.add(word, isAccounted: cover != nil)
            index += 1
            guard isLastOfSentence(index - 1) else { continue }
            // Most sentences speak of no right, and aren't looked at further.
            let isAsked = !sentence.words.isEmpty && (sentence.hasCue || pending != nil)
            let words = isAsked ? PermittingWords(words: sentence.words) : nil
            if let open = pending {
                pending = nil
                if words?.tellOfRemoval != true, words?.areHistory != true { found.append(open) }
            }
            if sentence.hasCue, let words, let kind = sentence.kind(saying: words),
                kind != .unseenTerms || sentence.address.map(isOfLicense(at:)) != true
            {
                let leftover = Leftover(kind: kind, bytes: sentence.bytes)
                if kind.isAboutTerms { pending = leftover } else { found.append(leftover) }
            }
            sentence.clear()
        }
        if let pending { found.append(pending) }
        return found.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }
    }

    /// The first word behind a range of the text.
    private func index(behind range: Range<Int>, from first: Int) -> Int {
        words[first...].firstIndex { $0.start >= range.upperBound } ?? words.count
    }

    private func isLastOfSentence(_ index: Int) -> Bool {
        endsSentence(index) || beginsHolder(index + 1)
    }

    /// Whether the address of a license of the list begins there: its terms are known.
    private func isOfLicense(at start: Int) -> Bool {
        guard let address = LicenseAddress(at: start, of: text) else { return false }
        return address.isOfPublisher || address.name != nil
    }

    /// Whether a line of copyright begins with a word: each is a sentence of its own.
    private func beginsHolder(_ index: Int) -> Bool {
        guard index > 0, index < words.count,
            words[index].hash == Self.copyright || words[index].hash == Self.sign
        else { return false }
        return signs(behind: index - 1).contains(0x0A)
    }

    private static let copyright = WordHash.hash(of: "copyright")
    private static let sign = WordHash.hash(of: "c")
}

/// A sentence while its words are gone through.
private struct OpenSentence {
    private let text: ByteView
    private let cues = Self.cues
    /// The hashes of the words that nothing accounts for.
    private(set) var words: [UInt32] = []
    /// From the first of them to the last.
    private(set) var bytes = 0..<0
    /// Whether one of them may speak of rights.
    private(set) var hasCue = false
    /// Whether something accounts for others: what is left may limit what these grant.
    private var isOfGrant = false
    /// Where its first address begins; nil without one.
    private(set) var address: Int?
    /// How many of its last words have one letter.
    private var letters = 0
    private var isSpaced = false

    init(in text: ByteView) { self.text = text }

    mutating func add(_ word: Word, isAccounted: Bool) {
        if word.isAddress, address == nil { address = word.start }
        if isAccounted { isOfGrant = true }
        guard !word.isMarker, !word.isAddress, !isAccounted else { return }
        bytes = (words.isEmpty ? word.start : bytes.lowerBound)..<word.end
        words.append(word.hash)
        letters = word.end - word.start == 1 ? letters + 1 : 0
        isSpaced = isSpaced || letters == Self.spaced
        hasCue = hasCue || isSpaced || text[word.start] >= 0x80 || cues.contains(word.hash)
    }

    mutating func clear() {
        words.removeAll(keepingCapacity: true)
        (hasCue, isOfGrant, isSpaced, letters, address) = (false, false, false, 0, nil)
    }

    /// What it says about rights; nil if it says nothing, or only a remark.
    func kind(saying said: PermittingWords) -> Leftover.Kind? {
        if isSpaced || ForeignTerms.occur(in: words, of: text[bytes]) { return .unseenTerms }
        if said.areHistory || said.tellOfRemoval || said.tellOfArchive { return nil }
        if isOfGrant, said.limitGrant { return .restriction }
        if said.restrict, !said.areWish {
            return said.count < Self.shortest && !said.leadConditions
                ? .unseenTerms : .restriction
        }
        if said.pointToTerms { return .unseenTerms }
        if !isOfGrant, said.speakOfPermission {
            return said.arePermissionOfTheirOwn && !said.permitAnybody
                ? .ownPermission : .permission
        }
        return said.has([.grant, .limit, .act, .person]) ? .other : nil
    }

    /// A cell of a list, "noncommercial", is about terms, but none itself.
    private static let shortest = 4
    /// "n o   s a l e": so many letters that stand alone are words that somebody hides.
    private static let spaced = 6

    /// A sentence without any of these speaks of no right.
    private static let cues = WordSet(
        RightsRole.words(of: .cues) + """
             may shall must illegal permission permissions permitted licensee licensor terms conditions
            restriction restrictions clause grant grants granted license licensed redistribute
            redistribution allowed provided subject long freely whatever if that

            """ + ForeignTerms.words)
}

extension [Leftover] {
    /// Those that permit something or speak of terms, and are no part of a text's own ones.
    ///
    /// - Parameter isNamed: whether the text stands below a license's name, which states what it
    ///   permits.
    func unexplained(
        beside terms: [OwnTerms] = [], in text: ByteView, isNamed: Bool = false
    ) -> UnexplainedWords {
        var own = RangeSweep(of: terms.map { $0.text.text.range(in: text) })
        let left = filter { $0.kind != .other && !own.overlaps($0.bytes) }
        let open = left.filter {
            $0.kind.isAboutTerms && !(isNamed && $0.kind == .ownPermission)
        }
        return UnexplainedWords(all: left.map(\.bytes), terms: open.map(\.bytes))
    }
}

/// Where a text speaks of rights, and nothing accounts for it.
struct UnexplainedWords: Sendable {
    /// In bytes of the text, in its order.
    let all: [Range<Int>]
    /// Those of them that speak of terms.
    let terms: [Range<Int>]

    /// By the text's lines, of which the first has this number.
    func lines(in text: ByteView, from first: Int = 1) -> UnexplainedLines {
        UnexplainedLines(
            all: all.lines(in: text, from: first), terms: terms.lines(in: text, from: first))
    }
}

/// The lines of a file that nothing accounts for, ascending and 1-based.
struct UnexplainedLines {
    var all: [ClosedRange<Int>] = []
    /// Those that speak of terms, each range of which is worth a finding.
    var terms: [ClosedRange<Int>] = []

    var findings: [CopyrightFinding] {
        terms.map { CopyrightFinding(.unexplainedTerms, line: $0.lowerBound) }
    }

    static func += (left: inout Self, right: Self) {
        left.all += right.all
        left.terms += right.terms
    }

    /// The same in ascending order, with those joined that meet.
    var inOrder: Self { Self(all: all.joined, terms: terms.joined) }
}

extension [ClosedRange<Int>] {
    fileprivate var joined: Self {
        sorted { $0.lowerBound < $1.lowerBound }.reduce(into: []) { joined, range in
            if let last = joined.last, last.upperBound + 1 >= range.lowerBound {
                joined[joined.count - 1] =
                    last.lowerBound...Swift.max(last.upperBound, range.upperBound)
            } else {
                joined.append(range)
            }
        }
    }
}

extension [Range<Int>] {
    /// The lines of a text that ranges of its bytes stand in, ascending; those that meet are one.
    ///
    /// - Parameter first: the number of the text's first line.
    func lines(in text: ByteView, from first: Int = 1) -> [ClosedRange<Int>] {
        var counter = LineCounter(text)
        return map { range in
            let start = counter.line(of: range.lowerBound) + first - 1
            var ahead = counter
            return start...ahead.line(of: range.upperBound) + first - 1
        }.joined
    }
}
