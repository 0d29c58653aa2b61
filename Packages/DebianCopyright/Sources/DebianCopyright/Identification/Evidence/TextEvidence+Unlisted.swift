extension TextEvidence {
    /// Adds the licences that the SPDX list lacks and that stand beside what else the work is
    /// under.
    ///
    /// - Parameter name: what such a licence's text is referred to by.
    mutating func addUnlisted(in text: Sentences, name: (PermissionText) -> StatedLicense) {
        guard pieces.contains(where: { !$0.isOfPackaging }) else { return }
        let known = reading.matches.map(\.bytes) + grants.map(\.bytes) + pieces.map(\.bytes)
        let files = FileNames(in: text.text)
        var above = RightAbove(pieces, in: text.text)
        var unlisted: [Piece] = []
        for permission in PermissionText.all(in: text, beside: known) {
            let range = permission.text.range(in: text.text)
            if above.names(textAt: range.lowerBound) { continue }
            unlisted.append(
                Piece(
                    license: name(permission), basis: .text, rule: .unlistedText,
                    bytes: range, isPartial: files.stand(above: range.lowerBound)))
        }
        add(unlisted)
    }
}

/// Tells which texts stand right below a name: "under the three-clause BSD license:" says what the
/// text is, however it is printed.
private struct RightAbove {
    private let pieces: [TextEvidence.Piece]
    private let text: ByteView
    /// How many pieces stand above the last text that was asked about.
    private var passed = 0

    /// - Parameter pieces: in the order of the text.
    init(_ pieces: [TextEvidence.Piece], in text: ByteView) {
        self.pieces = pieces
        self.text = text
    }

    /// Whether nothing but a colon and lines about holders stands between a definite name and a
    /// text.
    ///
    /// - Parameter start: where the text begins, behind those asked about before.
    mutating func names(textAt start: Int) -> Bool {
        while passed < pieces.count, pieces[passed].bytes.lowerBound < start { passed += 1 }
        guard passed > 0, pieces[passed - 1].isDefiniteName,
            pieces[passed - 1].bytes.upperBound <= start
        else { return false }
        let between = text[pieces[passed - 1].bytes.upperBound..<start]
        guard between.count < Self.reach, between.first == UInt8(ascii: ":") else { return false }
        return ByteLines(between).allSatisfy { line in
            line.bytes.isOfHolders || !line.bytes.contains(where: \.isLetter)
        }
    }

    /// The work's holders stand within so many bytes.
    private static let reach = 1_000
}

extension TextEvidence.Piece {
    /// Whether it says how many clauses a BSD licence has, which people print in words of their
    /// own.
    fileprivate var isDefiniteName: Bool {
        guard grant?.form == .words, !isOfPackaging, case .license(let id, _, _) = license else {
            return false
        }
        return id.hasPrefix("BSD-")
    }
}
