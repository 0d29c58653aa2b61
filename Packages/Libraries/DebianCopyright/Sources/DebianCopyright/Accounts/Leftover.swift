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
    /// - Parameters:
    ///   - accounted: ranges of bytes, in any order.
    ///   - changes: ranges of bytes by which a license's text is another one.
    func leftovers(
        beside accounted: [Range<Int>], restrictedBy changes: [Range<Int>] = []
    ) -> [Leftover] {
        var cues = CueSweep(of: self, beside: accounted)
        var accounted = RangeSweep(of: accounted)
        var changes = RangeSweep(of: changes)
        var found: [Leftover] = []
        var index = 0
        while let cue = cues.next(from: index) {
            let range = sentence(around: cue, from: index)
            index = range.upperBound
            let sentence = LeftoverSentence(words[range], of: text, beside: &accounted)
            if changes.overlaps(sentence.bytes) {
                found.append(Leftover(kind: .restriction, bytes: sentence.bytes))
                continue
            }
            guard let leftover = leftover(in: sentence) else { continue }
            if leftover.kind.isAboutTerms {
                // That it was so once, or is but a wish, may be said in the sentence behind.
                var ahead = accounted
                let next = self.sentence(around: index, from: index)
                if LeftoverSentence(words[next], of: text, beside: &ahead).takesBack {
                    continue
                }
            }
            found.append(leftover)
        }
        return found
    }

    private func leftover(in sentence: LeftoverSentence) -> Leftover? {
        guard let kind = sentence.kind,
            kind != .unseenTerms || sentence.address.map(isOfLicense(at:)) != true
        else { return nil }
        return Leftover(kind: kind, bytes: sentence.bytes)
    }

    /// The words of the sentence that a word is in; empty behind the last word.
    ///
    /// - Parameter start: where a sentence begins, at that word or before it.
    private func sentence(around index: Int, from start: Int) -> Range<Int> {
        guard index < words.count else { return index..<index }
        var first = index
        while first > start, !isLastOfSentence(first - 1) { first -= 1 }
        var last = index
        while !isLastOfSentence(last) { last += 1 }
        return first..<last + 1
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
        guard index > 0, index < words.count, signs(behind: index - 1).contains(0x0A) else {
            return false
        }
        return words[index].hash == Self.copyright || words[index].hash == Self.sign
    }

    private static let copyright = WordHash.hash(of: "copyright")
    private static let sign = WordHash.hash(of: "c")
}

extension [Leftover] {
    /// Those that permit something or speak of terms, and are no part of a text's own ones.
    ///
    /// - Parameter isNamed: whether the text is printed below a license's name, which says what
    ///   it permits.
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
