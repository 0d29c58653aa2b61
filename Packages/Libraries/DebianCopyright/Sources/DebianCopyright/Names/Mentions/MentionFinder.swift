import DebianSystems

/// Finds every license that a text names, in order, whether granted or not.
struct MentionFinder {
    let text: GrantText
    /// The indexes of words that may begin a name.
    let candidates: [Int32]

    func mentions() -> [Mention] {
        var mentions: [Mention] = []
        var end = 0
        for candidate in candidates where candidate >= end {
            guard let mention = mention(at: Int(candidate)) else { continue }
            // In "version 2 of the GPL" the mention extends backward, but never into the previous
            // one.
            if let last = mentions.last, mention.words.lowerBound < last.words.upperBound {
                continue
            }
            end = mention.words.upperBound
            if let last = mentions.last, let merged = alias(mention, of: last) {
                mentions[mentions.count - 1] = merged
            } else {
                mentions.append(mention)
            }
        }
        return PointedNames(text: text).resolved(mentions)
    }

    private func mention(at index: Int) -> Mention? {
        guard let found = text.names.longest(in: text, at: index) else { return nil }
        switch text.names.rows[found.end.row].meaning {
        case .license(let family):
            return versioned(family, found)
        case .unlisted:
            return named(.unlisted(row: found.end.row), found)
        case .exception(let id):
            return named(.exception(id), found)
        case .publicDomain:
            return named(.publicDomain(), found)
        case .perl:
            return FormulaMentions.perlTerms(at: found.words, in: text)
        case .waiver:
            return FormulaMentions.waiver(at: found.words, in: text)
        case .zeroNotice:
            return FormulaMentions.zeroNotice(at: found.words, in: text)
        case .label:
            return FormulaMentions.labeledName(behind: found.words, in: text)
        case .identifier:
            return IdentifierLine.mention(at: found.words, in: text)
        case .address:
            return LicenseAddress.mention(at: found.words, in: text)
        }
    }

    private func named(_ meaning: Mention.Meaning, _ found: NameTree.Found) -> Mention {
        Mention(meaning, words: found.words, name: found.words, by: text.names)
    }

    private func versioned(_ family: VersionedLicense, _ found: NameTree.Found) -> Mention {
        var words = found.words
        var isShort = found.end.isShort
        var clause = VersionClause()
        if let glued = found.glued {
            let read = VersionClause.tail(
                of: glued.version, isOrLater: glued.isOrLater, at: words.upperBound - 1, in: text)
            clause = read.clause
            if glued.isOnly { clause.isExplicit = true }
            words = words.lowerBound..<read.words.upperBound
            isShort = false
        } else if !family.versions.isEmpty,
            let read = VersionClause.before(words, in: text)
                ?? VersionClause.behind(words, of: family, in: text)
        {
            clause = read.clause
            words = min(read.words.lowerBound, words.lowerBound)..<read.words.upperBound
            isShort = false
        }
        if family.hasCoverTexts {
            clause.coverTexts = VersionClause.CoverTexts(behind: found.words, in: text)
        }
        if !family.ports.isEmpty, !clause.terms.isEmpty,
            let port = CountryPort(behind: words.upperBound - 1, in: text)
        {
            clause.port = port
            words = words.lowerBound..<port.words.upperBound
        } else if family.stem.hasPrefix("CC"), !clause.terms.isEmpty, isEdition(words.upperBound) {
            words = words.lowerBound..<words.upperBound + 1
        }
        var mention = Mention(
            .family(row: found.end.row, clause), words: words, name: found.words,
            isShort: isShort, by: text.names)
        if family.isGNU, clause.terms.isEmpty, let end = endOfSuffix(words.upperBound) {
            let name = text.folded(words.lowerBound..<end)
            mention.words = words.lowerBound..<end
            mention.license = .reference(
                LicenseReference(.name(name), underlying: mention.license?.licenseIDs ?? []))
            mention.isUnversioned = false
        }
        return mention
    }

    /// The index after the suffix of an informal short name for an exception: "GPL+LE"; nil if
    /// there is no suffix.
    private func endOfSuffix(_ index: Int) -> Int? {
        guard index < text.count,
            text.separator(after: index - 1).isSuperset(of: [.plus, .tight])
        else { return nil }
        let bytes = text.bytes(of: index)
        return bytes.count < 4 && bytes.allSatisfy(\.isCapital) ? index + 1 : nil
    }

    /// "CC BY-SA 3.0 Unported", which isn't for any one country.
    private func isEdition(_ index: Int) -> Bool {
        !text.endsSentence(index - 1)
            && text.word(index, isSpelled: ["unported", "international", "generic", "universal"])
    }

    /// The last mention extended by this one, if this one only abbreviates it in brackets or
    /// quotes: "GNU General Public License (GPL), version 2", "GPL version 2 as published by the
    /// Foundation (the "GPL")". The address of the last license also extends it, and may be more
    /// specific: "CC-BY 3.0, https://creativecommons.org/licenses/by/3.0/at/".
    private func alias(_ mention: Mention, of last: Mention) -> Mention? {
        var merged = last
        if !mention.isAddress || mention.words.lowerBound - last.words.upperBound < Self.aside {
            merged.words = last.words.lowerBound..<mention.words.upperBound
        }
        if mention.isAddress, mention.license == last.license, isAddress(mention, behind: last) {
            return merged
        }
        guard case .family(let row, let clause) = mention.meaning,
            case .family(let lastRow, let lastClause) = last.meaning,
            text.names.family(row)?.stem == text.names.family(lastRow)?.stem,
            isInBrackets(mention, behind: last)
                || mention.isAddress && isAddress(mention, behind: last)
        else { return nil }
        let isExact = !lastClause.isExplicit && clause.isExplicit
        let isPort = clause.port?.code != nil && clause.terms == lastClause.terms
        if lastClause.terms.isEmpty || isExact || isPort {
            merged = merged.meaning(.family(row: lastRow, clause), by: text.names)
        }
        merged.isShort = last.isShort && mention.isShort
        return merged
    }

    private func isInBrackets(_ mention: Mention, behind last: Mention) -> Bool {
        var index = mention.words.lowerBound - 1
        if index >= last.words.upperBound, text.word(index, is: .the) { index -= 1 }
        let sign = text.bytes[Int(text.words[index + 1].start) - 1]
        return !text.separator(after: index).isDisjoint(with: [.open, .quote])
            && !sign.isBlank && sign != 0x0A && isClose(index, behind: last)
    }

    /// Whether the mention is the address of the last license: close by, with neither "or" nor
    /// "and" in between.
    private func isAddress(_ mention: Mention, behind last: Mention) -> Bool {
        let between = last.words.upperBound..<mention.words.lowerBound
        return isClose(between.upperBound - 1, behind: last)
            && !between.contains { text.word($0, is: [.or, .and]) }
    }

    private func isClose(_ index: Int, behind last: Mention) -> Bool {
        index - last.words.upperBound < Self.publisher
            && !(last.words.upperBound - 1...index).contains(where: text.endsSentence)
    }

    /// An address after more words than this, as in "you may obtain a copy of it at", is more than
    /// an aside.
    private static let aside = 4
    /// At most this many words name a license's publisher.
    private static let publisher = 9
}

extension NameTree {
    /// The license of a whole name that is worded as in a sentence: `bsd-3-clause-license`; nil if
    /// the name says more, or lacks a version that its license needs.
    func license(named name: NormalizedName) -> StatedLicense? {
        guard name.bytes.contains(UInt8(ascii: "-")) else { return nil }
        let spaced = name.bytes.map { $0 == UInt8(ascii: "-") ? 0x20 : $0 }
        return ByteView.withBytes(of: spaced) { bytes in
            var read = GrantWords()
            read.read(bytes, TextWords(of: bytes), except: [], by: self)
            let text = GrantText(bytes: bytes, words: read.entries, names: self)
            let mentions = MentionFinder(text: text, candidates: read.candidates).mentions()
            guard mentions.count == 1, !mentions[0].isUnversioned,
                case .family = mentions[0].meaning
            else { return nil }
            let words = mentions[0].words
            let isBegun =
                words.lowerBound == 0 || words.lowerBound == 1 && text.word(0, is: .the)
            let isEnded =
                words.upperBound == text.count
                || words.upperBound + 1 == text.count && text.word(words.upperBound, is: .license)
            return isBegun && isEnded ? mentions[0].license : nil
        }
    }
}
