import Bytes
import LicenseStatements

extension AlternativeParagraphs {
    /// Whether one of the paragraphs stands in a licence's text, or right behind it.
    func stand(at license: Range<Int>, in text: ByteView) -> Bool {
        let next = ranges.partitioningIndex { $0.upperBound > license.lowerBound }
        return next < ranges.count && ranges[next].lowerBound - license.upperBound < Self.margin
            && text.hasNoWord(from: license.upperBound, to: ranges[next].lowerBound)
    }

    /// So many bytes at most stand between a text and an alternative to it, none of them a word's.
    private static let margin = 200

    /// Joins each licence whose text stands around an alternative, or right before it, and what the
    /// alternative grants: the two become one choice. Words right before the text that name its
    /// licence say the same as the text, and are dropped.
    ///
    /// - Parameter pieces: in the order of the text.
    /// - Returns: the pieces in the same order, without grants inside of a licence's text.
    func joined(to pieces: [TextEvidence.Piece], in text: ByteView) -> [TextEvidence.Piece] {
        var joined: [TextEvidence.Piece] = []
        // The last licence's text, and where it or the last alternative to it ends.
        var choice: Int?
        var end = 0
        // Whether words right before that text grant it.
        var announced = false
        var ranges = ranges[...]
        for piece in pieces {
            while let first = ranges.first, first.upperBound <= piece.bytes.lowerBound {
                ranges.removeFirst()
            }
            if piece.basis == .text {
                choice = joined.count
                end = piece.bytes.upperBound
                joined.append(piece)
                announced = joined.count > 1 && joined[joined.count - 2].announces(piece, in: text)
            } else if let paragraph = ranges.first, paragraph.contains(piece.bytes.lowerBound) {
                if var place = choice, text.hasNoWord(from: end, to: paragraph.lowerBound) {
                    if announced {
                        joined[place].isPartial = joined[place - 1].isPartial
                        joined.remove(at: place - 1)
                        place -= 1
                        choice = place
                        announced = false
                    }
                    joined[place].license = .or([joined[place].license, piece.license])
                    end = max(end, paragraph.upperBound)
                } else {
                    choice = nil
                    joined.append(piece)
                }
            } else if piece.bytes.lowerBound >= end {
                joined.append(piece)
            }
        }
        return joined
    }
}

extension TextEvidence.Piece {
    /// "under the MIT license:", right above that licence's text
    fileprivate func announces(_ printed: Self, in text: ByteView) -> Bool {
        grant != nil && license == printed.license && !isOfPackaging && !printed.isOfPackaging
            && (text.hasNoWord(from: bytes.upperBound, to: printed.bytes.lowerBound)
                || text.leadsOn(from: bytes.upperBound, to: printed.bytes.lowerBound))
    }
}

extension ByteView {
    /// "license, as follows:"
    fileprivate func leadsOn(from start: Int, to end: Int) -> Bool {
        guard end - start < 80 else { return false }
        let between = self[start..<end]
        guard let colon = between.lastIndex(of: UInt8(ascii: ":")),
            !between.contains(UInt8(ascii: "."))
        else { return false }
        return hasNoWord(from: start + colon, to: end)
    }

    fileprivate func hasNoWord(from start: Int, to end: Int) -> Bool {
        start >= end || !self[start..<end].contains { $0.isLetter || $0.isDigit || $0 > 0x7F }
    }
}
