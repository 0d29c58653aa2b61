/// Judges whether a licence that is named is granted: mostly by the nearest word before the name
/// that tells. "Under" and its like grant, "a copy of", "see", "compatible with" and their like
/// don't.
struct StandingReader {
    let text: GrantText

    /// How a mention stands in its text.
    ///
    /// - Parameter floor: the first word behind the mention before.
    func standing(of mention: Mention, from floor: Int) -> Standing {
        let standing = standingNow(of: mention, from: floor)
        return standing != .mentioned && isPast(mention) ? .mentioned : standing
    }

    /// The same, sentences about the past not yet considered.
    private func standingNow(of mention: Mention, from floor: Int) -> Standing {
        let first = mention.words.lowerBound
        if isPath(mention) || isRefusedBehind(mention) || isAsked(mention)
            || isExample(first) || isDescription(mention) || isOfUsedWork(first)
        {
            return .mentioned
        }
        if mention.isShort ? isOtherName(mention) : isOthersLicense(mention) { return .mentioned }
        switch mention.meaning {
        case .identifier, .labelled, .notice: return .granted
        case .exception: return .mentioned
        case .publicDomain:
            return PublicDomainReader(text: text).standing(of: mention, from: floor)
        case .perlTerms:
            return isNegated(first, from: floor) ? .mentioned : .granted
        case .family, .unlisted: break
        }
        if isLabelled(first) || isTitled(mention) || ListLine(text: text).holds(mention)
            || isLabelledAddress(first, from: floor) || isKeyed(mention)
            || isSigned(mention) || isLineBelowHolder(mention) || isReferred(mention)
            || explainsTerms(mention)
        {
            return .granted
        }
        if let standing = nearestWord(before: mention, from: floor) { return standing }
        if mention.isShort { return .mentioned }
        if isAppliedBehind(mention) { return .granted }
        return isAlone(mention) ? .alone : .mentioned
    }

    /// `/usr/share/common-licenses/GPL`, `copyleft/gpl.html`: where a text lies.
    private func isPath(_ mention: Mention) -> Bool {
        let first = mention.words.lowerBound
        guard first > 0 else { return false }
        if text.word(first - 1, is: .pointer) { return true }
        let gap = text.gap(after: first - 1)
        // An address may itself name a licence: `https://creativecommons.org/licenses/…`
        return gap.isSuperset(of: [.tight, .slash]) && !gap.contains(.colon)
            && !isLicenseWord(first - 1)
    }

    /// In `GPL/LGPL` the slash parts two names.
    private func isLicenseWord(_ place: Int) -> Bool {
        text.word(place, is: .beginsName) || text.version(at: place) != nil
            || text.word(place, is: [.license, .or, .and])
    }

    /// "the GPL, version 2.1 or later, applies"
    private func isAppliedBehind(_ mention: Mention) -> Bool {
        let next = mention.words.upperBound
        guard next < text.count, !text.endsSentence(next - 1) else { return false }
        return text.word(next, is: .applying)
    }
}
