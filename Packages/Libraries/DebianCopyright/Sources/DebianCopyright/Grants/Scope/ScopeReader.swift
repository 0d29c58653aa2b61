import DebianSystems

/// Finds the part of a work that the sentence before a name is about.
struct ScopeReader {
    let text: GrantText

    /// The number of words before a name that are checked. A copyright line may separate a subject
    /// from the name.
    static let reach = 70

    /// The scope of a grant whose first name is at an index.
    func scope(before first: Int) -> Scope {
        let scope = scopeOfSentence(before: first)
        let isOfItem =
            scope == .work
            && ListedSource.hasField(at: Int(text.words[first].start), in: text.bytes)
        return isOfItem ? .parts : scope
    }

    private func scopeOfSentence(before first: Int) -> Scope {
        var found = Scope.work
        var isAbove = false
        for index in text.back(from: first, reach: Self.reach) {
            if text.endsSentence(index), !goesOn(behind: index, first) {
                if !isAbove, found == .work, isBelowFileNames(index + 1) { found = .parts }
                guard beginsSentenceOnItsSubject(index) else { return found }
                isAbove = true
            }
            if isPackaging(index) { return .packaging }
            if isAbove { continue }
            if isWholeBesideParts(index) { return .work }
            switch found {
            case .documentation: break
            case _ where text.word(index, is: .documentation) && !isLicenseNote(index):
                found = .documentation
            case .tests: break
            case _ where text.word(index, is: .tests): found = .tests
            case .work where text.word(index, is: .parts) && isSome(index): found = .parts
            case .work where isOfChanges(index, first): found = .parts
            case .work where isPathBehindLicense(index): found = .parts
            // "sort.c is in the public domain"
            case .work where text.isInFileName(index) && !isLeftOut(index): found = .parts
            default: break
            }
        }
        return found
    }

    /// Whether a sentence begins with "You can redistribute it" in a paragraph after a heading and
    /// holders, so that "it" refers to the heading.
    private func beginsSentenceOnItsSubject(_ index: Int) -> Bool {
        let separator = text.separator(after: index)
        return separator.contains(.paragraph) && separator.isDisjoint(with: [.cut, .stop])
            && text.word(index + 1, isSpelled: "you")
    }

    /// Whether the sentence continues in the next paragraph: after a colon or "is", or with "and is
    /// …".
    func goesOn(behind index: Int, _ first: Int) -> Bool {
        let separator = text.separator(after: index)
        // The colon introduces an omitted license text.
        guard separator.contains(.paragraph), !separator.contains(.cut) else { return false }
        if separator.contains(.colon) { return true }
        guard index + 1 < first else { return false }
        return text.word(index + 1, is: .and)
            || !separator.contains(.stop)
                && (text.word(index + 1, is: .verb) || text.word(index, is: .verb))
    }

    /// "this software and its documentation" means the whole work.
    private func isLicenseNote(_ index: Int) -> Bool {
        index > 1 && text.word(index - 1, is: .its)
    }
}

/// Statements about the packaging, rather than the work that is packaged.
extension ScopeReader {
    /// Whether an omitted license text is the packaging's: "The Debian packaging is licensed as
    /// follows:", with at most its holders in between.
    func isPackaging(above cut: Int) -> Bool {
        let top = topOfHolders(above: cut)
        for index in text.back(from: top, reach: Self.reach) {
            if index + 1 < cut, text.endsSentence(index), !goesOn(behind: index, cut) {
                return false
            }
            // "This package was debianized by N. N." isn't about the words that follow.
            if isPackaging(index) { return index == 0 || !text.word(index - 1, is: .verb) }
        }
        return false
    }

    /// The beginning of the paragraphs that name the holders of the text below.
    private func topOfHolders(above cut: Int) -> Int {
        let notices = CopyrightNotices(text: text)
        var top = cut
        for index in text.back(from: cut, reach: Self.reach) where text.beginsParagraph(index) {
            guard notices.isCopyright(index) else { break }
            top = index
        }
        return top
    }

    /// "packaging", "debian/*", "Debian-specific files"
    func isPackaging(_ index: Int) -> Bool {
        if text.word(index, is: .packaging) { return !isBesideWork(index, index) }
        guard text.word(index, is: .debian), index + 1 < text.count else { return false }
        let separator = text.separator(after: index)
        if separator.contains(.slash) {
            // "Files: debian/* lib/*"
            return separator.contains(.tight) || text.word(index + 1, is: .debian)
                || !text.separator(after: index + 1).contains(.slash)
        }
        return text.word(index + 1, is: [.parts, .addition]) && !isBesideWork(index, index + 1)
    }

    /// "most of the sources and the Debian package are", "all files, including packaging"
    private func isBesideWork(_ first: Int, _ last: Int) -> Bool {
        guard last + 1 < text.count, !text.word(last + 1, isSpelled: "is") else {
            return false
        }
        var index = first - 1
        while index > 0, text.word(index, is: [.the, .debian]), !text.endsSentence(index) {
            index -= 1
        }
        guard index > 0, !text.endsSentence(index), !text.endsSentence(index - 1) else {
            return false
        }
        return text.word(index, isSpelled: "including")
            || text.word(index, is: .and) && text.word(last + 1, is: .verb)
    }
}

/// Statements about some parts of a work, rather than the whole work.
extension ScopeReader {
    /// "the files in …", but not "this file", "all files" or the pattern of "Files: *".
    func isSome(_ index: Int) -> Bool {
        // "Portions Copyright 2001 N. N." names a holder.
        if index + 1 < text.count, text.word(index + 1, is: .copyright),
            text.separator(after: index).isSubset(of: [.colon])
        {
            return false
        }
        // "the following license", "subject to the following terms"
        if index + 1 < text.count, text.word(index + 1, is: .terms),
            text.word(index, isSpelled: "following")
        {
            return false
        }
        if isOfAsterisk(index) || endsTitle(index) { return false }
        for before in text.back(from: index, reach: 2) {
            if text.endsSentence(before) { break }
            if text.word(before, is: .whole) { return false }
        }
        return !isLeftOut(index)
    }

    /// "The Lunar Module": the name of a work, with capital letters.
    private func endsTitle(_ index: Int) -> Bool {
        guard index > 1, text.word(index, isSpelled: ["module", "plugin"]),
            !text.endsSentence(index - 1), !text.endsSentence(index - 2)
        else { return false }
        return text.bytes(of: index)[0].isCapital && text.bytes(of: index - 1)[0].isCapital
    }

    /// "the files * are": the pattern for all files, rather than a comment leader.
    private func isOfAsterisk(_ index: Int) -> Bool {
        guard index + 1 < text.count else { return false }
        let end = Int(text.words[index].end)
        let behind = text.bytes[end..<min(end + 3, Int(text.words[index + 1].start))]
        return behind.count == 3 && behind[0].isBlank && behind[1] == UInt8(ascii: "*")
            && (behind[2].isBlank || behind[2] == 0x0A)
    }

    /// "the work, with the exception of the script and …", "everything except the script", "unless
    /// stated otherwise in the following paragraphs"
    func isLeftOut(_ index: Int) -> Bool {
        text.back(from: index, reach: 6).contains { index in
            text.word(index, is: .exception) || text.word(index, isSpelled: "unless")
                || text.word(index, is: .turning) && text.word(index, isSpelled: "except")
        }
    }

    /// "License for lib/moon:"
    func isPathBehindLicense(_ index: Int) -> Bool {
        index > 1 && text.separator(after: index).isSuperset(of: [.tight, .slash])
            && text.word(index - 1, isSpelled: ["for", "of"]) && text.word(index - 2, is: .license)
    }

    /// "our changes are in the public domain", but not "the work and our changes are"
    func isOfChanges(_ index: Int, _ first: Int) -> Bool {
        guard first - index <= 6, index + 2 < text.count, text.word(index + 1, isSpelled: "are"),
            text.word(index, isSpelled: ["changes", "modifications"]),
            text.word(index + 2, isSpelled: ["in", "public", "under", "released", "licensed"])
        else { return false }
        return !text.back(from: index, reach: 4).contains { text.word($0, is: .and) }
    }

    /// "the library and its headers", "the library and most examples"
    func isWholeBesideParts(_ index: Int) -> Bool {
        guard text.word(index, is: .work), index + 1 < text.count, !text.endsSentence(index) else {
            return false
        }
        return text.word(index + 1, is: .and)
            && !text.back(from: index, reach: 4).contains { text.word($0, is: .parts) }
    }

    /// A notice below a list of files, or below a heading that names files, is for these files; but
    /// "License for the orrery:" says for itself what it is for.
    func isBelowFileNames(_ index: Int) -> Bool {
        text.beginsParagraph(index)
            && !(text.word(index, is: .license) && text.word(index + 1, isSpelled: ["for", "of"]))
            && FileNames(in: text.bytes).stand(above: Int(text.words[index].start))
    }
}
