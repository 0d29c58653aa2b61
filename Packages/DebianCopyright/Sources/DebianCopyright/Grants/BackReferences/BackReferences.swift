/// Leaves out statements that only refer to another grant: later ones that name it once more, and
/// earlier ones that announce it.
///
/// "This package is under the GNU LGPL" before the full notice with its version, and "under the
/// terms of the GPL" after it, add nothing: a name without a version is a grant of its own only
/// where no grant of the same scope gives one.
struct BackReferences {
    let text: GrantText

    /// "Dual-licensed under the FDL and the GPL" is made exact by the notices right behind it.
    private static let reach = 6
    /// What a recipient may do with a choice stands in so many words between it and its repetition.
    private static let listReach = 120

    /// The statements that are grants of their own, each as exact as those that were left out make
    /// it.
    func resolved(_ statements: [GrantSentence]) -> [GrantSentence] {
        guard statements.count > 1 else { return statements }
        var statements = PerlExplanations(text: text).resolved(statements)
        var isDropped = Array(repeating: false, count: statements.count)
        let versioned = VersionedGrants(statements)
        var separate = SeparateWorks(of: statements, in: text, besides: versioned)
        var announcements = Announcements(text: text)
        for index in statements.indices {
            if pointer(of: statements[index]) == nil, separate.contain(index) { continue }
            passOnCoverTexts(of: index, in: &statements, by: versioned)
            if refersBack(index, in: statements, to: versioned)
                || repeatsList(index, in: statements)
                || repeatsGrantAbove(index, in: statements, to: versioned)
            {
                isDropped[index] = true
            } else if let notices = announcements.notices(announcedBy: index, in: statements) {
                for (number, notice) in notices.enumerated() {
                    statements[index].mentions[number]
                        .takeLicense(of: statements[notice].mentions[0])
                    isDropped[notice] = true
                }
            } else {
                takeVersions(for: index, in: &statements, from: versioned, dropping: &isDropped)
                if announcements.contain(index, in: statements) { isDropped[index] = true }
            }
        }
        let granted = Set(
            statements.lazy.filter { $0.decision == .granted }.flatMap(\.mentions)
                .compactMap(\.row))
        let positions = statements.indices
            .filter { !isDropped[$0] && !statements[$0].givesWay(to: granted) }
        let quoted = QuotedMetadata(text: text).repetitions(in: positions, of: statements)
        return positions.filter { !quoted.contains($0) }.map { statements[$0] }
    }

    /// Gives each name of a statement that lacks its version the version that another grant gives,
    /// and drops one of the two.
    private func takeVersions(
        for index: Int, in statements: inout [GrantSentence], from versioned: VersionedGrants,
        dropping isDropped: inout [Bool]
    ) {
        let statement = statements[index]
        let isAlone = statement.mentions.count == 1
        for number in statement.mentions.indices {
            guard let row = statement.mentions[number].referredRow,
                let other = other(to: index, row: row, in: statements, among: versioned),
                isAlone
                    || (index + 1...index + Self.reach).contains(other)
                        && isNotice(statements[other], of: statement)
            else { continue }
            statements[index].mentions[number].takeLicense(of: statements[other].mentions[0])
            // Of several names each takes its version over; a name alone is said better there.
            isDropped[isAlone ? index : other] = true
        }
    }

    /// Whether a grant may speak of the same work as the list of names above: not where files are
    /// named that it is for.
    private func isNotice(_ grant: GrantSentence, of list: GrantSentence) -> Bool {
        guard !text.hasFileHeading(between: list, grant) else { return false }
        let first = grant.words.lowerBound
        for position in text.back(from: first, reach: 30, floor: list.words.upperBound) {
            if text.endsSentence(position) { break }
            if text.isInFileName(position) { return false }
        }
        return true
    }

    /// Hands on "… with no Invariant Sections" from a name without its version to the grant that
    /// gives the version, for it is meant there.
    private func passOnCoverTexts(
        of index: Int, in statements: inout [GrantSentence], by versioned: VersionedGrants
    ) {
        guard statements[index].mentions.count == 1,
            statements[index].mentions[0].referredRow != nil,
            case .family(let row, let clause) = statements[index].mentions[0].meaning,
            clause.coverTexts != .unstated,
            let other = versioned.nearest(to: index, row: row, scope: statements[index].scope)
        else { return }
        statements[other].mentions[0] = statements[other].mentions[0]
            .stating(clause.coverTexts, by: text.names)
    }

    /// The position of the grant whose version a name takes over: one of the same scope, or the one
    /// that its statement points to, whatever that speaks of. Nil where there is none.
    private func other(
        to index: Int, row: Int, in statements: [GrantSentence], among versioned: VersionedGrants
    ) -> Int? {
        switch pointer(of: statements[index]) {
        case .above: versioned.nearest(before: index, row: row)
        case .below: versioned.nearest(behind: index, row: row)
        case nil: versioned.nearest(to: index, row: row, scope: statements[index].scope)
        }
    }

    /// Where a statement says that more is said: "is licensed under the GPL, see above". Nil where
    /// it does not.
    private func pointer(of statement: GrantSentence) -> Pointer? {
        for position in text.ahead(of: statement.words.upperBound, reach: 4) {
            if text.endsSentence(position - 1) { return nil }
            if text.word(position, is: .above) { return .above }
            if text.word(position, isSpelt: "below") { return .below }
        }
        return nil
    }

    private enum Pointer { case above, below }

    /// Whether every name of a statement was given with its version before: "in which case the
    /// provisions of the GPL or the LGPL are applicable".
    private func refersBack(
        _ index: Int, in statements: [GrantSentence], to versioned: VersionedGrants
    ) -> Bool {
        let mentions = statements[index].mentions
        return mentions.contains { $0.row != nil }
            && mentions.allSatisfy { mention in
                if case .unlisted = mention.meaning, mention.license == nil { return true }
                guard let row = mention.referredRow else { return false }
                return versioned.isStated(row, before: index, scope: statements[index].scope)
            }
    }

    /// Whether a statement repeats names of a list close before it: "… under either the MPL or the
    /// LGPL", where the list gives the versions; or the notice that one licence of a choice asks
    /// for.
    private func repeatsList(_ index: Int, in statements: [GrantSentence]) -> Bool {
        let statement = statements[index]
        guard let before = statements[..<index].suffix(Self.reach).last(where: statement.repeats)
        else { return false }
        let between = before.words.upperBound..<statement.words.lowerBound
        return between.count < Self.listReach
            && CopyrightNotices(text: text).first(in: between) == nil
    }

    /// "according to LGPL v2.1 as described above", where a statement above gives the version too,
    /// and maybe later ones.
    private func repeatsGrantAbove(
        _ index: Int, in statements: [GrantSentence], to versioned: VersionedGrants
    ) -> Bool {
        let statement = statements[index]
        let next = statement.words.upperBound
        guard statement.mentions.count == 1,
            case .family(let row, let clause) = statement.mentions[0].meaning,
            !clause.isExplicit, text.names.family(row)?.isGNU == true,
            next + 2 < text.count, text.word(next, isSpelt: "as"), text.word(next + 2, is: .above),
            !(next - 1...next + 1).contains(where: text.endsSentence)
        else { return false }
        return versioned.isStated(row, before: index, scope: statement.scope)
    }
}

extension Mention {
    /// Means what another name says exactly.
    fileprivate mutating func takeLicense(of exact: Mention) {
        license = exact.license
        isUnversioned = false
    }
}
