import DebianSystems

/// The paragraphs of a text that begin with "alternatively" and grant a license.
///
/// Such a paragraph leaves a choice between the license before it and its own. Often it interrupts
/// the text of the other license, which is found only after the paragraph is blanked out.
struct AlternativeParagraphs {
    /// The paragraphs' ranges in bytes of the text, in its order.
    private(set) var ranges: [Range<Int>] = []

    /// At most this many words separate "alternatively" from the license's name.
    private static let reach = 40

    /// - Parameters:
    ///   - grants: in the text's order.
    ///   - words: all words of the text.
    init(of grants: [Grant], in text: ByteView, _ words: TextWords) {
        var end = 0
        for grant in grants where grant.bytes.lowerBound >= end {
            let index = words.all.partitioningIndex { $0.start >= grant.bytes.lowerBound }
            let words = words.all
            guard
                let first = (max(0, index - Self.reach)..<index).last(where: {
                    words[$0].hash == "alternatively" && words.beginsParagraph($0, in: text)
                }),
                !(first + 1..<index).contains(where: { words.beginsParagraph($0, in: text) })
            else { continue }
            var last = index
            while last + 1 < words.count, !words.beginsParagraph(last + 1, in: text) { last += 1 }
            end = words[last].end
            ranges.append(words[first].start..<end)
        }
    }

    /// The text with blanks in place of the paragraphs.
    func blanked(in text: ByteView) -> [UInt8] {
        var bytes = Array(text)
        bytes.blank(ranges)
        return bytes
    }
}

extension [Word] {
    /// Whether an empty line precedes the word.
    fileprivate func beginsParagraph(_ index: Int, in text: ByteView) -> Bool {
        guard index > 0 else { return true }
        var lineFeeds = 0
        for byte in text[self[index - 1].end..<self[index].start] where byte == 0x0A {
            lineFeeds += 1
            if lineFeeds == 2 { return true }
        }
        return false
    }
}

extension AlternativeParagraphs {
    /// Whether one of the paragraphs is in a license's text, or right after it.
    func stand(at license: Range<Int>, in text: ByteView) -> Bool {
        let next = ranges.partitioningIndex { $0.upperBound > license.lowerBound }
        return next < ranges.count && ranges[next].lowerBound - license.upperBound < Self.margin
            && text.hasNoWord(from: license.upperBound, to: ranges[next].lowerBound)
    }

    /// At most this many bytes separate a text from an alternative to it, and no word does.
    private static let margin = 200

    /// Makes one choice of each license whose text surrounds or precedes an alternative, and the
    /// license that the alternative grants. Words right above the text that only name its license
    /// are dropped, because they say nothing that the text doesn't.
    ///
    /// - Parameter pieces: in the order of the text.
    /// - Returns: the pieces in the same order, without grants inside of a license's text.
    func joined(to pieces: [Evidence], in text: ByteView) -> [Evidence] {
        if ranges.isEmpty { return pieces }
        var joiner = AlternativeJoiner(text)
        var ranges = ranges[...]
        for piece in pieces {
            while let first = ranges.first, first.upperBound <= piece.bytes.lowerBound {
                ranges.removeFirst()
            }
            if piece.basis == .text {
                joiner.add(text: piece)
            } else if let paragraph = ranges.first, paragraph.contains(piece.bytes.lowerBound) {
                joiner.add(alternative: piece, in: paragraph)
            } else {
                joiner.add(grant: piece)
            }
        }
        return joiner.pieces
    }
}

/// Joins licenses' texts and their alternatives in one pass over the pieces of a text.
private struct AlternativeJoiner {
    private let text: ByteView
    private(set) var pieces: [Evidence] = []
    /// The index of the last license's text; nil after an alternative to something else.
    private var choice: Int?
    /// The end of that text, or of its last alternative.
    private var end = 0
    /// Whether the piece before that text only names the text's license.
    private var isAnnounced = false

    init(_ text: ByteView) {
        self.text = text
    }

    mutating func add(text piece: Evidence) {
        isAnnounced = pieces.last?.announces(piece, in: text) ?? false
        choice = pieces.count
        end = piece.bytes.upperBound
        pieces.append(piece)
    }

    mutating func add(alternative piece: Evidence, in paragraph: Range<Int>) {
        guard let index = choice, text.hasNoWord(from: end, to: paragraph.lowerBound) else {
            choice = nil
            pieces.append(piece)
            return
        }
        pieces[index].license = .or([pieces[index].license, piece.license])
        end = max(end, paragraph.upperBound)
        if isAnnounced { dropAnnouncement(of: index) }
    }

    /// Adds another grant, unless it is in the last license's text or in an alternative.
    mutating func add(grant piece: Evidence) {
        if piece.bytes.lowerBound >= end { pieces.append(piece) }
    }

    private mutating func dropAnnouncement(of index: Int) {
        pieces[index].scope = pieces[index - 1].scope
        pieces.remove(at: index - 1)
        choice = index - 1
        isAnnounced = false
    }
}

extension Evidence {
    /// Whether this evidence only names the license whose text is right below: "under the MIT
    /// license:".
    fileprivate func announces(_ printed: Self, in text: ByteView) -> Bool {
        grant != nil && license == printed.license && scope != .packaging
            && printed.scope != .packaging
            && (text.hasNoWord(from: bytes.upperBound, to: printed.bytes.lowerBound)
                || text.leadsOn(from: bytes.upperBound, to: printed.bytes.lowerBound))
    }
}

extension ByteView {
    /// Whether the range has only words that introduce a text: "license, as follows:".
    fileprivate func leadsOn(from start: Int, to end: Int) -> Bool {
        guard end - start < 80 else { return false }
        let between = self[start..<end]
        guard let colon = between.lastIndex(of: UInt8(ascii: ":")),
            !between.contains(UInt8(ascii: "."))
        else { return false }
        return hasNoWord(from: start + colon, to: end)
    }

    /// Whether the range has neither letters nor digits.
    fileprivate func hasNoWord(from start: Int, to end: Int) -> Bool {
        start >= end || !self[start..<end].contains { $0.isLetter || $0.isDigit || $0 > 0x7F }
    }
}
