/// Finds grants without a version that are about a different work than the grants that give one.
/// The version of such a work's license is unknown.
struct SeparateWorks {
    private let text: GrantText
    private let sentences: [GrantSentence]
    private let versioned: VersionedGrants
    private let notices: CopyrightNotices
    /// The first copyright notice or author's line of the text; found when first needed.
    private lazy var firstNotice = notices.first(in: 0..<text.count) ?? text.count
    private lazy var stanzas = FileStanzas(in: text.bytes)
    /// For each license the stanzas that give its version; -1 stands for the text outside of all
    /// stanzas.
    private lazy var definitions = {
        var definitions: [Int: Set<Int>] = [:]
        for index in sentences.indices where sentences[index].scope != .packaging {
            for mention in sentences[index].mentions where mention.referredRow == nil {
                guard let row = mention.row else { continue }
                definitions[row, default: []].insert(stanza(of: index) ?? -1)
            }
        }
        return definitions
    }()

    init(of sentences: [GrantSentence], in text: GrantText, besides versioned: VersionedGrants) {
        self.text = text
        self.sentences = sentences
        self.versioned = versioned
        notices = CopyrightNotices(text: text)
    }

    /// Whether a sentence is a grant for a different work.
    mutating func contain(_ index: Int) -> Bool {
        guard sentences[index].mentions.count == 1,
            let row = sentences[index].mentions[0].referredRow,
            sentences[index].mentions[0].isUnversioned,
            versioned.nearest(to: index, row: row, scope: sentences[index].scope) != nil
        else { return false }
        return sentences[index].isAlternative || isOfOtherFiles(index, row)
            || isOfOtherHolder(index, row)
            || namesFilesAndHolder(sentences[index]) && !isSaidBetterBehind(index, row)
    }

    /// Whether a grant follows the grant of another holder's work and has a holder of its own, or
    /// has a holder below a heading that names its files.
    ///
    /// A file that gives its subject, then its holder, and then repeats the name is one work.
    private mutating func isOfOtherHolder(_ index: Int, _ row: Int) -> Bool {
        guard let other = versioned.last(before: index, row: row, scope: sentences[index].scope)
        else { return false }
        let first = sentences[index].words.lowerBound
        let floor = sentences[index - 1].words.upperBound
        guard
            notices.namesNewHolder(before: first, from: floor)
                || notices.namesHolder(before: first, from: floor) && isHeadedByFiles(first)
        else { return false }
        return firstNotice < sentences[other].words.lowerBound
            && !isSaidBetterBehind(index, row)
    }

    /// "lib/sort.c is copyright N. N. under the GPL": names the files and their holder.
    private func namesFilesAndHolder(_ sentence: GrantSentence) -> Bool {
        var hasHolder = false
        for position in text.back(from: sentence.words.lowerBound, reach: 24) {
            if text.endsSentence(position) { return false }
            hasHolder = hasHolder || text.word(position, is: .copyright)
            if hasHolder, text.isInFileName(position) { return true }
        }
        return false
    }

    private func isHeadedByFiles(_ first: Int) -> Bool {
        guard let start = text.back(from: first + 1, reach: 40).first(where: text.beginsParagraph)
        else { return false }
        return FileNames(in: text.bytes).stand(above: Int(text.words[start].start))
    }

    /// Whether a grant is in a stanza about some files, and only other stanzas give a version.
    private mutating func isOfOtherFiles(_ index: Int, _ row: Int) -> Bool {
        guard let stanza = stanza(of: index), let definitions = definitions[row] else {
            return false
        }
        return definitions.isDisjoint(with: [stanza, -1])
    }

    private mutating func stanza(of index: Int) -> Int? {
        stanzas.index(at: Int(text.words[sentences[index].words.lowerBound].start))
    }

    /// Whether the next grant is of the same license, with nothing new in between.
    private func isSaidBetterBehind(_ index: Int, _ row: Int) -> Bool {
        index + 1 < sentences.count
            && sentences[index + 1].mentions.contains { $0.row == row }
            && Announcements(text: text).reaches(
                from: sentences[index], to: sentences[index + 1])
    }
}
