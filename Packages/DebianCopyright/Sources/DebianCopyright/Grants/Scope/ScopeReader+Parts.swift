/// Whether some parts of a work are spoken of, and not all of it.
extension ScopeReader {
    /// "the files in …", but not "this file", "all files" or the pattern of "Files: *".
    func isSome(_ place: Int) -> Bool {
        // "Portions Copyright 2001 N. N." says whose something is.
        if place + 1 < text.count, text.word(place + 1, is: .copyright),
            text.gap(after: place).isSubset(of: [.colon])
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
