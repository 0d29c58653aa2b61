import DebianSystems

/// Finds sentences inside a license's text that aren't part of the license and set a condition: an
/// extra clause, "4. The software may be used with our boards only".
///
/// The text still is that license, and the clause is a rider.
struct InsertedConditions {
    private let index: LicenseIndex
    private let notes: SideNotes
    private let emptyClauses: EmptyClauses

    /// At most this many words next to a difference may belong to the inserted sentence. If two
    /// sentences begin alike, the alignment takes the first one for the license's own.
    private static let longestShift = 16

    init(_ index: LicenseIndex) {
        self.index = index
        notes = SideNotes(index)
        emptyClauses = EmptyClauses(index)
    }

    /// The sentences inside a license's text that aren't its own, in their order.
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

    /// A condition has at least this many words.
    private static let shortest = 4

    /// Whether the sentences repeat the license's own words, as an example of a notice does.
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

    /// The inserted sentences around some added words; nil if the words are only parts of
    /// sentences.
    ///
    /// The sentences may begin a few words earlier, if the next sentence begins with the same
    /// words, or end a few words later, if the previous sentence ends with the same words.
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

/// Sentences inserted into a license.
struct InsertedSentence {
    /// The positions of the words.
    let words: Range<Int>
    /// Whether the sentences set a condition. Otherwise they only keep notices, disclaim, or report
    /// a change.
    let isCondition: Bool
}

extension NumberedText {
    /// Whether a word begins a sentence or a list item, or is beyond the end of the text.
    func beginsSentence(at position: Int) -> Bool {
        guard position > 0, position < numbers.count else { return true }
        let (last, next) = (index(of: position - 1), index(of: position))
        let end = words[last].end
        if words[last + 1].isMarker {
            // In the middle of a line it may be the initial of a name.
            return bytes[end..<words[last + 1].start].contains { "\n.:;".utf8.contains($0) }
        }
        let between = bytes[end..<words[next].start]
        let isInitial = end - words[last].start == 1
        return between.count(where: { $0 == 0x0A }) > 1
            || bytes[words[next].start].isCapital && !isInitial
                && between.contains { ".:;".utf8.contains($0) }
    }

    /// The word positions of each sentence.
    var sentences: [Range<Int>] {
        var start = 0
        return numbers.indices.filter { beginsSentence(at: $0 + 1) }.map { last in
            defer { start = last + 1 }
            return start..<last + 1
        }
    }

    /// The complete sentences among some words, starting after an incomplete one, such as a
    /// holder's name. Nil if there are none.
    fileprivate func sentences(in words: Range<Int>) -> Range<Int>? {
        guard let start = words.dropFirst().first(where: beginsSentence(at:)),
            let last = (start..<words.upperBound).last(where: { beginsSentence(at: $0 + 1) })
        else { return nil }
        return start..<last + 1
    }

    /// Whether the words occur again at another position.
    fileprivate func repeats(_ positions: Range<Int>, from other: Int) -> Bool {
        positions.allSatisfy { position in
            let again = other + position - positions.lowerBound
            return again < numbers.count && word(at: again).hash == word(at: position).hash
        }
    }
}
