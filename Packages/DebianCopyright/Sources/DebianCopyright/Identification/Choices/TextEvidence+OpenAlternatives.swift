extension [TextEvidence.Piece] {
    /// Adds to each choice the licence that it names without an id, where the licence's text stands
    /// further down: in "the GPL or the BSD license" the text tells which of the BSD licences it
    /// is. So it is with a licence that is named without its version.
    mutating func closeAlternatives() {
        guard contains(where: { $0.grant?.openAlternative != nil }) else { return }
        // The nearest text behind, by what its id begins with.
        var texts: [Substring: (license: StatedLicense, place: Int?)] = [:]
        for place in indices.reversed() {
            if let id = self[place].textID {
                texts[id.licenseFamily] = (self[place].license, place)
            } else if let name = self[place].grant?.openAlternative,
                let text = texts[name.licenseFamily],
                text.license.licenseIDs[0].hasPrefix(name + "-")
            {
                self[place].license = .or([self[place].license, text.license])
                // The text says no more than the choice.
                if let printed = text.place { self[printed].license = self[place].license }
                texts[name.licenseFamily]?.place = nil
            }
        }
    }
}

extension TextEvidence.Piece {
    /// The id of the licence whose text it is; nil for what is granted by words.
    fileprivate var textID: String? {
        guard basis == .text, case .license(let id, _, _) = license else { return nil }
        return id
    }
}
