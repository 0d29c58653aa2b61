/// What a text says beside some of the licences that it states.
extension TextEvidence {
    /// The text with blanks in place of the paragraphs that grant some of the licences. Where one
    /// of these is a GNU licence, paragraphs that speak of it are blanked, too, as some stand below
    /// its grant. Licences' own texts stay.
    ///
    /// - Parameter isTaken: whether a piece is of one of the licences.
    func rest(of text: ByteView, without isTaken: (Piece) -> Bool) -> [UInt8] {
        let taken = pieces.filter { $0.grant != nil && isTaken($0) }
        let namesGNULicense = taken.contains {
            $0.license.licenseIDs.contains(where: \.isGNULicense)
        }
        var bytes = Array(text)
        var printed = RangeSweep(of: reading.matches.map(\.bytes))
        var grants = RangeSweep(of: taken.map(\.bytes))
        for paragraph in TextParagraph.paragraphs(of: text) {
            let range = paragraph.bytes.range(in: text)
            guard !printed.overlaps(range),
                grants.overlaps(range)
                    || namesGNULicense
                        && paragraph.bytes.containsIgnoringCase("General Public License")
            else { continue }
            bytes.blank([range])
        }
        return bytes
    }
}

extension [UInt8] {
    /// Puts blanks in the place of these bytes; lines stay lines.
    mutating func blank(_ ranges: [Range<Int>]) {
        for place in ranges.joined() where self[place] != 0x0A { self[place] = 0x20 }
    }
}
