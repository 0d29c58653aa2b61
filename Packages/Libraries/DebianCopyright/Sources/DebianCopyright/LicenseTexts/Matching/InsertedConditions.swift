/// Finds the sentences between those of a license that it doesn't have and that set a condition: a
/// clause more, "4. The software may be used with our boards only".
///
/// The license is printed all the same, and such a clause is a rider.
struct InsertedConditions {
    private let index: LicenseIndex
    private let notes: SideNotes
    private let emptyClauses: EmptyClauses

    /// So many words beside a difference may be those of the sentence that was put in: where two
    /// sentences begin alike, the alignment takes the first one for the license's own.
    private static let longestShift = 16

    init(_ index: LicenseIndex) {
        self.index = index
        notes = SideNotes(index)
        emptyClauses = EmptyClauses(index)
    }

    /// The sentences of a text that stand among those of a license and aren't its own, in their
    /// order.
    func sentences(in license: AlignedText, of text: NumberedText) -> [InsertedSentence] {
        let template = index.template(license.template)
        let rewording = Rewording(index: index, license: template, own: [], text: text)
        return license.differences.compactMap { difference -> InsertedSentence? in
            guard difference.added.count >= Self.shortest,
                license.words.contains(difference.added.lowerBound),
                !template.hasPassage(in: difference.removed),
                !emptyClauses.isEmpty(text.numbers[difference.added]),
                !rewording.saysNothingNew(
                    difference.added, isName: template.hasSlot(in: difference.removed)),
                let words =
                    sentences(around: difference.added, in: license.words, of: text)
                    ?? text.sentences(in: difference.added),
                !repeats(words, in: text, wordsOf: license)
            else { return nil }
            let isRemark =
                words.count < Self.shortest
                || notes.areRemarks(words, inside: license.words, of: text)
                || rewording.saysNothingNew(words)
            return InsertedSentence(
                words: words, isCondition: !isRemark || notes.restrict(words, in: text))
        }.sorted { $0.words.lowerBound < $1.words.lowerBound }
    }

    /// A condition has more words.
    private static let shortest = 4

    /// Whether a license says the same in its own words, as its example of a notice does.
    private func repeats(
        _ sentences: Range<Int>, in text: NumberedText, wordsOf license: AlignedText
    ) -> Bool {
        license.words.dropLast(sentences.count - 1).contains { position in
            guard text.repeats(sentences, from: position) else { return false }
            let again = position..<position + sentences.count
            return !license.differences.contains {
                $0.added.count >= Self.shortest && $0.added.overlaps(again)
            }
        }
    }

    /// The sentences that were put in with some words; nil if these are parts of sentences.
    ///
    /// They may begin a few words before, if what follows them begins with the same words, or
    /// end a few words behind, if what stands before them ends so.
    private func sentences(
        around added: Range<Int>, in license: Range<Int>, of text: NumberedText
    ) -> Range<Int>? {
        for shift in 0...Self.longestShift {
            let start = added.lowerBound - shift
            guard start >= license.lowerBound else { break }
            if text.beginsSentence(at: start) {
                let end = added.reversed().first { position in
                    let end = position + 1
                    return end + shift <= added.upperBound && text.beginsSentence(at: end)
                        && text.repeats(start..<added.lowerBound, from: end)
                }
                if let end { return start..<end + 1 }
                break
            }
        }
        for shift in 1...Self.longestShift {
            let (start, end) = (added.lowerBound + shift, added.upperBound + shift)
            guard start < added.upperBound, end <= license.upperBound else { break }
            if text.beginsSentence(at: start), text.beginsSentence(at: end) {
                return text.repeats(added.lowerBound..<start, from: added.upperBound)
                    ? start..<end : nil
            }
        }
        return nil
    }
}

/// Sentences that were put in among those of a license.
struct InsertedSentence {
    /// The words, by their positions.
    let words: Range<Int>
    /// Whether they set a condition; else they only keep notices, disclaim or tell what was done.
    let isCondition: Bool
}

extension NumberedText {
    /// Whether a sentence or an item of a list begins with a word, or the text ends before it.
    func beginsSentence(at position: Int) -> Bool {
        guard position > 0, position < numbers.count else { return true }
        let (last, next) = (index(of: position - 1), index(of: position))
        let end = words[last].end
        if words[last + 1].isMarker {
            // In the midst of a line it may be the initial of a name.
            return bytes[end..<words[last + 1].start].contains { "\n.:;".utf8.contains($0) }
        }
        let between = bytes[end..<words[next].start]
        let isInitial = end - words[last].start == 1
        return between.count(where: { $0 == 0x0A }) > 1
            || bytes[words[next].start].isCapital && !isInitial
                && between.contains { ".:;".utf8.contains($0) }
    }

    /// The positions of each sentence's words.
    var sentences: [Range<Int>] {
        var start = 0
        return numbers.indices.filter { beginsSentence(at: $0 + 1) }.map { last in
            defer { start = last + 1 }
            return start..<last + 1
        }
    }

    /// The whole sentences among some words, from the first that begins behind other words: they
    /// stand behind a holder's name, say. Nil if there are none.
    fileprivate func sentences(in words: Range<Int>) -> Range<Int>? {
        guard let start = words.dropFirst().first(where: beginsSentence(at:)),
            let last = (start..<words.upperBound).last(where: { beginsSentence(at: $0 + 1) })
        else { return nil }
        return start..<last + 1
    }

    /// Whether the same words stand from another position on.
    fileprivate func repeats(_ positions: Range<Int>, from other: Int) -> Bool {
        positions.allSatisfy { position in
            let again = other + position - positions.lowerBound
            return again < numbers.count && word(at: again).hash == word(at: position).hash
        }
    }
}
