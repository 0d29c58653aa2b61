extension VersionClause {
    /// A clause that was read, and the words it goes over.
    struct Read {
        var clause: VersionClause
        var words: Range<Int>

        /// The same clause for a name that its words don't stand beside, and so without them; with
        /// nil they stay.
        fileprivate func besides(_ name: Range<Int>?) -> Read {
            Read(clause: clause, words: name.map { $0.upperBound..<$0.upperBound } ?? words)
        }
    }

    /// At most so many words are looked at for each part of a clause, so that reading stays linear.
    static let reach = 26

    /// The clause behind a family's name: "as published by …; either version 2 of the License, or
    /// (at your option) any later version", "v2+", "(>= 2)"; nil where there is none.
    static func behind(
        _ name: Range<Int>, of family: LicenseFamily, in text: GrantText
    ) -> Read? {
        var sawVersion = false
        var isAtLeast = false
        var sawOther = false
        var next = name.upperBound
        for place in text.ahead(of: name.upperBound, reach: reach) where place >= next {
            let gap = text.gap(after: place - 1)
            guard !text.endsSentence(place - 1) else {
                return sentenceBehind(place, name, in: text)
            }
            if gap.contains(.atLeast) { isAtLeast = true }
            if let version = text.version(at: place) {
                let isNear =
                    sawVersion || isAtLeast || place == name.upperBound || text.startsWithV(place)
                    || text.word(place - 1, is: .license)
                guard isNear, !isField(place, of: family, in: text) else { return nil }
                let read = tail(of: version, isOrLater: isAtLeast, at: place, in: text)
                guard sawOther else { return read }
                return family.id(of: version, orLater: false) == nil ? nil : read.besides(name)
            }
            if text.word(place, is: .version) {
                sawVersion = true
            } else if text.word(place, is: .least) {
                isAtLeast = true
            } else {
                // "(LPGL)": somebody's own short form
                let isAlias = gap.contains(.open) && text.gap(after: place).contains(.close)
                guard isAlias || text.word(place, is: .versionBridge) else {
                    return referring(from: place, in: text)?
                        .besides(sawOther ? name : nil)
                }
                sawVersion = false
                // "the GPL and LGPL, version 2" may speak of both, but of no licence but GNU's.
                if text.word(place, is: .beginsName), !gap.isSuperset(of: [.tight, .slash]),
                    let other = text.names.longest(in: text, at: place),
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

    /// "License: GPL", with a line "Version: 0.3" behind it, which is the work's own.
    private static func isField(
        _ version: Int, of family: LicenseFamily, in text: GrantText
    ) -> Bool {
        guard text.gap(after: version - 1).contains(.colon),
            let number = text.version(at: version)
        else { return false }
        return family.id(of: number, orLater: false) == nil
    }

    /// "version 1 of the License" or "either version 1" later in the same sentence, whatever stands
    /// before it.
    private static func referring(from start: Int, in text: GrantText) -> Read? {
        for place in text.ahead(of: start, reach: reach, sparing: 4) {
            if text.endsSentence(place) { return nil }
            if text.word(place, is: .beginsName), text.names.family(at: place, in: text) != nil {
                return nil
            }
            guard text.word(place, is: .version), let version = text.version(at: place + 1) else {
                continue
            }
            let isOfLicense =
                text.word(place + 2, is: .of) && text.word(place + 3, is: [.the, .whole])
                && text.word(place + 4, is: .license)
            guard isOfLicense || text.word(place - 1, is: .either) else { continue }
            return tail(of: version, isOrLater: false, at: place + 1, in: text)
        }
        return nil
    }

    /// The clause in the sentence behind: "… General Public License. Either version 2 …".
    private static func sentenceBehind(
        _ place: Int, _ name: Range<Int>, in text: GrantText
    ) -> Read? {
        guard place > name.upperBound || !text.beginsParagraph(place) else { return nil }
        var place = place
        if text.word(place, is: .either) { place += 1 }
        guard place + 1 < text.count, text.word(place, is: .version),
            let version = text.version(at: place + 1), !text.beginsParagraph(place)
        else { return nil }
        return tail(of: version, isOrLater: false, at: place + 1, in: text)
    }

    /// The clause before a name: "version 2 or, at your option, any later version of the".
    static func before(_ name: Range<Int>, in text: GrantText) -> Read? {
        var place = name.lowerBound - 1
        while place >= 0, text.word(place, is: .the), !text.endsSentence(place) { place -= 1 }
        guard place > 0, text.word(place, is: .of) else { return nil }
        var clause = VersionClause()
        var isOrLater = false
        var start: Int?
        let lowest = max(0, name.lowerBound - reach)
        while place >= lowest, !text.endsSentence(place) {
            if let version = text.version(at: place),
                text.startsWithV(place) || place > 0 && text.word(place - 1, is: .version)
                    || start != nil
            {
                if text.gap(after: place).contains(.plus) { isOrLater = true }
                clause.terms.insert(Term(version: version, isOrLater: isOrLater), at: 0)
                clause.isExplicit = clause.isExplicit || isOrLater
                isOrLater = false
                start = place > 0 && text.word(place - 1, is: .version) ? place - 1 : place
            } else if text.word(place, is: .later) {
                isOrLater = true
            } else if text.word(place, is: .only) {
                clause.isExplicit = true
            } else if !text.word(place, is: [.version, .of, .laterBridge]) {
                break
            }
            place -= 1
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
    /// "v2": a version that says so itself.
    func startsWithV(_ place: Int) -> Bool {
        let first = Int(words[place].start)
        return bytes[first].lowercased == UInt8(ascii: "v") && version(at: place) != nil
    }
}
