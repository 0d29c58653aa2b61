import Bytes
import LicenseStatements

extension AlternativeParagraphs {
    /// Makes a choice of each licence whose text stands around an alternative, or right before it,
    /// and of what the alternative grants.
    ///
    /// - Parameter pieces: in the order of the text; grants inside a licence's text are left out.
    func joined(to pieces: [TextEvidence.Piece], in text: ByteView) -> [TextEvidence.Piece] {
        var joined: [TextEvidence.Piece] = []
        // The last licence's text, and where it or the last alternative to it ends.
        var choice: Int?
        var end = 0
        var ranges = ranges[...]
        for piece in pieces {
            while let first = ranges.first, first.upperBound <= piece.bytes.lowerBound {
                ranges.removeFirst()
            }
            if piece.basis == .text {
                choice = joined.count
                end = piece.bytes.upperBound
                joined.append(piece)
            } else if let paragraph = ranges.first, paragraph.contains(piece.bytes.lowerBound) {
                if let place = choice, text.hasNoWord(from: end, to: paragraph.lowerBound) {
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

extension ByteView {
    fileprivate func hasNoWord(from start: Int, to end: Int) -> Bool {
        start >= end || !self[start..<end].contains { $0.isLetter || $0.isDigit || $0 > 0x7F }
    }
}
