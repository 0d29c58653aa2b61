/// Reads what the words of a text grant: "under the terms of the GNU General Public License,
/// version 2 or later", "License: MIT", "this file is in the public domain".
///
/// It finds every licence that the text names, judges by the words around each whether it is
/// granted or merely mentioned, and puts together what one sentence grants. Licences' own texts
/// must be left out by their ranges, for they may explain how to grant them. Each step looks at a
/// bounded number of words. A reader keeps its storage: use one for many texts.
struct GrantReader {
    private let names: NameTree
    private var words = GrantWords()

    /// - Parameter names: what texts call licences.
    init(names: NameTree) {
        self.names = names
    }

    /// Reads a text of any size, in time linear in it.
    ///
    /// The answer is the same whatever the line breaks, indents, comment leaders, letter case and
    /// trailing spaces.
    ///
    /// - Parameters:
    ///   - text: a whole copyright file, or the text of one licence field.
    ///   - words: those of the text.
    ///   - excluded: ranges of bytes in ascending order that are recognised licence texts.
    mutating func read(
        _ text: ByteView, _ words: TextWords, except excluded: [Range<Int>] = []
    ) -> GrantReading {
        self.words.read(text, words, except: excluded, by: names)
        guard !self.words.candidates.isEmpty else {
            return GrantReading(grants: [], packagingTexts: [])
        }
        let text = GrantText(bytes: text, words: self.words.entries, names: names)
        let scopes = ScopeReader(text: text)
        let packagingTexts = zip(excluded, self.words.cuts)
            .filter { _, cut in scopes.isPackaging(above: cut) }.map { $0.0.lowerBound }
        let mentions = MentionFinder(text: text, candidates: self.words.candidates).mentions()
        let statements = StatementReader(text: text)
            .statements(of: Dedications(text: text).joined(mentions))
        let grants = BackReferences(text: text).resolved(statements)
            .compactMap { Grant($0, in: text) }
        return GrantReading(grants: grants, packagingTexts: packagingTexts)
    }
}

/// What the words of a text grant.
struct GrantReading: Hashable, Sendable {
    /// In the order of their words; empty where the text states none.
    let grants: [Grant]
    /// Of the texts that were left out, where those begin of which the words above them say that
    /// they are the packaging's: positions in bytes, ascending.
    let packagingTexts: [Int]
}

extension Grant {
    /// Nil where nothing of the statement has an id.
    fileprivate init?(_ statement: Statement, in text: GrantText) {
        guard let license = statement.license else { return nil }
        self.init(
            license: license,
            bytes: text.span(statement.words),
            scope: statement.scope,
            form: statement.form,
            isUnversioned: statement.parts.contains(where: \.isUnversioned),
            isIncomplete: statement.hasUnnamedAlternative
                || statement.parts.contains { $0.license == nil },
            openAlternative: statement.openAlternative(by: text.names),
            unlistedException: statement.unlistedException)
    }
}

extension Statement {
    fileprivate var form: Grant.Form {
        guard parts.count == 1 else { return .words }
        return switch parts[0].mention.meaning {
        case .identifier: .identifier
        case .labelled: .labelled
        case .perlTerms: .perlTerms
        case .publicDomain(nil): .dedication
        default: standing == .alone ? .bareName : .words
        }
    }
}
