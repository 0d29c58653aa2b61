/// What part of a work the sentence before a name speaks of.
struct ScopeReader {
    let text: GrantText

    /// So many words before a name are looked at: a subject may have its copyright line behind it.
    static let reach = 70

    /// What a grant is for whose first name stands at a place.
    func scope(before first: Int) -> Grant.Scope {
        let scope = scopeOfSentence(before: first)
        let isOfItem =
            scope == .work
            && ListedSource.hasField(at: Int(text.words[first].start), in: text.bytes)
        return isOfItem ? .parts : scope
    }

    private func scopeOfSentence(before first: Int) -> Grant.Scope {
        var found = Grant.Scope.work
        var isAbove = false
        for place in text.back(from: first, reach: Self.reach) {
            if text.endsSentence(place), !goesOn(behind: place, first) {
                if !isAbove, found == .work, isBelowFileNames(place + 1) { found = .parts }
                guard beginsSentenceOnItsSubject(place) else { return found }
                isAbove = true
            }
            if isPackaging(place) { return .packaging }
            if isAbove { continue }
            if isWholeBesideParts(place) { return .work }
            switch found {
            case .documentation: break
            case _ where text.word(place, is: .documentation) && !isLicenseNote(place):
                found = .documentation
            case .tests: break
            case _ where text.word(place, is: .tests): found = .tests
            case .work where text.word(place, is: .parts) && isSome(place): found = .parts
            case .work where isOfChanges(place, first): found = .parts
            // "sort.c is in the public domain"
            case .work where text.isInFileName(place) && !isLeftOut(place): found = .parts
            default: break
            }
        }
        return found
    }

    /// Whether a sentence says "You can redistribute it" in a paragraph behind a heading and
    /// holders: the heading says what "it" is.
    private func beginsSentenceOnItsSubject(_ place: Int) -> Bool {
        let separator = text.separator(after: place)
        return separator.contains(.paragraph) && separator.isDisjoint(with: [.cut, .stop])
            && text.word(place + 1, isSpelt: "you")
    }

    /// Whether the sentence goes on in the paragraph behind: after a colon or "is",
    /// or with "and is …".
    func goesOn(behind place: Int, _ first: Int) -> Bool {
        let separator = text.separator(after: place)
        // A licence's text that was left out is what the colon leads to.
        guard separator.contains(.paragraph), !separator.contains(.cut) else { return false }
        if separator.contains(.colon) { return true }
        guard place + 1 < first else { return false }
        return text.word(place + 1, is: .and)
            || !separator.contains(.stop)
                && (text.word(place + 1, is: .verb) || text.word(place, is: .verb))
    }

    /// "this software and its documentation" names the work.
    private func isLicenseNote(_ place: Int) -> Bool {
        place > 1 && text.word(place - 1, is: .its)
    }
}

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
        let separator = text.separator(after: place)
        if separator.contains(.slash) {
            // "Files: debian/* lib/*"
            return separator.contains(.tight) || text.word(place + 1, is: .debian)
                || !text.separator(after: place + 1).contains(.slash)
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

/// Whether some parts of a work are spoken of, and not all of it.
extension ScopeReader {
    /// "the files in …", but not "this file", "all files" or the pattern of "Files: *".
    func isSome(_ place: Int) -> Bool {
        // "Portions Copyright 2001 N. N." says whose something is.
        if place + 1 < text.count, text.word(place + 1, is: .copyright),
            text.separator(after: place).isSubset(of: [.colon])
        {
            return false
        }
        // "the following license", "subject to the following terms"
        if place + 1 < text.count, text.word(place + 1, is: .terms),
            text.word(place, isSpelt: "following")
        {
            return false
        }
        if isOfAsterisk(place) || endsTitle(place) { return false }
        for before in text.back(from: place, reach: 2) {
            if text.endsSentence(before) { break }
            if text.word(before, is: .whole) { return false }
        }
        return !isLeftOut(place)
    }

    /// "The Lunar Module": the name of a work, in capitals.
    private func endsTitle(_ place: Int) -> Bool {
        guard place > 1, text.word(place, isSpelt: ["module", "plugin"]),
            !text.endsSentence(place - 1), !text.endsSentence(place - 2)
        else { return false }
        return text.bytes(of: place)[0].isCapital && text.bytes(of: place - 1)[0].isCapital
    }

    /// "the files * are": the pattern of everything, and no comment's leader.
    private func isOfAsterisk(_ place: Int) -> Bool {
        guard place + 1 < text.count else { return false }
        let end = Int(text.words[place].end)
        let behind = text.bytes[end..<min(end + 3, Int(text.words[place + 1].start))]
        return behind.count == 3 && behind[0].isBlank && behind[1] == UInt8(ascii: "*")
            && (behind[2].isBlank || behind[2] == 0x0A)
    }

    /// "the work, with the exception of the script and …", "everything except the script", "unless
    /// stated otherwise in the following paragraphs"
    func isLeftOut(_ place: Int) -> Bool {
        text.back(from: place, reach: 6).contains { place in
            text.word(place, is: .exception) || text.word(place, isSpelt: "unless")
                || text.word(place, is: .turning) && text.word(place, isSpelt: "except")
        }
    }

    /// "our changes are in the public domain", but not "the work and our changes are"
    func isOfChanges(_ place: Int, _ first: Int) -> Bool {
        guard first - place <= 6, place + 2 < text.count, text.word(place + 1, isSpelt: "are"),
            text.word(place, isSpelt: ["changes", "modifications"]),
            text.word(place + 2, isSpelt: ["in", "public", "under", "released", "licensed"])
        else { return false }
        return !text.back(from: place, reach: 4).contains { text.word($0, is: .and) }
    }

    /// "the library and its headers", "the library and most examples"
    func isWholeBesideParts(_ place: Int) -> Bool {
        guard text.word(place, is: .work), place + 1 < text.count, !text.endsSentence(place) else {
            return false
        }
        return text.word(place + 1, is: .and)
            && !text.back(from: place, reach: 4).contains { text.word($0, is: .parts) }
    }

    /// A notice below a list of files, or a heading that names them, is for these; but "License for
    /// the orrery:" says itself what it is for.
    func isBelowFileNames(_ place: Int) -> Bool {
        text.beginsParagraph(place)
            && !(text.word(place, is: .license) && text.word(place + 1, isSpelt: ["for", "of"]))
            && FileNames(in: text.bytes).stand(above: Int(text.words[place].start))
    }
}
