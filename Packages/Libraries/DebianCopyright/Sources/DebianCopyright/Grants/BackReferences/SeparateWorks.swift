/// Tells which grants without a version speak of another work than the grants that give one: the
/// version of that work's license was not said by anybody.
struct SeparateWorks {
    private let text: GrantText
    private let sentences: [GrantSentence]
    private let versioned: VersionedGrants
    private let notices: CopyrightNotices
    /// Where the text first says whose something is; found when it is asked for.
    private lazy var firstNotice = notices.first(in: 0..<text.count) ?? text.count
    private lazy var stanzas = FileStanzas(in: text.bytes)
    /// For each license the stanzas in which it is given a version; -1 stands for the text outside
    /// of all stanzas.
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

    /// Whether a sentence is such a grant.
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

    /// Whether a grant has a holder of its own behind one of another holder's work, or stands with
    /// its holder below a heading that names its files.
    ///
    /// A file that says first what it is about and then whose, with the name once
    /// more, has but one.
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

    /// "lib/sort.c is copyright N. N. under the GPL": says what it is for and whose that is.
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

    /// Whether a grant stands in a stanza about some files, and what gives a version in others.
    private mutating func isOfOtherFiles(_ index: Int, _ row: Int) -> Bool {
        guard let stanza = stanza(of: index), let definitions = definitions[row] else {
            return false
        }
        return definitions.isDisjoint(with: [stanza, -1])
    }

    private mutating func stanza(of index: Int) -> Int? {
        stanzas.index(at: Int(text.words[sentences[index].words.lowerBound].start))
    }

    /// Whether the next grant has the same name, and nothing new begins before it.
    private func isSaidBetterBehind(_ index: Int, _ row: Int) -> Bool {
        index + 1 < sentences.count
            && sentences[index + 1].mentions.contains { $0.row == row }
            && Announcements(text: text).reaches(
                from: sentences[index], to: sentences[index + 1])
    }
}

/// The positions of the sentences that give a license's version, by the license.
struct VersionedGrants {
    private struct Key: Hashable {
        let row: Int
        let isPackaging: Bool
    }

    /// Those of sentences that name the license alone, ascending.
    private var positions: [Key: [Int]] = [:]
    /// The first sentence that names the license with a version, alone or beside others.
    private var first: [Key: Int] = [:]

    init(_ sentences: [GrantSentence]) {
        for (index, sentence) in sentences.enumerated() {
            for mention in sentence.mentions {
                guard case .family(let row, let clause) = mention.meaning,
                    !clause.terms.isEmpty, mention.license != nil
                else { continue }
                let key = Key(row: row, isPackaging: sentence.scope == .packaging)
                first[key] = first[key] ?? index
                if sentence.mentions.count == 1 { positions[key, default: []].append(index) }
            }
        }
    }

    /// Whether a sentence before this one names the license with a version.
    func isStated(_ row: Int, before index: Int, scope: Grant.Scope) -> Bool {
        guard let first = first[Key(row: row, isPackaging: scope == .packaging)] else {
            return false
        }
        return first < index
    }

    /// The next sentence behind this one that gives the version, or else the last one before it;
    /// nil if there is none. What is said of the packaging says nothing of the work, nor the
    /// other way round.
    func nearest(to index: Int, row: Int, scope: Grant.Scope) -> Int? {
        next(behind: index, row: row, scope: scope) ?? last(before: index, row: row, scope: scope)
    }

    /// The last one before a sentence; nil if there is none.
    func last(before index: Int, row: Int, scope: Grant.Scope) -> Int? {
        let positions = positions(of: row, scope)
        let next = positions.partitioningIndex { $0 > index }
        return next > 0 ? positions[next - 1] : nil
    }

    /// The next one behind a sentence; nil if there is none.
    private func next(behind index: Int, row: Int, scope: Grant.Scope) -> Int? {
        let positions = positions(of: row, scope)
        let next = positions.partitioningIndex { $0 > index }
        return next < positions.count ? positions[next] : nil
    }

    /// The last one before a sentence, of the packaging or not; nil if there is none.
    func nearest(before index: Int, row: Int) -> Int? {
        [.packaging, .work].compactMap { last(before: index, row: row, scope: $0) }.max()
    }

    /// The next one behind a sentence, of the packaging or not; nil if there is none.
    func nearest(behind index: Int, row: Int) -> Int? {
        [.packaging, .work].compactMap { next(behind: index, row: row, scope: $0) }.min()
    }

    private func positions(of row: Int, _ scope: Grant.Scope) -> [Int] {
        positions[Key(row: row, isPackaging: scope == .packaging), default: []]
    }
}
