/// Leaves out sentences that only refer to another grant: later ones that repeat it, and earlier
/// ones that announce it.
///
/// "This package is under the GNU LGPL" before the full notice with its version, and "under the
/// terms of the GPL" after it, add nothing. A name without a version is a separate grant only if no
/// grant of equal scope gives a version.
struct BackReferences {
    let text: GrantText

    /// The notices that complete "Dual-licensed under the FDL and the GPL" are within this many
    /// sentences.
    private static let reach = 6
    /// At most this many words separate a choice from its repetition. They say what a recipient may
    /// do.
    private static let listReach = 120
    /// At most this many words, such as holders, separate a label from its notice.
    private static let noticeReach = 40

    /// The sentences that are separate grants, completed with the details of those that were left
    /// out.
    func resolved(_ sentences: [GrantSentence]) -> [GrantSentence] {
        guard sentences.count > 1 else { return sentences }
        var sentences = PerlExplanations(text: text).resolved(sentences)
        var isDropped = Array(repeating: false, count: sentences.count)
        let versioned = VersionedGrants(sentences)
        var separate = SeparateWorks(of: sentences, in: text, besides: versioned)
        var announcements = Announcements(text: text)
        for index in sentences.indices {
            if pointer(of: sentences[index]) == nil, separate.contain(index) { continue }
            passOnCoverTexts(of: index, in: &sentences, by: versioned)
            if refersBack(index, in: sentences, to: versioned)
                || repeatsList(index, in: sentences)
                || repeatsGrantAbove(index, in: sentences, to: versioned)
            {
                isDropped[index] = true
            } else if let notices = announcements.notices(announcedBy: index, in: sentences) {
                for (number, notice) in notices.enumerated() {
                    sentences[index].mentions[number]
                        .takeLicense(of: sentences[notice].mentions[0])
                    isDropped[notice] = true
                }
            } else {
                takeVersions(for: index, in: &sentences, from: versioned, dropping: &isDropped)
                if announcements.contain(index, in: sentences)
                    || announcesList(index, in: sentences)
                {
                    isDropped[index] = true
                }
            }
        }
        let granted = Set(
            sentences.lazy.filter { $0.decision == .granted && !$0.isAddress }.flatMap(\.mentions)
                .compactMap(\.row))
        let positions = sentences.indices
            .filter { !isDropped[$0] && !sentences[$0].givesWay(to: granted) }
        let quoted = QuotedMetadata(text: text).repetitions(in: positions, of: sentences)
        return positions.filter { !quoted.contains($0) }.map { sentences[$0] }
    }

    /// Gives each name without a version the version of another grant, and drops one of the two
    /// sentences.
    private func takeVersions(
        for index: Int, in sentences: inout [GrantSentence], from versioned: VersionedGrants,
        dropping isDropped: inout [Bool]
    ) {
        let sentence = sentences[index]
        let isAlone = sentence.mentions.count == 1
        for number in sentence.mentions.indices {
            guard let row = sentence.mentions[number].referredRow,
                let other = other(to: index, row: row, in: sentences, among: versioned),
                isAlone
                    || (index + 1...index + Self.reach).contains(other)
                        && isNotice(sentences[other], of: sentence)
            else { continue }
            sentences[index].mentions[number].takeLicense(of: sentences[other].mentions[0])
            // A sentence with several names takes the versions over, and the other grants are
            // dropped; a single name is dropped in favor of the other grant.
            isDropped[isAlone ? index : other] = true
        }
    }

    /// Whether a grant may be about the same work as the list of names above. It isn't if it names
    /// files of its own.
    private func isNotice(_ grant: GrantSentence, of list: GrantSentence) -> Bool {
        guard !text.hasFileHeading(between: list, grant) else { return false }
        let first = grant.words.lowerBound
        for position in text.back(from: first, reach: 30, floor: list.words.upperBound) {
            if text.endsSentence(position) { break }
            if text.isInFileName(position) { return false }
        }
        return true
    }

    /// Copies "… with no Invariant Sections" from a name without a version to the grant that gives
    /// the version, because that grant is the one meant.
    private func passOnCoverTexts(
        of index: Int, in sentences: inout [GrantSentence], by versioned: VersionedGrants
    ) {
        guard sentences[index].mentions.count == 1,
            sentences[index].mentions[0].referredRow != nil,
            case .family(let row, let clause) = sentences[index].mentions[0].meaning,
            clause.coverTexts != .unstated,
            let other = versioned.nearest(to: index, row: row, scope: sentences[index].scope)
        else { return }
        sentences[other].mentions[0] = sentences[other].mentions[0]
            .stating(clause.coverTexts, by: text.names)
    }

    /// The position of the grant whose version a name takes over: a grant of equal scope, or the
    /// one that the name's sentence points to, whatever its scope. Nil if there is none.
    private func other(
        to index: Int, row: Int, in sentences: [GrantSentence], among versioned: VersionedGrants
    ) -> Int? {
        switch pointer(of: sentences[index]) {
        case .above: versioned.nearest(before: index, row: row)
        case .below: versioned.nearest(behind: index, row: row)
        case nil: versioned.nearest(to: index, row: row, scope: sentences[index].scope)
        }
    }

    /// The direction in which a sentence points to more details: "is licensed under the GPL, see
    /// above". Nil if it doesn't point.
    private func pointer(of sentence: GrantSentence) -> Pointer? {
        for position in text.ahead(of: sentence.words.upperBound, reach: 4) {
            if text.endsSentence(position - 1) { return nil }
            if text.word(position, is: .above) { return .above }
            if text.word(position, isSpelled: "below") { return .below }
        }
        return nil
    }

    private enum Pointer { case above, below }

    /// Whether an earlier sentence gives the version for every name of a sentence: "in which case
    /// the provisions of the GPL or the LGPL are applicable".
    private func refersBack(
        _ index: Int, in sentences: [GrantSentence], to versioned: VersionedGrants
    ) -> Bool {
        let mentions = sentences[index].mentions
        return mentions.contains { $0.row != nil }
            && mentions.allSatisfy { mention in
                if case .unlisted = mention.meaning, mention.license == nil { return true }
                guard let row = mention.referredRow else { return false }
                return versioned.isStated(row, before: index, scope: sentences[index].scope)
            }
    }

    /// Whether a sentence repeats names of a list shortly before it: "… under either the MPL or the
    /// LGPL" after a list with the versions, or the notice that one license of a choice requires.
    private func repeatsList(_ index: Int, in sentences: [GrantSentence]) -> Bool {
        let sentence = sentences[index]
        guard let before = sentences[..<index].suffix(Self.reach).last(where: sentence.repeats)
        else { return false }
        let between = before.words.upperBound..<sentence.words.lowerBound
        return between.count < Self.listReach
            && CopyrightNotices(text: text).first(in: between) == nil
    }

    /// Whether a sentence only announces the list after it: "Version: MPL 1.1/GPL 2.0" above "the
    /// MPL, version 1.1, or the GPL, version 2 or later".
    private func announcesList(_ index: Int, in sentences: [GrantSentence]) -> Bool {
        guard index + 1 < sentences.count else { return false }
        let (label, list) = (sentences[index], sentences[index + 1])
        return label.isMadeExact(by: list)
            && (label.scope == .packaging) == (list.scope == .packaging)
            && (0..<Self.noticeReach).contains(list.words.lowerBound - label.words.upperBound)
            && !text.hasFileHeading(between: label, list)
    }

    /// "according to LGPL v2.1 as described above", "under the GPL version 3, see above", if an
    /// earlier sentence gives that version, perhaps with later ones.
    private func repeatsGrantAbove(
        _ index: Int, in sentences: [GrantSentence], to versioned: VersionedGrants
    ) -> Bool {
        let sentence = sentences[index]
        let next = sentence.words.upperBound
        guard sentence.mentions.count == 1,
            case .family(let row, let clause) = sentence.mentions[0].meaning,
            !clause.isExplicit, text.names.family(row)?.isGNU == true
        else { return false }
        if pointer(of: sentence) == .above, let version = clause.terms.first?.version {
            return versioned.nearest(before: index - 1, row: row)
                .flatMap { sentences[$0].mentions[0].firstVersion } == version
        }
        guard next + 2 < text.count, text.word(next, isSpelled: "as"),
            text.word(next + 2, is: .above),
            !(next - 1...next + 1).contains(where: text.endsSentence)
        else { return false }
        return versioned.isStated(row, before: index, scope: sentence.scope)
    }
}

extension Mention {
    fileprivate var firstVersion: Version? {
        guard case .family(_, let clause) = meaning else { return nil }
        return clause.terms.first?.version
    }

    /// Takes the license of a more precise name.
    fileprivate mutating func takeLicense(of exact: Mention) {
        license = exact.license
        isUnversioned = false
    }
}
