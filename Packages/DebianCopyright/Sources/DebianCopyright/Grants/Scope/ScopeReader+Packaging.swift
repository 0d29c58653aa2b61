/// Whether the packaging is spoken of, and not the work that is packaged.
extension ScopeReader {
    /// Whether a licence's text that was left out is the packaging's: "The Debian packaging is
    /// licensed as follows:", with its holders at most between.
    func isPackaging(above cut: Int) -> Bool {
        let top = topOfHolders(above: cut)
        for place in text.back(from: top, reach: Self.reach) {
            if place + 1 < cut, text.endsSentence(place), !goesOn(behind: place, cut) {
                return false
            }
            // "This package was debianized by N. N." says nothing of what follows.
            if isPackaging(place) { return place == 0 || !text.word(place - 1, is: .verb) }
        }
        return false
    }

    /// Where the paragraphs begin that say whose the text below is.
    private func topOfHolders(above cut: Int) -> Int {
        let notices = CopyrightNotices(text: text)
        var top = cut
        for place in text.back(from: cut, reach: Self.reach) where text.beginsParagraph(place) {
            guard notices.isCopyright(place) else { break }
            top = place
        }
        return top
    }

    /// "packaging", "debian/*", "Debian-specific files"
    func isPackaging(_ place: Int) -> Bool {
        if text.word(place, is: .packaging) { return !isBesideWork(place, place) }
        guard text.word(place, is: .debian), place + 1 < text.count else { return false }
        let gap = text.gap(after: place)
        if gap.contains(.slash) {
            // "Files: debian/* lib/*"
            return gap.contains(.tight) || text.word(place + 1, is: .debian)
                || !text.gap(after: place + 1).contains(.slash)
        }
        return text.word(place + 1, is: [.parts, .addition]) && !isBesideWork(place, place + 1)
    }

    /// "most of the sources and the Debian package are", "all files, including packaging"
    private func isBesideWork(_ first: Int, _ last: Int) -> Bool {
        guard last + 1 < text.count, !text.word(last + 1, isSpelt: "is") else {
            return false
        }
        var place = first - 1
        while place > 0, text.word(place, is: [.the, .debian]), !text.endsSentence(place) {
            place -= 1
        }
        guard place > 0, !text.endsSentence(place), !text.endsSentence(place - 1) else {
            return false
        }
        return text.word(place, isSpelt: "including")
            || text.word(place, is: .and) && text.word(last + 1, is: .verb)
    }
}
