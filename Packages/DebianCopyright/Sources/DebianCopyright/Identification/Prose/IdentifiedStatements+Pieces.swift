extension [IdentifiedStatement] {
    /// One statement for each licence that the pieces state, at the licence's first place.
    ///
    /// - Parameters:
    ///   - pieces: in the order of the text.
    ///   - firstLine: the 1-based number of the text's first line in its file.
    init(of pieces: [TextEvidence.Piece], in text: ByteView, firstLine: Int) {
        self = []
        var lines = LineCounter(text, firstLine: firstLine)
        var places: [StatedLicense: Int] = [:]
        for piece in pieces {
            if let place = places[piece.license] {
                self[place].widen(by: piece)
            } else {
                places[piece.license] = count
                append(IdentifiedStatement(piece, in: text, lines: &lines))
            }
        }
    }
}

extension IdentifiedStatement {
    /// Takes in what is said of the same licence further down.
    ///
    /// What first is said of a part may later be said of everything else; but where the licence was
    /// granted by words, its own text below says of nothing else that it is granted.
    fileprivate mutating func widen(by piece: TextEvidence.Piece) {
        if piece.basis != .text || basis == .text {
            isPartial = isPartial && piece.isPartial
            isOfPackaging = isOfPackaging && piece.isOfPackaging
        }
        isOfRest = isOfRest || piece.isOfRest
    }

    fileprivate init(_ piece: TextEvidence.Piece, in text: ByteView, lines: inout LineCounter) {
        let first = lines.line(of: piece.bytes.lowerBound)
        let last = ByteLines(text[piece.bytes], first: first).reduce(first) { $1.number }
        self.init(
            license: piece.license,
            basis: piece.basis,
            rule: piece.rule,
            lines: first...last,
            name: piece.grant.map { _ in text[piece.bytes].singleSpaced },
            isUnversioned: piece.grant?.isUnversioned ?? false,
            isPartial: piece.isPartial,
            isOfRest: piece.isOfRest,
            isOfPackaging: piece.isOfPackaging)
    }
}

extension ByteView {
    /// Its words with one space between each two.
    fileprivate var singleSpaced: String {
        var words = words
        var line = words.next().map { String($0) } ?? ""
        while let word = words.next() { line += " \(String(word))" }
        return line
    }
}
