import DebianSystems

/// Whether a text grants a license that it names.
enum GrantDecision: Equatable {
    case granted
    /// The name is alone, like a heading. It is a grant only if nothing more precise is stated.
    case alone
    /// "See https://…" says where a license is, which counts only if nothing else is stated.
    case pointed
    /// The name is only mentioned.
    case mentioned
}

/// Judges whether a license that is named is granted, by the rules of ``GrantRule``: most often by
/// the nearest deciding word before the name. "Under" and similar words grant; "a copy of", "see",
/// "compatible with" and the like don't.
struct GrantClassifier {
    let text: GrantText

    /// Whether a mention is a grant, and the name of the rule that decides, `default` if no rule
    /// applies.
    ///
    /// - Parameter floor: the first word after the previous mention.
    func ruling(on mention: Mention, from floor: Int) -> (decision: GrantDecision, rule: String) {
        for rule in GrantRule.all {
            if let decision = rule.decision(of: mention, from: floor, by: self) {
                return (decision, rule.name)
            }
        }
        return (.mentioned, "default")
    }
}

/// What a name is or means by itself.
extension GrantClassifier {
    /// `SPDX-License-Identifier: MIT`, `License: MIT`: such a line is a grant; nil for others.
    func identifier(_ mention: Mention, from floor: Int) -> GrantDecision? {
        switch mention.meaning {
        case .identifier, .labeled: .granted
        default: nil
        }
    }

    /// "N. N. has waived all copyright and related or neighboring rights to": the notice that a
    /// license asks for.
    func isNotice(_ mention: Mention) -> Bool {
        if case .notice = mention.meaning { true } else { false }
    }

    /// "with the Bison exception": an exception by itself is no license.
    func isException(_ mention: Mention) -> Bool {
        if case .exception = mention.meaning { true } else { false }
    }

    /// Whether words about the public domain dedicate something to it; nil for other words.
    func dedication(_ mention: Mention, from floor: Int) -> GrantDecision? {
        guard case .publicDomain = mention.meaning else { return nil }
        return PublicDomainClassifier(text: text).decision(of: mention, from: floor)
    }

    /// Whether "the same terms as Perl" are granted; nil for other words.
    func perlTerms(_ mention: Mention, from floor: Int) -> GrantDecision? {
        guard case .perlTerms = mention.meaning else { return nil }
        return isNegated(mention.words.lowerBound, from: floor) ? .mentioned : .granted
    }

    /// "zlib": a name that is also a program's, and needs a granting word.
    func isShort(_ mention: Mention) -> Bool { mention.isShort }

    /// "a fair license": words that are a name only on the SPDX list.
    func isCommonNoun(_ mention: Mention) -> Bool {
        guard let row = mention.row, text.names.isListed(row) else { return false }
        let first = mention.name.lowerBound
        return first > 0 && text.word(first - 1, isSpelled: ["a", "an"])
            && !text.bytes(of: first)[0].isCapital
    }

    /// "Change License: GPL, version 2 or later": a future license.
    func isOfTimeToCome(_ mention: Mention) -> Bool {
        for index in text.back(from: mention.words.lowerBound, reach: 10) {
            if text.separator(after: index).contains(.paragraph) { return false }
            if text.word(index, isSpelled: "license") {
                return text.word(index - 1, isSpelled: ["change", "future"])
            }
        }
        return false
    }

    /// `/usr/share/common-licenses/GPL`, `copyleft/gpl.html`: the location of a text.
    func isPath(_ mention: Mention) -> Bool {
        let first = mention.words.lowerBound
        guard first > 0 else { return false }
        if text.word(first - 1, is: .pointer) { return true }
        let separator = text.separator(after: first - 1)
        return separator.isSuperset(of: [.tight, .slash]) && !isLicenseWord(first - 1)
    }

    /// In `GPL/LGPL` the slash separates two names.
    private func isLicenseWord(_ index: Int) -> Bool {
        text.word(index, is: .beginsName) && !text.isStranger(index)
            || text.version(at: index) != nil
            || text.word(index, is: [.license, .or, .and])
    }

    /// "Alternatively, the MIT license."
    func isBareAlternative(_ mention: Mention) -> Bool {
        let first = mention.words.lowerBound
        guard first > 0 else { return false }
        var index = first - 1
        while index > 0, text.word(index, is: .the), !text.endsSentence(index) { index -= 1 }
        return text.word(index, is: .alternatively) && !text.endsSentence(index)
    }

    /// "the GPL, version 2.1 or later, applies"
    func isAppliedBehind(_ mention: Mention) -> Bool {
        let next = mention.words.upperBound
        guard next < text.count, !text.endsSentence(next - 1) else { return false }
        return text.word(next, is: .applying)
    }
}

/// The nearest word before a name that decides about the grant.
extension GrantClassifier {
    /// The number of words before a name that are checked.
    private static let reach = 30
    /// At most this many words between "under" and a name may be unknown to the grammar.
    private static let strangers = 8

    /// The decision by that word; nil if no word of the sentence decides.
    ///
    /// - Parameter floor: the first word after the previous mention.
    func nearestWord(before mention: Mention, from floor: Int) -> GrantDecision? {
        var isAdjacent = true
        var strangers = 0
        var sawFrom = false
        var isPointed = false
        var (hasLicense, isDenied, length) = (false, false, 0)
        let first = mention.words.lowerBound
        let floor = isGoal(mention) ? 0 : floor
        for index in text.back(from: first, reach: Self.reach, floor: floor) {
            guard !text.endsSentence(index) else { break }
            if isClause(index) { return .mentioned }
            hasLicense = hasLicense || text.word(index, is: [.license, .terms, .label])
            isDenied = isDenied || text.word(index, is: .negating)
            length = first - index
            if text.word(index, is: .refusing) {
                guard mention.isAddress, isPointing(index) else { return .mentioned }
                isPointed = true
            }
            if isAdjacent, text.word(index, is: .from) { sawFrom = true }
            if text.word(index, is: .granting)
                || (isAdjacent && (isIdentity(index, of: mention) || isActedAs(index)))
                || (first - index <= 4 && text.word(index, is: .grantingNear))
            {
                if mention.isShort, text.word(index, is: .under), !isOfLicense(index) { return nil }
                let isHeld =
                    sawFrom || isPermission(index) || isNegated(index, from: floor)
                    || isOfOtherWork(index) || isPossible(index) || isUncertain(index)
                    || isAskedFor(index) || isToBecome(index)
                    || text.word(index + 1, isSpelled: "whatever")
                return isHeld ? .mentioned : .granted
            }
            // "under the same license as"
            let isLike = text.word(index, is: .license) && text.word(index + 1, is: .as)
            if !isLike, !isBridge(index), text.version(at: index) == nil {
                if mention.isShort { return nil }
                isAdjacent = false
            }
            if text.isStranger(index) { strangers += 1 }
            if strangers > Self.strangers { break }
        }
        let says = hasLicense || length <= Self.longestPointer
        return isPointed ? says && !isDenied ? .pointed : .mentioned : nil
    }

    /// In a longer sentence, "See https://…" needs a licensing word to state something.
    private static let longestPointer = 4

    /// "under term 3 of the GPL"
    private func isClause(_ index: Int) -> Bool {
        text.word(index, isSpelled: ["term", "article"]) && text.version(at: index + 1) != nil
    }

    /// "see", "a copy … at", "found at": before an address, these give the license's location.
    private func isPointing(_ index: Int) -> Bool {
        text.word(
            index, isSpelled: ["see", "read", "refer", "copy", "text", "full", "complete", "found"])
    }

    /// "is GPL", "may choose the GPL", but not "for those who choose to use the GPL"
    private func isIdentity(_ index: Int, of mention: Mention) -> Bool {
        if text.word(index, is: .identity) {
            // "its name is …", "the name of that license is …"
            return !text.back(from: index, reach: 4).contains {
                text.word($0, is: .refusing)
                    && ($0 == index - 1
                        || text.word($0 + 1, is: .of) && text.word($0, isSpelled: "name"))
            }
        }
        if text.word(index, is: .choosing) {
            return !text.word(index, is: .either) && !mention.isShort && index > 0
                && text.word(index - 1, is: .verb)
        }
        return text.word(index, is: .using) && !mention.isShort
            && (index == 0 || !text.word(index - 1, is: .to))
    }

    /// "you may distribute it as"
    private func isActedAs(_ index: Int) -> Bool {
        text.word(index, isSpelled: "as")
            && text.back(from: index, reach: 3).contains {
                text.word($0, isSpelled: ["distribute", "redistribute", "license"])
            }
    }

    /// "is GPL", "is the GPL", "is by the GPL": a word between a verb and a name.
    private func isBridge(_ index: Int) -> Bool {
        text.word(index, is: .identityBridge) || UnlistedOptions(text: text).isGlued(index)
            || text.word(index, isSpelled: "by") && index > 0 && text.word(index - 1, is: .identity)
            || text.word(index, isSpelled: "between") && text.word(index - 1, isSpelled: "choose")
    }

    /// "relicensed from the GPL to the MIT license": the granting word precedes the other name.
    private func isGoal(_ mention: Mention) -> Bool {
        var index = mention.words.lowerBound - 1
        while index > 0, text.word(index, is: .the), !text.endsSentence(index) { index -= 1 }
        return index > 0 && text.word(index, is: .to) && !text.endsSentence(index)
    }

    /// "is under MIT", "under the terms of Ruby", but not "programmers who work under Vim"
    private func isOfLicense(_ under: Int) -> Bool {
        text.back(from: under, reach: 3).contains {
            text.word($0, is: [.granting, .grantingNear, .verb, .terms, .or, .and])
        } || text.ahead(of: under + 1, reach: 3).contains { text.word($0, is: .terms) }
    }
}

/// Words that cancel a granting word or a name.
extension GrantClassifier {
    /// "not covered by", "might be covered by", "was formerly under".
    func isNegated(_ cue: Int, from floor: Int) -> Bool {
        for index in text.back(from: cue, reach: 9, floor: floor) {
            let separator = text.separator(after: index)
            if text.endsSentence(index) { return false }
            if cue - index <= 6, text.word(index, is: .history) || isNoLonger(index) { return true }
            if !separator.isDisjoint(with: [.comma, .semicolon]) || text.word(index, is: .turning) {
                return false
            }
            // "is not copyrighted and is in the public domain"
            if text.word(index, is: .and), text.word(index + 1, is: .verb) { return false }
            if text.word(index, is: .negating) { return true }
        }
        return false
    }

    /// "permission under section 7": about a permission in a license; but not "use is permitted
    /// under".
    func isPermission(_ cue: Int) -> Bool {
        guard cue > 0, text.word(cue, is: .under), text.word(cue - 1, is: .allowance),
            !text.endsSentence(cue - 1)
        else { return false }
        let isVerb = cue > 1 && text.word(cue - 2, is: .verb) && !text.endsSentence(cue - 2)
        return !isVerb || text.word(cue + 1, isSpelled: ["section", "sections", "clause"])
    }

    /// "combined with other software that is under": about a work that is combined with this one.
    func isOfOtherWork(_ cue: Int) -> Bool {
        for index in text.back(from: cue, reach: 8) {
            if text.endsSentence(index) { return false }
            if text.word(index, is: .other), text.word(index + 1, is: .work) {
                return index > 0 && text.word(index - 1, is: .meeting)
            }
            // "can be linked with programs under", "combine the code with programs under"
            if text.word(index, is: .work), index > 1, text.word(index - 1, is: .meeting),
                isCombined(before: index - 1)
            {
                return true
            }
        }
        return false
    }

    /// "could cause it to become subject to the terms of": a possible consequence.
    private func isToBecome(_ cue: Int) -> Bool {
        text.back(from: cue, reach: 4).prefix { !text.endsSentence($0) }.contains {
            text.word($0, isSpelled: "become")
                && text.word($0 - 1, isSpelled: ["to", "not", "will", "may", "would", "could"])
        }
    }

    /// "linked with", "combine … with"
    private func isCombined(before meeting: Int) -> Bool {
        text.back(from: meeting, reach: 7).prefix { !text.endsSentence($0) }.contains {
            text.word(
                $0,
                isSpelled: [
                    "linked", "link", "linking", "combined", "combine", "combining", "compatible",
                    "conjunction", "integrate", "mix",
                ])
        }
    }

    /// "I have asked the author to release it under": about the future.
    func isAskedFor(_ cue: Int) -> Bool {
        for index in text.back(from: cue, reach: 10) {
            if text.endsSentence(index) { return false }
            if text.word(index, isSpelled: ["plans", "planned", "intends"]) {
                return text.word(index + 1, is: .to)
            }
            if text.word(index, isSpelled: "asked") {
                return (index + 1..<min(index + 5, cue)).contains { text.word($0, is: .to) }
            }
        }
        return false
    }

    /// "GPL compatible", "the GPL FAQ", "LGPL section 6", "MIT/BSD style"
    func isRefusedBehind(_ mention: Mention) -> Bool {
        var next = mention.words.upperBound
        if next < text.count, text.separator(after: next - 1).isSuperset(of: [.slash, .tight]),
            let other = text.names.longest(in: text, at: next),
            case .unlisted = text.names.rows[other.end.row].meaning
        {
            next = other.words.upperBound
        }
        guard next < text.count, text.word(next, is: .refusingBehind),
            !text.endsSentence(next - 1)
        else { return false }
        return !text.separator(after: next - 1).contains(.comma)
    }
}

/// Names of other things that contain a license's name.
extension GrantClassifier {
    /// `zlib.h`, "MIT Kerberos": a file or a work with that name.
    func isOtherName(_ mention: Mention) -> Bool {
        let last = mention.words.upperBound - 1
        guard mention.isShort else { return false }
        let separator = text.separator(after: last)
        return separator == .tight || (separator.isEmpty && text.isStranger(last + 1))
    }

    /// "under the following Foobar license": the text below shows which one is meant
    func isTextBelow(_ mention: Mention) -> Bool {
        guard !mention.isShort, let row = mention.row, text.names.isListed(row) else {
            return false
        }
        return text.word(mention.words.lowerBound - 1, isSpelled: "following")
    }

    /// "the Foobar General Public License": not one of GNU's licenses
    func isOthersLicense(_ mention: Mention) -> Bool {
        let first = mention.name.lowerBound
        guard !mention.isShort, first > 0, text.isStranger(first - 1),
            text.separator(after: first - 1).isEmpty,
            let row = mention.row, text.names.family(row)?.isGNU == true
        else { return false }
        return text.word(first, isSpelled: "general")
            && text.bytes(of: first - 1)[0].isCapital
    }
}
