/// Grants of a name without a version that speak of somebody else's work than the grant before them
/// which gives one: of theirs nobody said a version.
struct SeparateWorks {
    private let text: GrantText
    private let statements: [Statement]
    private let versioned: VersionedGrants
    private let notices: CopyrightNotices
    /// Where the text first says whose something is; found when it is asked for.
    private lazy var firstNotice = notices.first(in: 0..<text.count) ?? text.count

    init(of statements: [Statement], in text: GrantText, besides versioned: VersionedGrants) {
        self.text = text
        self.statements = statements
        self.versioned = versioned
        notices = CopyrightNotices(text: text)
    }

    /// Whether a grant has a holder of its own behind one of another holder's work.
    ///
    /// A file that says first what it is about and then whose, with the name once more, has but one.
    mutating func contain(_ index: Int) -> Bool {
        guard statements[index].parts.count == 1, let row = statements[index].parts[0].referredRow,
            statements[index].parts[0].isUnversioned,
            let other = versioned.last(before: index, row: row, scope: statements[index].scope),
            notices.namesNewHolder(
                before: statements[index].words.lowerBound,
                from: statements[index - 1].words.upperBound)
        else { return false }
        return firstNotice < statements[other].words.lowerBound
            && !isSaidBetterBehind(index, row)
    }

    /// Whether the next grant has the same name, and nothing new begins before it.
    private func isSaidBetterBehind(_ index: Int, _ row: Int) -> Bool {
        index + 1 < statements.count
            && statements[index + 1].parts.contains { $0.mention.row == row }
            && Announcement(text: text).reaches(
                from: statements[index], to: statements[index + 1])
    }
}
