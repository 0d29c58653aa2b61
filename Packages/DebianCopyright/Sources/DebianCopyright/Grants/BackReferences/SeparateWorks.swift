/// Tells which grants without a version speak of another work than the grants that give one: the
/// version of that work's licence was not said by anybody.
struct SeparateWorks {
    private let text: GrantText
    private let statements: [Statement]
    private let versioned: VersionedGrants
    private let notices: CopyrightNotices
    /// Where the text first says whose something is; found when it is asked for.
    private lazy var firstNotice = notices.first(in: 0..<text.count) ?? text.count
    private lazy var stanzas = FileStanzas(in: text.bytes)
    /// For each licence the stanzas in which it is given a version; -1 stands for the text outside
    /// of all stanzas.
    private lazy var definitions = {
        var definitions: [Int: Set<Int>] = [:]
        for index in statements.indices where statements[index].scope != .packaging {
            for part in statements[index].parts where part.referredRow == nil {
                guard let row = part.mention.row else { continue }
                definitions[row, default: []].insert(stanza(of: index) ?? -1)
            }
        }
        return definitions
    }()

    init(of statements: [Statement], in text: GrantText, besides versioned: VersionedGrants) {
        self.text = text
        self.statements = statements
        self.versioned = versioned
        notices = CopyrightNotices(text: text)
    }

    /// Whether a statement is such a grant.
    mutating func contain(_ index: Int) -> Bool {
        guard statements[index].parts.count == 1, let row = statements[index].parts[0].referredRow,
            statements[index].parts[0].isUnversioned,
            versioned.nearest(to: index, row: row, scope: statements[index].scope) != nil
        else { return false }
        return statements[index].isAlternative || isOfOtherFiles(index, row)
            || isOfOtherHolder(index, row)
            || namesFilesAndHolder(statements[index]) && !isSaidBetterBehind(index, row)
    }

    /// Whether a grant has a holder of its own behind one of another holder's work, or stands with
    /// its holder below a heading that names its files.
    ///
    /// A file that says first what it is about and then whose, with the name once
    /// more, has but one.
    private mutating func isOfOtherHolder(_ index: Int, _ row: Int) -> Bool {
        guard let other = versioned.last(before: index, row: row, scope: statements[index].scope)
        else { return false }
        let first = statements[index].words.lowerBound
        let floor = statements[index - 1].words.upperBound
        guard
            notices.namesNewHolder(before: first, from: floor)
                || notices.namesHolder(before: first, from: floor) && isHeadedByFiles(first)
        else { return false }
        return firstNotice < statements[other].words.lowerBound
            && !isSaidBetterBehind(index, row)
    }

    /// "lib/sort.c is copyright N. N. under the GPL": says what it is for and whose that is.
    private func namesFilesAndHolder(_ statement: Statement) -> Bool {
        var hasHolder = false
        for place in text.back(from: statement.words.lowerBound, reach: 24) {
            if text.endsSentence(place) { return false }
            hasHolder = hasHolder || text.word(place, is: .copyright)
            if hasHolder, text.isInFileName(place) { return true }
        }
        return false
    }

    private func isHeadedByFiles(_ first: Int) -> Bool {
        guard let start = text.back(from: first + 1, reach: 40).first(where: text.beginsParagraph)
        else { return false }
        return FileNames(in: text.bytes).stand(above: Int(text.words[start].start))
    }

    /// Whether a grant stands in a stanza about some files, and what gives a version in others.
    private mutating func isOfOtherFiles(_ index: Int, _ row: Int) -> Bool {
        guard let stanza = stanza(of: index), let definitions = definitions[row] else {
            return false
        }
        return definitions.isDisjoint(with: [stanza, -1])
    }

    private mutating func stanza(of index: Int) -> Int? {
        stanzas.index(at: Int(text.words[statements[index].words.lowerBound].start))
    }

    /// Whether the next grant has the same name, and nothing new begins before it.
    private func isSaidBetterBehind(_ index: Int, _ row: Int) -> Bool {
        index + 1 < statements.count
            && statements[index + 1].parts.contains { $0.mention.row == row }
            && Announcements(text: text).reaches(
                from: statements[index], to: statements[index + 1])
    }
}
