import DebianSystems

/// Labels before a name, such as `License:`.
extension GrantClassifier {
    /// "License: GPL-2+", with at most a few words between the label and its colon.
    func isLabeled(_ mention: Mention) -> Bool {
        var index = mention.words.lowerBound - 1
        // "License: the …"
        while index >= 0, text.word(index, is: [.the, .either]),
            text.separator(after: index).isSubset(of: [.quote])
        {
            index -= 1
        }
        guard index >= 0, text.separator(after: index).contains(.colon) else { return false }
        for back in text.back(from: index + 1, reach: 7) {
            if back < index, text.endsSentence(back) || text.separator(after: back).contains(.colon)
            {
                return false
            }
            if text.word(back, is: .label) {
                return !isNegated(back, from: 0) && !isAnyLicense(back)
                    && !isFormer(back...index)
            }
        }
        return false
    }

    /// "Former license: MIT", "License (until 2001): MIT"
    ///
    /// - Parameter label: the words from the label to its colon.
    private func isFormer(_ label: ClosedRange<Int>) -> Bool {
        let adjective = label.lowerBound - 1
        return adjective >= 0 && !text.endsSentence(adjective)
            && text.word(adjective, isSpelled: ["former", "previous", "old", "past"])
            || label.contains {
                text.word($0, is: .history) || text.word($0, isSpelled: ["former", "until"])
            }
    }

    /// "under whatever reasonable license you like: MIT, BSD": an offer, not yet a grant
    private func isAnyLicense(_ label: Int) -> Bool {
        text.back(from: label, reach: 3).contains { text.word($0, isSpelled: "whatever") }
    }

    /// "License: as explained at https://…": the address is that of the license.
    func isLabeledAddress(_ mention: Mention, from floor: Int) -> Bool {
        guard mention.isAddress else { return false }
        for index in text.back(from: mention.words.lowerBound, reach: 10, floor: floor) {
            if text.separator(after: index).contains(.colon) {
                return text.word(index, is: .label) && !isNegated(index, from: 0)
            }
            let isSee = text.word(index, isSpelled: "see")
            if text.endsSentence(index) || text.word(index, is: [.refusing, .negating]) && !isSee {
                return false
            }
        }
        return false
    }

    /// A line of a key: `"GPL2h": The GNU General Public License, version 2 or higher`.
    func isKeyed(_ mention: Mention) -> Bool {
        // If the key is itself a name, it is part of the mention.
        var key = mention.name.upperBound - 1
        if !text.separator(after: key).contains(.colon) || mention.words.upperBound == key + 1 {
            key = mention.words.lowerBound - 1
            while key > 0, text.word(key, is: .the) { key -= 1 }
        }
        guard key >= 0, text.separator(after: key).isSuperset(of: [.colon, .quote]) else {
            return false
        }
        let quote = text.bytes[..<Int(text.words[key].start)]
        guard let last = quote.last, last == UInt8(ascii: "\"") else { return false }
        return quote.dropLast().reversed().prefix { $0 != 0x0A }.allSatisfy {
            $0.isBlank || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "*")
        }
    }

    /// "(© 2001 N. N., GPLv2)", "Copyright 2001 N. N. GPL.", "Copyright N. N.; GPL (v2 or later):":
    /// nothing else follows the holder.
    func isSigned(_ mention: Mention) -> Bool {
        let before = mention.words.lowerBound - 1
        let last = mention.words.upperBound - 1
        guard before > 0, !mention.isShort,
            !text.separator(after: before).isDisjoint(with: [.comma, .semicolon, .stop]),
            !text.separator(after: before).contains(.paragraph)
        else { return false }
        let isHeading =
            text.separator(after: before).contains(.semicolon) && isHeading(endingNear: last)
        guard isHeading || text.endsSentence(last) || text.separator(after: last).contains(.close)
        else {
            return false
        }
        let notices = CopyrightNotices(text: text)
        for index in text.back(from: before, reach: Self.signatureReach) {
            if notices.isCopyright(index) { return true }
            // A copyright notice without years
            if isHeading, text.word(index, is: .copyright), text.beginsLine(index) { return true }
            if text.endsSentence(index) { return false }
        }
        return false
    }

    /// Whether a colon follows a name, or the name's exception.
    private func isHeading(endingNear last: Int) -> Bool {
        for index in text.ahead(of: last, reach: 5) {
            if text.separator(after: index).contains(.colon) { return true }
            if text.endsSentence(index) || text.isStranger(index + 1) { return false }
        }
        return false
    }

    /// No years, holder and address together have more words.
    static let signatureReach = 24

    /// "License GPL-2+", "License - GPL-2+": a label at the beginning, whatever sign follows it.
    func isTitled(_ mention: Mention) -> Bool {
        let before = mention.words.lowerBound - 1
        guard before >= 0, text.word(before, is: .license), !text.endsSentence(before),
            before == 0 || text.endsSentence(before - 1),
            case .family(_, let clause) = mention.meaning
        else { return false }
        return !clause.terms.isEmpty
    }
}

/// Names that make up a whole paragraph or line.
extension GrantClassifier {
    /// `lib/sort.c: GPL-2+`
    func isListLine(_ mention: Mention) -> Bool { ListLine(text: text).holds(mention) }

    /// A paragraph of its own: "GPL v2 or later". A title with a date, or without a version, is
    /// only the heading of a license's text.
    func isAlone(_ mention: Mention) -> Bool {
        guard text.beginsParagraph(mention.words.lowerBound),
            text.separator(after: mention.words.upperBound - 1).contains(.paragraph)
        else { return false }
        guard case .family(let row, let clause) = mention.meaning else { return false }
        return text.names.family(row)?.isGNU != true || clause.isExplicit
    }

    /// A line with only a name and its version, right below a copyright line.
    func isLineBelowHolder(_ mention: Mention) -> Bool {
        let first = mention.words.lowerBound
        let next = mention.words.upperBound
        guard first > 0, !mention.isShort, text.beginsLine(first), !text.beginsParagraph(first),
            next == text.count || text.beginsLine(next),
            case .family(_, let clause) = mention.meaning, !clause.terms.isEmpty,
            let line = text.back(from: first, reach: Self.signatureReach)
                .first(where: text.beginsLine)
        else { return false }
        return CopyrightNotices(text: text).isCopyright(line)
    }

    /// "Apache 2.0 License: refer to the copy under /usr/share/common-licenses", in a paragraph of
    /// its own. For a GNU license, such a paragraph may only say where the text is, and grants give
    /// the version.
    func isReferred(_ mention: Mention) -> Bool {
        var last = mention.words.upperBound - 1
        if last + 1 < text.count, !text.endsSentence(last), text.word(last + 1, is: .license) {
            last += 1
        }
        guard text.separator(after: last).contains(.colon),
            !text.separator(after: last).contains(.paragraph),
            text.beginsParagraph(mention.words.lowerBound),
            case .family(let row, let clause) = mention.meaning, !clause.terms.isEmpty,
            text.names.family(row)?.isGNU != true
        else { return false }
        var isPointer = false
        for index in text.ahead(of: last, reach: Self.referralReach) {
            isPointer = isPointer || text.word(index, is: .pointer)
            if text.separator(after: index).contains(.paragraph) { return isPointer }
        }
        return false
    }

    /// "On Debian systems the complete text of it can be found in" and a path have at most this
    /// many words.
    private static let referralReach = 20
}

/// Recognizes lines of a list that give a part's license: `lib/sort.c: GPL-2+`, "art/: the CC0 1.0
/// license", "client library: LGPL v2.1 or later".
struct ListLine {
    let text: GrantText

    /// A part's name has at most this many bytes.
    private static let longest = 80

    /// Whether a line has only a part, a colon, and a name with its version.
    ///
    /// Without "only" or "or later" the part must be a path, because `Title: GPL 2` grants nothing.
    func holds(_ mention: Mention) -> Bool {
        guard case .family(let row, let clause) = mention.meaning, mention.words.lowerBound > 0,
            !clause.terms.isEmpty
                || mention.license != nil && text.names.family(row)?.isGNU == false
        else { return false }
        var last = mention.words.lowerBound - 1
        if last > 0, text.word(last, is: .the), text.separator(after: last).isEmpty { last -= 1 }
        let separator = text.separator(after: last)
        guard separator.contains(.colon), separator.isDisjoint(with: [.tight, .paragraph]),
            endsLine(behind: mention.words.upperBound - 1), let part = part(endingWith: last)
        else { return false }
        let isPath =
            text.bytes[part].contains(UInt8(ascii: "/"))
            || FileNames(in: text.bytes).contains(part.upperBound - 1)
        return isPath || clause.isExplicit && !isRefused(part, last)
    }

    /// The range of the line before its colon, in bytes.
    private func part(endingWith last: Int) -> Range<Int>? {
        var start = Int(text.words[last].end)
        guard let end = text.bytes.position(of: UInt8(ascii: ":"), from: start) else { return nil }
        while start > 0, text.bytes[start - 1] != 0x0A {
            start -= 1
            if text.bytes[start] == UInt8(ascii: ":") || end - start > Self.longest { return nil }
        }
        return start..<end
    }

    private func endsLine(behind last: Int) -> Bool {
        for index in Int(text.words[last].end)..<text.bytes.count {
            let byte = text.bytes[index]
            if byte == 0x0A { return true }
            if byte.isLetter || byte.isDigit || byte >= 0x80 { return false }
        }
        return true
    }

    /// "see also: GPL-2 or later"
    private func isRefused(_ part: Range<Int>, _ last: Int) -> Bool {
        text.back(from: last + 1, reach: part.count).contains {
            part.contains(Int(text.words[$0].start)) && text.word($0, is: [.refusing, .negating])
        }
    }
}
