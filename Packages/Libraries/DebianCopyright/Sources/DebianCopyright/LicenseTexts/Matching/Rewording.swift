import DebianSystems

/// Recognizes words of a text that its license lacks but that add nothing: other words for the work
/// and its holders, names, headings, years and misspellings.
///
/// The matching guidelines allow only such words to differ. Any other words inside a license limit
/// the people, the places or the extent: "to any veteran", "on one machine".
struct Rewording {
    let index: LicenseIndex
    /// The license that the text resembles; nil if there is none.
    let license: LicenseTemplate?
    /// The numbers of the license's words that may occur elsewhere in the text.
    let own: Set<UInt16>
    let text: NumberedText

    /// Whether words that the license lacks only change its wording.
    ///
    /// - Parameter isName: whether the license has room for a name at that position.
    func saysNothingNew(_ added: Range<Int>, isName: Bool = false) -> Bool {
        namesWork(added) || spellsOutAbbreviation(added) || isAddress(added)
            || added.allSatisfy { position in
                isHarmless(position) || isSaidElsewhere(position)
                    || isName && text.bytes[text.word(at: position).start].isCapital
            }
    }

    /// Whether the license has the word in a phrase at another position.
    private func isSaidElsewhere(_ position: Int) -> Bool {
        guard let license else { return false }
        return (position - Self.phrase + 1...position).contains { start in
            let words = start..<start + Self.phrase
            guard start >= 0, words.upperBound <= text.numbers.count,
                !text.numbers[words].contains(0)
            else { return false }
            return (0..<max(0, license.count - Self.phrase)).contains { place in
                words.allSatisfy { license[place + $0 - start] == text.numbers[$0] }
            }
        }
    }

    private func isHarmless(_ position: Int) -> Bool {
        let word = text.word(at: position)
        let number = text.numbers[position]
        return number != 0 && (own.contains(number) || index.wordClass(of: number) <= .holder)
            || Self.usual.contains(word.hash) || text.bytes[word.start].isDigit
            || word.end - word.start <= Self.longestSign
            || text.bytes[word.start..<word.end].isRomanNumber
            || text.bytes[word.start].isCapital && (isName(position) || isOfTitle(position))
            || Self.unchanged.contains(word.hash) && isBehindNotice(position)
            || isTag(word) || isNameOfWork(position) || isBeforeLicense(position)
            || isPlaceOfLaw(position) || text.bytes.beginsMailAddress(word.start..<word.end)
            || isCompound(word) || isJoined(word) || isMisspelled(word)
    }

    /// "</strong>", left over from a text's web page
    private func isTag(_ word: Word) -> Bool {
        guard Self.tags.contains(word.hash), word.end < text.bytes.count,
            text.bytes[word.end] == UInt8(ascii: ">")
        else { return false }
        let start = text.bytes[max(0, word.start - 2)..<word.start]
        return start.last == UInt8(ascii: "<")
            || start.count == 2 && start[0] == UInt8(ascii: "<") && start[1] == UInt8(ascii: "/")
    }

    /// "the following disclaimer in this position and unchanged"
    private func isBehindNotice(_ position: Int) -> Bool {
        text.numbers[..<position].indices.suffix(Self.nearby).contains {
            Self.notices.contains(text.word(at: $0).hash)
        }
    }

    /// "in source and binary forms of Moon"
    private func namesWork(_ added: Range<Int>) -> Bool {
        guard let first = added.first, first > 0, added.count <= Self.longestWork else {
            return false
        }
        return text.word(at: first).hash == "of"
            && text.word(at: first - 1).hash == "forms"
    }

    /// Whether a word is part of a name after "copyright", "by" or "the names of", with only
    /// capitalized words, years and short words in between.
    private func isName(_ position: Int) -> Bool {
        var last = position - 1
        while last >= 0, position - last <= Self.longestName {
            let word = text.word(at: last)
            if Self.beforeName.contains(word.hash) { return true }
            let isOfName =
                text.bytes[word.start].isCapital || text.bytes[word.start].isDigit
                || index.wordClass(of: text.numbers[last]) <= .holder
                || Self.usual.contains(word.hash)
            guard isOfName else { return false }
            last -= 1
        }
        return false
    }

    /// Whether a word is on a line that begins a paragraph and in which all words except fillers
    /// are capitalized.
    private func isOfTitle(_ position: Int) -> Bool {
        guard let line = text.firstLine(of: position) else { return false }
        return line.allSatisfy { position in
            let first = text.bytes[text.word(at: position).start]
            return first.isCapital || first.isDigit
                || index.wordClass(of: text.numbers[position]) == .filler
        }
    }

    /// "machine-readable", if the license has the two words separately; "CC-licensed"
    private func isCompound(_ word: Word) -> Bool {
        let parts = text.bytes[word.start..<word.end].lazy.map(\.lowercased)
            .split { !$0.isLetter }
        return parts.count > 1
            && parts.allSatisfy { part in
                isOwn(part) || part.count <= Self.longestSign
                    || Self.usual.contains(WordHash(of: part))
            }
    }

    /// "tocontrol", if the license has the two words; never "notto".
    private func isJoined(_ word: Word) -> Bool {
        let letters = text.bytes[word.start..<word.end].lazy.map(\.lowercased)
        guard word.number == 0, (Self.shortest...Self.longest).contains(letters.count) else {
            return false
        }
        return letters.indices.dropFirst().contains {
            let parts = [letters[..<$0], letters[$0...]]
            return parts.allSatisfy { isOwn($0) && !isNegation($0) }
        }
    }

    /// Whether a word differs from one of the license's words by one letter.
    private func isMisspelled(_ word: Word) -> Bool {
        let letters = Array(text.bytes[word.start..<word.end].lazy.map(\.lowercased))
        guard (Self.shortest...Self.longest).contains(letters.count), !own.isEmpty,
            !TelltaleWords.words.contains(word.hash)
        else { return false }
        return letters.indices.contains { position in
            let (head, tail) = (letters[..<position], letters[(position + 1)...])
            let swapped = tail.first.map { head + [$0, letters[position]] + tail.dropFirst() }
            return isOwn(head + tail) || swapped.map(isOwn) ?? false
                || Self.alphabet.contains { letter in
                    isOwn(head + [letter] + tail)
                        || isOwn(head + [letter] + letters[position...])
                }
        }
    }

    private func isNegation(_ letters: some Sequence<UInt8>) -> Bool {
        index.wordClass(of: index.vocabulary[WordHash(of: letters)]) == .negation
    }

    private func isOwn(_ letters: some Sequence<UInt8>) -> Bool {
        let number = index.vocabulary[WordHash(of: letters)]
        return number != 0 && own.contains(number)
    }

    private static let alphabet = UInt8(ascii: "a")...UInt8(ascii: "z")
    private static let (shortest, longest) = (4, 24)
    private static let longestName = 16
    private static let longestWork = 8
    /// The length of "§" in bytes.
    private static let longestSign = 2
    private static let nearby = 6
    /// The number of words in a phrase.
    private static let phrase = 4
    private static let notices = WordSet("notice notices disclaimer conditions")
    private static let unchanged = WordSet(
        "unchanged unmodified unaltered intact position beginning top immediately")
    private static let tags = WordSet("strong div span center pre code body html font")
    private static let beforeName = WordSet(
        "copyright by name names inc developer original code from contributor contributors")

    /// Words for the work, its parts, its license and the notices to keep, and other words that
    /// limit neither people nor purposes.
    private static let usual = WordSet(
        """
        software program programs library libraries code package plugin plugins file files material
        materials work works module documentation document documents data font fonts project macro
        image images product source binary binaries executable executables version release portions
        part parts notice notices disclaimer license licenses licence copyright copyrights
        conditions list permission licensed general lesser gnu gpl lgpl mpl npl bsd mit expat tex
        troff your user users their its my our other same own specific respective accompanying
        associated original following substantial prior written upstream described noted shown below
        herein thereof provided asis vis developed producing directly indirectly declaratory
        de du la van von
        """)
}

extension NumberedText {
    /// The words on a position's line if the line begins a paragraph and is as short as a title;
    /// nil otherwise.
    fileprivate func firstLine(of position: Int) -> Range<Int>? {
        var (start, end) = (position, position + 1)
        while start > 0, end - start <= Self.longestTitle, lineFeeds(before: start) == 0 {
            start -= 1
        }
        guard start == 0 || lineFeeds(before: start) > 1 else { return nil }
        while end < numbers.count, end - start <= Self.longestTitle, lineFeeds(before: end) == 0 {
            end += 1
        }
        return end - start <= Self.longestTitle ? start..<end : nil
    }

    private static var longestTitle: Int { 24 }

    private func lineFeeds(before position: Int) -> Int {
        bytes[word(at: position - 1).end..<word(at: position).start].count { $0 == 0x0A }
    }
}
