public import Bytes
public import LicenseTexts

/// Reads what the words of a text grant: "under the terms of the GNU General Public License,
/// version 2 or later", "License: MIT", "this file is in the public domain".
///
/// It finds every licence that the text names, judges by the words around each whether it is
/// granted or merely mentioned, and puts together what one sentence grants. What a licence's own
/// text says must be left out by its range, since it may explain how to grant it. Each step looks
/// at a bounded number of words, so time is linear in the text's size. A reader keeps its storage:
/// use one for many texts.
public struct GrantReader {
    private let names: NameTree
    private var words = GrantWords()
    /// Where the texts begin, of those that were left out last, of which the words above say that
    /// they are the packaging's: in bytes.
    public private(set) var packagingTexts: [Int] = []

    /// - Parameter names: what texts call licences.
    public init(names: NameTree) {
        self.names = names
    }

    /// The grants of a text in the order of their words; empty where it states none.
    ///
    /// The answer is the same whatever the line breaks, indents, comment leaders, letter case and
    /// trailing spaces.
    ///
    /// - Parameters:
    ///   - text: a whole copyright file, or the text of one licence field.
    ///   - words: those of the text.
    ///   - excluded: ranges of bytes in ascending order that are recognised licence texts.
    public mutating func grants(
        in text: ByteView, _ words: TextWords, except excluded: [Range<Int>] = []
    ) -> [Grant] {
        self.words.read(text, words, except: excluded, by: names)
        packagingTexts.removeAll()
        guard !self.words.candidates.isEmpty else { return [] }
        let text = GrantText(bytes: text, words: self.words.entries, names: names)
        let scopes = ScopeReader(text: text)
        for (range, cut) in zip(excluded, self.words.cuts) where scopes.isPackaging(above: cut) {
            packagingTexts.append(range.lowerBound)
        }
        let mentions = MentionFinder(text: text, candidates: self.words.candidates).mentions()
        let statements = StatementReader(text: text)
            .statements(of: Dedications(text: text).joined(mentions))
        return BackReferences(text: text).resolved(statements).compactMap { Grant($0, in: text) }
    }
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
