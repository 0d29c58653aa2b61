/// A sentence that no statement accounts for, and what it says about rights.
struct Leftover {
    enum Kind {
        /// Withholds something, or asks for what free licenses don't ask for.
        case restriction
        /// Speaks of terms that stand somewhere else, or of licensing in a language that the
        /// engine can't read: nobody can say what they ask for.
        case unseenTerms
        /// Permits something.
        case permission
        /// Speaks of rights otherwise.
        case other

        /// Whether nobody can use the work without knowing what is meant.
        var isAboutTerms: Bool { self == .restriction || self == .unseenTerms }
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
        let cues = Self.cues
        var found: [Leftover] = []
        var hashes: [UInt32] = []
        var (isCue, start, end) = (false, 0, 0)
        var address: Int?
        // What is removed, or was so once, may be said in the sentence behind.
        var pending: Leftover?
        var (index, passed) = (0, 0)
        while index < words.count {
            let word = words[index]
            let cover = accounted.range(overlapping: word.start..<word.end)
            if let cover, hashes.isEmpty, pending == nil, index >= passed {
                passed = self.index(behind: cover, from: index)
                if let last = (index..<passed).last(where: isLastOfSentence) {
                    (index, address) = (last + 1, nil)
                    continue
                }
            }
            if word.isAddress, address == nil { address = word.start }
            if !word.isMarker, !word.isAddress, cover == nil {
                if hashes.isEmpty { start = word.start }
                end = word.end
                hashes.append(word.hash)
                isCue = isCue || cues.contains(word.hash) || text[word.start] >= 0x80
            }
            index += 1
            guard isLastOfSentence(index - 1) else { continue }
            // Most sentences speak of no right, and aren't looked at further.
            let isAsked = !hashes.isEmpty && (isCue || pending != nil)
            let words = isAsked ? PermittingWords(words: hashes) : nil
            if let open = pending {
                pending = nil
                if words?.tellOfRemoval != true, words?.areHistory != true { found.append(open) }
            }
            if isCue, let words, let kind = words.leftoverKind(in: text[start..<end], hashes),
                kind != .unseenTerms || address.map(isOfLicense(at:)) != true
            {
                let leftover = Leftover(kind: kind, bytes: start..<end)
                if kind.isAboutTerms { pending = leftover } else { found.append(leftover) }
            }
            hashes.removeAll(keepingCapacity: true)
            (isCue, address) = (false, nil)
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

    /// A sentence without any of these speaks of no right.
    private static let cues = WordSet(
        """
        not no never nobody without cannot cant mustnt dont only solely exclusively must shall may
        forbidden forbids forbid prohibited prohibits prohibit disallowed disallows banned unlawful
        illegal decompile reverse disassemble confidential nontransferable revocable noncommercial
        noncommercially nonprofit nonprofits uncommercial commercial commercially personal private
        academic educational research evaluation internal consent permission permissions permitted
        approval authorization pay buy purchase fee fees royalty charge sale sell sold agree accept
        agreement licensee licensor eula terms conditions restriction restrictions excepted except
        excepting excluding military weapons nuclear evil trial shareware sole mean clause expire expires
        days grant grants granted license licensed redistribute redistribution allowed provided
        subject long freely whatever

        """ + ForeignTerms.words)
}

extension PermittingWords {
    /// A cell of a list, "noncommercial", is about terms, but none itself.
    private static let shortest = 4

    /// What the words of a sentence say about rights; nil if they say nothing, or only a remark.
    fileprivate func leftoverKind(in sentence: ByteView, _ hashes: [UInt32]) -> Leftover.Kind? {
        if ForeignTerms.occur(in: hashes, of: sentence) { return .unseenTerms }
        if areHistory || tellOfRemoval { return nil }
        if restrict, !areWish {
            return count < Self.shortest && !leadConditions
                ? .unseenTerms : .restriction
        }
        if pointToTerms { return .unseenTerms }
        if has([.permission, .permitted, .granted]) { return .permission }
        return has([.grant, .limit, .act, .person]) ? .other : nil
    }
}

extension [Leftover] {
    /// Those that permit something or speak of terms, and are no part of a text's own ones.
    func unexplained(beside terms: [OwnTerms] = [], in text: ByteView) -> UnexplainedWords {
        var own = RangeSweep(of: terms.map { $0.text.text.range(in: text) })
        let left = filter { $0.kind != .other && !own.overlaps($0.bytes) }
        return UnexplainedWords(
            all: left.map(\.bytes), terms: left.filter(\.kind.isAboutTerms).map(\.bytes))
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
