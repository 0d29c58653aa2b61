import DebianSystems

/// A sentence that no statement accounts for, and what it says about rights.
struct Leftover {
    let kind: LeftoverSentence.Kind
    /// The sentence's range in bytes of the text.
    let bytes: Range<Int>
    /// Whether the sentence may permit something by itself.
    private let mayPermit: Bool

    init(_ kind: LeftoverSentence.Kind, of sentence: LeftoverSentence) {
        self.kind = kind
        bytes = sentence.bytes
        mayPermit = sentence.mayPermit
    }

    /// Whether the sentence permits everything by itself, and asks for nothing.
    ///
    /// - Parameter text: the text that the sentence is from.
    func givesAll(in text: ByteView) -> Bool {
        guard kind == .ownPermission else { return false }
        let terms = LicenseTerms(reading: text[bytes])
        return terms.category == .permissive && terms.conditions.isEmpty
    }

    /// Whether the sentence only licenses patents.
    ///
    /// - Parameter text: the text that the sentence is from.
    func isOfPatents(in text: ByteView) -> Bool {
        kind.isAboutTerms && TermSentences(of: text[bytes]).all.allSatisfy(\.licensesPatentsAlone)
    }

    /// Whether the sentence permits less than everything: "You may use it at the Moon Observatory."
    ///
    /// - Parameter text: the text that the sentence is from.
    func permitsLess(in text: ByteView) -> Bool {
        mayPermit && TermSentences(of: text[bytes]).all.contains(where: \.permitsLess)
    }
}

extension Sentences {
    /// The sentences that speak of rights outside of the accounted ranges, in the text's order.
    ///
    /// A sentence is judged by its words outside of those ranges, because the words around a
    /// license's name may restrict what the license gives.
    ///
    /// - Parameters:
    ///   - accounted: ranges of bytes, in any order.
    ///   - changes: ranges of bytes that turn a license's text into a different license.
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
                found.append(Leftover(.restriction, of: sentence))
                continue
            }
            guard let leftover = leftover(in: sentence) else { continue }
            if leftover.kind.isAboutTerms, isTakenBack(from: index, beside: accounted) { continue }
            found.append(leftover)
        }
        return found
    }

    /// Whether the sentence that begins with a word says that the one before is history, or only a
    /// wish. A sentence about what Debian allows may precede it.
    private func isTakenBack(from index: Int, beside accounted: RangeSweep) -> Bool {
        var ahead = accounted
        let next = sentence(around: index, from: index)
        let answer = LeftoverSentence(words[next], of: text, beside: &ahead)
        if answer.takesBack || !answer.isAboutDebianRules { return answer.takesBack }
        let last = sentence(around: next.upperBound, from: next.upperBound)
        return LeftoverSentence(words[last], of: text, beside: &ahead).takesBack
    }

    private func leftover(in sentence: LeftoverSentence) -> Leftover? {
        guard let kind = sentence.kind,
            kind != .unseenTerms || sentence.address.map(isOfLicense(at:)) != true
        else { return nil }
        return Leftover(kind, of: sentence)
    }

    /// The range of the words of the sentence around a word; empty beyond the last word.
    ///
    /// - Parameter start: the index of a word that begins a sentence, at or before `index`.
    private func sentence(around index: Int, from start: Int) -> Range<Int> {
        guard index < words.count else { return index..<index }
        var first = index
        while first > start, !isLastOfSentence(first - 1) { first -= 1 }
        var last = index
        while !isLastOfSentence(last) { last += 1 }
        return first..<last + 1
    }

    private func isLastOfSentence(_ index: Int) -> Bool {
        endsSentence(index) || beginsHolder(index + 1) || isAnswer(index)
    }

    /// "NeedsCompilation: no": the whole value of a field with one word for its name.
    private func isAnswer(_ index: Int) -> Bool {
        words[index].hash == "no" && index > 0 && index + 1 < words.count
            && signs(behind: index - 1).contains(UInt8(ascii: ":"))
            && signs(behind: index).contains(0x0A)
            && (index == 1 || signs(behind: index - 2).contains(0x0A))
    }

    /// Whether the address at this offset is that of a license on the list, whose terms are known.
    private func isOfLicense(at start: Int) -> Bool {
        guard let address = LicenseAddress(at: start, of: text) else { return false }
        return address.isOfPublisher || address.name != nil
    }

    /// Whether a copyright line begins with the word. Each of these lines is a sentence of its own.
    private func beginsHolder(_ index: Int) -> Bool {
        guard index > 0, index < words.count, signs(behind: index - 1).contains(0x0A) else {
            return false
        }
        return words[index].hash == "copyright" || words[index].hash == "c"
    }

}

extension [Leftover] {
    /// The sentences that permit something or speak of terms, except those within a text's own
    /// terms.
    ///
    /// - Parameter isNamed: whether the text is printed below a license's name, which says what the
    ///   text permits.
    func unexplained(
        beside terms: [PermissionText] = [], in text: ByteView, isNamed: Bool = false
    ) -> UnexplainedWords {
        var own = RangeSweep(of: terms.map { $0.text.range(in: text) })
        var words = UnexplainedWords()
        for leftover in self where !own.overlaps(leftover.bytes) {
            let isCovered =
                isNamed && leftover.kind.isOfNamedText || leftover.givesAll(in: text)
                || leftover.isOfPatents(in: text)
            let isOpen =
                leftover.kind.isAboutTerms && !isCovered || leftover.permitsLess(in: text)
            if isOpen { words.terms.append(leftover.bytes) }
            if isOpen || leftover.kind.mentionsPermission { words.all.append(leftover.bytes) }
        }
        return words
    }
}

/// The ranges of a text that speak of rights and that nothing accounts for.
struct UnexplainedWords: Sendable {
    /// All ranges, in bytes of the text, in its order.
    fileprivate(set) var all: [Range<Int>] = []
    /// The ranges that speak of terms.
    fileprivate(set) var terms: [Range<Int>] = []

    /// The ranges for which `isIncluded` is true.
    func filter(_ isIncluded: (Range<Int>) -> Bool) -> Self {
        Self(all: all.filter(isIncluded), terms: terms.filter(isIncluded))
    }

    /// The lines of these ranges.
    ///
    /// - Parameter first: the number of the text's first line.
    func lines(in text: ByteView, from first: Int = 1) -> UnexplainedLines {
        UnexplainedLines(
            all: all.lines(in: text, from: first), terms: terms.lines(in: text, from: first))
    }
}

/// The lines of a file that nothing accounts for, ascending and 1-based.
struct UnexplainedLines {
    var all: [ClosedRange<Int>] = []
    /// The lines that speak of terms. Each range is a finding.
    var terms: [ClosedRange<Int>] = []

    var findings: [CopyrightFinding] {
        terms.map { CopyrightFinding(.unexplainedTerms, line: $0.lowerBound) }
    }

    static func += (left: inout Self, right: Self) {
        left.all += right.all
        left.terms += right.terms
    }

    /// These lines in ascending order, with adjacent and overlapping ranges merged.
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
    /// The lines of a text that these ranges of its bytes cover, ascending, with adjacent ranges
    /// merged.
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
