import DebianSystems

/// The license versions that some words give.
struct VersionClause {
    /// One version, and whether later versions are included.
    struct Term: Equatable {
        var version: Version
        var isOrLater: Bool
    }

    /// The versions in the order of the words; empty if the words give none.
    var terms: [Term] = []
    /// Whether the words say "only" or "or later". A heading that says neither may be imprecise.
    var isExplicit = false
    /// A name for later versions that someone else must approve: "later versions approved by" and
    /// who that is, in lowercase; nil if no approval is needed.
    var proxy: String?
    var coverTexts = CoverTexts.unstated
    /// The country of a Creative Commons port.
    var port: CountryPort?

    /// What a grant of the Free Documentation License says about invariant sections and cover
    /// texts.
    enum CoverTexts: String {
        case unstated = ""
        case none = "no-invariants-"
        case some = "invariants-"
    }
}

extension VersionClause {
    /// One version, or that version and any later one.
    init(_ version: Version, isOrLater: Bool = false) {
        terms = [Term(version: version, isOrLater: isOrLater)]
        isExplicit = isOrLater
    }
}

extension VersionClause {
    /// A clause and the words that it covers.
    struct Read {
        var clause: VersionClause
        var words: Range<Int>

        /// The clause without its words if a name is given: the clause applies to the name but
        /// isn't next to it. With nil, the words stay.
        fileprivate func besides(_ name: Range<Int>?) -> Read {
            Read(clause: clause, words: name.map { $0.upperBound..<$0.upperBound } ?? words)
        }
    }

    /// At most this many words are examined for each part of a clause, so that reading takes linear
    /// time.
    static let reach = 26
    /// At most this many words say who must approve later versions.
    private static let proxyReach = 9
    /// A remark between a version and "or any later version" has at most this many words.
    private static let remarkReach = 12

    /// The clause after a family's name: "as published by …; either version 2 of the License, or
    /// (at your option) any later version", "v2+", "(>= 2)"; nil if there is none.
    static func behind(
        _ name: Range<Int>, of family: VersionedLicense, in text: GrantText
    ) -> Read? {
        var sawVersion = false
        var isAtLeast = false
        var sawOther = false
        var next = name.upperBound
        for index in text.ahead(of: name.upperBound, reach: reach) where index >= next {
            let separator = text.separator(after: index - 1)
            guard !text.endsSentence(index - 1) else {
                return sentenceBehind(index, name, in: text)
            }
            if separator.contains(.atLeast) { isAtLeast = true }
            // "the GPL (http://…), version 2"
            next = text.endOfAddress(at: index)
            if next > index { continue }
            if let version = text.version(at: index) {
                let isNear =
                    sawVersion || isAtLeast || index == name.upperBound || text.startsWithV(index)
                    || text.word(index - 1, is: .license)
                guard isNear, !isField(index, of: family, in: text) else { return nil }
                let read = tail(of: version, isOrLater: isAtLeast, at: index, in: text)
                guard sawOther else { return read }
                return family.id(of: version, orLater: false) == nil ? nil : read.besides(name)
            }
            if text.word(index, is: .version) {
                sawVersion = true
            } else if text.word(index, is: .least) {
                isAtLeast = true
            } else {
                // "(LPGL)": an abbreviation that the table lacks
                let isAlias =
                    separator.contains(.open) && text.separator(after: index).contains(.close)
                guard isAlias || text.word(index, is: .versionBridge) else {
                    return referring(from: index, in: text)?
                        .besides(sawOther ? name : nil)
                }
                sawVersion = false
                // "the GPL and LGPL, version 2" may give the version of both, but only for GNU
                // licenses.
                if text.word(index, is: .beginsName), !separator.isSuperset(of: [.tight, .slash]),
                    let other = text.names.longest(in: text, at: index),
                    let stem = text.names.family(other.end.row)?.stem, stem != family.stem
                {
                    guard family.isGNU else { return nil }
                    sawOther = true
                    next = other.words.upperBound
                }
            }
        }
        return nil
    }

    /// "License: GPL", followed by a line "Version: 0.3", which is the version of the work.
    private static func isField(
        _ version: Int, of family: VersionedLicense, in text: GrantText
    ) -> Bool {
        guard text.separator(after: version - 1).contains(.colon),
            let number = text.version(at: version)
        else { return false }
        return family.id(of: number, orLater: false) == nil
    }

    /// "version 1 of the License" or "either version 1" later in the sentence, after any words.
    private static func referring(from start: Int, in text: GrantText) -> Read? {
        for index in text.ahead(of: start, reach: reach, sparing: 4) {
            if text.endsSentence(index) { return nil }
            if text.word(index, is: .beginsName), text.names.family(at: index, in: text) != nil {
                return nil
            }
            guard text.word(index, is: .version), let version = text.version(at: index + 1) else {
                continue
            }
            let isOfLicense =
                text.word(index + 2, is: .of) && text.word(index + 3, is: [.the, .whole])
                && text.word(index + 4, is: .license)
            guard isOfLicense || text.word(index - 1, is: .either) else { continue }
            return tail(of: version, isOrLater: false, at: index + 1, in: text)
        }
        return nil
    }

    /// The clause in the next sentence: "… General Public License. Either version 2 …".
    private static func sentenceBehind(
        _ index: Int, _ name: Range<Int>, in text: GrantText
    ) -> Read? {
        guard index > name.upperBound || !text.beginsParagraph(index) else { return nil }
        var index = index
        if text.word(index, is: .either) { index += 1 }
        guard index + 1 < text.count, text.word(index, is: .version),
            let version = text.version(at: index + 1), !text.beginsParagraph(index)
        else { return nil }
        return tail(of: version, isOrLater: false, at: index + 1, in: text)
    }

    /// The clause before a name: "version 2 or, at your option, any later version of the".
    static func before(_ name: Range<Int>, in text: GrantText) -> Read? {
        var index = name.lowerBound - 1
        while index >= 0, text.word(index, is: .the), !text.endsSentence(index) { index -= 1 }
        guard index > 0, text.word(index, is: .of) else { return nil }
        var clause = VersionClause()
        var isOrLater = false
        var start: Int?
        let lowest = max(0, name.lowerBound - reach)
        while index >= lowest, !text.endsSentence(index) {
            if let version = text.version(at: index),
                text.startsWithV(index) || index > 0 && text.word(index - 1, is: .version)
                    || start != nil
            {
                if text.separator(after: index).contains(.plus) { isOrLater = true }
                clause.terms.insert(Term(version: version, isOrLater: isOrLater), at: 0)
                clause.isExplicit = clause.isExplicit || isOrLater
                isOrLater = false
                start = index > 0 && text.word(index - 1, is: .version) ? index - 1 : index
            } else if text.word(index, is: .later) {
                isOrLater = true
            } else if text.word(index, is: .only) {
                clause.isExplicit = true
            } else if !text.word(index, is: [.version, .of, .laterBridge]) {
                break
            }
            index -= 1
        }
        guard let start else { return nil }
        var read = Read(clause: clause, words: start..<name.upperBound)
        // "version 2 of the GPL, or (at your option) any later version"
        guard !clause.isExplicit, let last = clause.terms.last else { return read }
        let behind = tail(of: last.version, isOrLater: false, at: name.upperBound - 1, in: text)
        if behind.clause.isExplicit {
            read.clause.terms[clause.terms.count - 1] = behind.clause.terms[0]
            read.clause.isExplicit = true
            read.words = start..<behind.words.upperBound
        }
        return read
    }
}

extension GrantText {
    /// "v2": a version with its own mark.
    func startsWithV(_ index: Int) -> Bool {
        let first = Int(words[index].start)
        return bytes[first].lowercased == UInt8(ascii: "v") && version(at: index) != nil
    }
}

extension VersionClause {
    /// What follows a version: `+`, "only", "or (at your option) any later version", "or 3".
    static func tail(
        of version: Version, isOrLater: Bool, at start: Int, in text: GrantText
    ) -> Read {
        var clause = VersionClause(terms: [Term(version: version, isOrLater: isOrLater)])
        clause.isExplicit = isOrLater
        var end = start + 1
        if text.separator(after: start).contains(.plus) {
            return Read(clause: clause.orLater(), words: start..<end)
        }
        var sawOr = false
        var next = end
        for index in text.ahead(of: end, reach: reach) where index >= next {
            if text.endsSentence(index - 1) {
                guard text.beginsAfterthought(index) else { break }
                sawOr = true
            }
            // "version 2 <http://…>, or (at your option) any later version"
            next = text.endOfAddress(at: index)
            if next > index { continue }
            if text.word(index, is: [.or, .and]) {
                sawOr = true
            } else if sawOr, text.isLater(index) {
                return laterVersion(clause, start, index, in: text)
            } else if text.word(index, is: .only) {
                clause.isExplicit = true
                return Read(clause: clause, words: start..<index + 1)
            } else if sawOr || text.separator(after: index - 1).isSuperset(of: [.slash, .tight])
                || index == end + 1 && text.isListed(index),
                let other = text.version(at: index),
                text.startsWithV(index) || index == end + 1 || text.word(index - 1, is: .version)
            {
                clause.terms.append(Term(version: other, isOrLater: false))
                end = index + 1
                sawOr = false
                if text.separator(after: index).contains(.plus) {
                    return Read(clause: clause.orLater(), words: start..<end)
                }
            } else {
                let isDate = !sawOr && text.isYearOrDay(index)
                if isDate || text.word(index, is: [.version, .laterBridge, .month]) { continue }
                // "version 2 (see above) or any later version"
                let remark = text.ahead(of: index, reach: remarkReach)
                guard let end = text.endOfRemark(behind: index - 1, in: remark) else { break }
                next = end
            }
        }
        return Read(clause: clause, words: start..<end)
    }

    /// "any later version"; if someone else must approve it, the approved versions are a separate
    /// alternative.
    private static func laterVersion(
        _ clause: VersionClause, _ start: Int, _ later: Int, in text: GrantText
    ) -> Read {
        var end = later + 1
        if end < text.count, text.word(end, is: .version), !text.endsSentence(later) { end += 1 }
        // "accepted by", "that is accepted by"
        for index in text.ahead(of: end, reach: 3) {
            guard !text.endsSentence(index - 1) else { break }
            if text.word(index, is: .approval) {
                let rest = text.ahead(of: index + 1, reach: proxyReach).prefix {
                    text.separator(after: $0 - 1).isDisjoint(with: [.comma, .open, .semicolon])
                        && !text.endsSentence($0 - 1)
                }
                if rest.prefix(4).contains(where: { text.word($0, isSpelled: ["free", "fsf"]) }) {
                    break
                }
                var clause = clause
                clause.isExplicit = true
                let proxy = rest.drop { !text.word($0, isSpelled: "by") }.dropFirst()
                clause.proxy =
                    "later versions approved"
                    + (proxy.isEmpty ? "" : " by \(text.folded(proxy.startIndex..<proxy.endIndex))")
                return Read(clause: clause, words: start..<index + 1)
            }
            guard text.word(index, is: [.laterBridge, .verb]) else { break }
        }
        return Read(clause: clause.orLater(), words: start..<end)
    }

    private func orLater() -> VersionClause {
        var clause = self
        clause.terms[terms.count - 1].isOrLater = true
        clause.isExplicit = true
        return clause
    }
}

extension GrantText {
    /// "later", or "following versions": "following" alone may introduce conditions.
    fileprivate func isLater(_ index: Int) -> Bool {
        word(index, is: .later)
            || index + 1 < count && word(index + 1, is: .version)
                && word(index, isSpelled: "following")
    }

    /// "version 2, version 3, or": a version between commas
    fileprivate func isListed(_ version: Int) -> Bool {
        word(version - 1, is: .version) && separator(after: version - 2).contains(.comma)
            && ahead(of: version + 1, reach: 2).contains { word($0, is: .or) }
    }

    /// "version 2 of the License. (at your option) any later version", with a full stop in place of
    /// a comma.
    fileprivate func beginsAfterthought(_ index: Int) -> Bool {
        let separator = separator(after: index - 1)
        return separator.isSuperset(of: [.stop, .open]) && !separator.contains(.paragraph)
            && word(index, isSpelled: "at")
    }

    /// The other numbers of a date: "2, June 1991".
    fileprivate func isYearOrDay(_ index: Int) -> Bool {
        let bytes = bytes(of: index)
        return bytes.count <= 4 && bytes[0].isDigit && bytes[bytes.count - 1].isDigit
    }
}
