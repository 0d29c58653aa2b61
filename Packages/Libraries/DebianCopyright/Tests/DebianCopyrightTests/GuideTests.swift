import Foundation
import Testing

@testable import DebianCopyright
@testable import DebianSystems

/// Runs the examples of the guide, which follows two files through every shape.
struct GuideTests {
    @Test func `each shape in the guide is what the engine makes of the file above it`() throws {
        let guide = try String(contentsOfFile: Guide.path, encoding: .utf8)
        let executed = Guide.executed(guide)
        if ProcessInfo.processInfo.environment["UPDATE_GUIDE"] != nil {
            try executed.write(toFile: Guide.path, atomically: true, encoding: .utf8)
        }
        #expect(guide == executed, "UPDATE_GUIDE=1 swift test --filter GuideTests mends it")
    }

    @Test func `the guide shows every shape`() throws {
        let lines = try String(contentsOfFile: Guide.path, encoding: .utf8).split(separator: "\n")
        for shape in Guide.Shape.allCases {
            #expect(lines.contains { $0 == "```" + shape.rawValue }, "\(shape.rawValue)")
        }
    }
}

/// A text with code blocks: an input, followed by the shapes that the engine makes of it.
private enum Guide {
    static let path = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "../../Sources/DebianCopyright/DebianCopyright.docc")
        .appending(path: "FromBytesToStatements.md").standardizedFileURL.path()

    enum Shape: String, CaseIterable {
        case separators, mentions, sentences, grants, evidence, identified, statements, answer
        case stanzas, synopses, meanings, findings
        case leftovers, terms
    }

    /// The text with every shape as the engine makes it today.
    static func executed(_ text: String) -> String {
        var lines: [String] = []
        var input: [String] = []
        var block: String?
        for line in text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init) {
            if let open = block {
                if line == "```" {
                    block = nil
                } else if open == "input" {
                    input.append(line)
                } else if Shape(rawValue: open) != nil {
                    continue
                }
            } else if line.hasPrefix("```") {
                let info = String(line.dropFirst(3))
                block = info
                if info == "input" { input = [] }
                if let shape = Shape(rawValue: info) {
                    lines.append(line)
                    lines += shape.lines(of: input.joined(separator: "\n") + "\n")
                    continue
                }
            }
            lines.append(line)
        }
        return lines.joined(separator: "\n")
    }
}

extension Guide.Shape {
    fileprivate func lines(of input: String) -> [String] {
        ByteView.withBytes(of: Array(input.utf8)) { bytes in
            switch self {
            case .separators: Self.separators(in: bytes)
            case .mentions: Self.mentions(in: bytes)
            case .sentences: Self.sentences(in: bytes)
            case .grants: Self.grants(in: bytes)
            case .evidence: Self.evidence(in: bytes)
            case .identified: Self.identified(in: bytes)
            case .statements: analysis(of: input).statements.map(\.line)
            case .answer: analysis(of: input).lines
            case .stanzas: Self.stanzas(in: bytes)
            case .synopses: Self.synopses(in: bytes)
            case .meanings: Self.meanings(in: bytes)
            case .findings: Self.findings(in: bytes)
            case .leftovers: Self.leftovers(in: bytes)
            case .terms: analysis(of: input).references.compactMap(\.terms).flatMap(\.lines)
            }
        }
    }
}

// MARK: Prose

extension Guide.Shape {
    private static func read(_ bytes: ByteView) -> (text: GrantText, mentions: [Mention]) {
        var words = GrantWords()
        words.read(bytes, TextWords(of: bytes), except: [], by: .sample)
        let text = GrantText(bytes: bytes, words: words.entries, names: .sample)
        return (text, MentionFinder(text: text, candidates: words.candidates).mentions())
    }

    fileprivate static func separators(in bytes: ByteView) -> [String] {
        let text = read(bytes).text
        return text.words.indices.filter { !text.separator(after: $0).isEmpty }.prefix(14).map {
            "\(String(text.bytes(of: $0))): \(text.separator(after: $0).names)"
        }
    }

    fileprivate static func mentions(in bytes: ByteView) -> [String] {
        let (text, mentions) = read(bytes)
        var floor = 0
        return mentions.map { mention in
            let (decision, rule) = GrantClassifier(text: text).ruling(on: mention, from: floor)
            floor = mention.words.upperBound
            let license = mention.license?.words ?? "no id"
            return
                "\"\(text.bytes[text.span(mention.words)].oneLine)\": \(license), \(decision) by \(rule)"
        }
    }

    fileprivate static func sentences(in bytes: ByteView) -> [String] {
        let (text, mentions) = read(bytes)
        return GrantSentenceReader(text: text).sentences(
            of: Dedications(text: text).joined(mentions)
        )
        .map { sentence in
            let license = sentence.license?.words ?? "no id"
            let choice = sentence.isChoice ? ", a choice" : ""
            return "words \(sentence.words): \(license) for \(sentence.scope)\(choice)"
        }
    }

    fileprivate static func grants(in bytes: ByteView) -> [String] {
        var reader = GrantReader(names: .sample)
        return reader.read(bytes, TextWords(of: bytes)).grants.map {
            "bytes \($0.bytes): \($0.license.words) for \($0.scope), by \($0.form)"
        }
    }

    fileprivate static func evidence(in bytes: ByteView) -> [String] {
        ProseIdentifier(names: names).read(bytes).evidence.all.map { evidence in
            "bytes \(evidence.bytes): \(evidence.license.words), \(evidence.basis) by "
                + "\(evidence.method)\(evidence.scope.isPartial ? ", of a part" : "")"
        }
    }

    fileprivate static func identified(in bytes: ByteView) -> [String] {
        let identifier = ProseIdentifier(names: names)
        let read = identifier.read(bytes)
        let evidence = read.evidence.all.marked(in: read.sentences)
        return identifier.statements(of: evidence, in: bytes).map { statement in
            "lines \(statement.lines): \(statement.license.words), \(statement.basis) by "
                + "\(statement.method)\(statement.scope.isPartial ? ", of a part" : "")"
        }
    }
}

// MARK: What a text withholds

extension Guide.Shape {
    fileprivate static func leftovers(in bytes: ByteView) -> [String] {
        let read = ProseIdentifier(names: names).read(bytes)
        return read.sentences.leftovers(beside: read.evidence.all.map(\.bytes)).map {
            "\($0.kind): \(bytes[$0.bytes].oneLine)"
        }
    }
}

extension LicenseTerms {
    /// The terms, a line each, and the category.
    fileprivate var lines: [String] {
        permissions.map { "line \($0.lines.lowerBound) permits \($0.term.rawValue)" }
            + conditions.map { "line \($0.lines.lowerBound) demands \($0.term.rawValue)" }
            + limitations.map { "line \($0.lines.lowerBound) withholds \($0.term.rawValue)" }
            + unread.map { "line \($0.lowerBound) isn't understood" }
            + ["category: \(category?.rawValue ?? "unknown")"]
    }
}

// MARK: Stanzas

extension Guide.Shape {
    private static func fields(in bytes: ByteView) -> [Deb822Field] {
        CopyrightDocument(bytes)?.stanzas.compactMap(\.license) ?? []
    }

    fileprivate static func stanzas(in bytes: ByteView) -> [String] {
        CopyrightDocument(bytes)?.stanzas.map { stanza in
            let files = stanza.files.map { String($0.value.trimmed) } ?? "none"
            let license = stanza.license.map { String($0.firstLine) } ?? "none"
            let text = stanza.license.flatMap { LicenseText(of: $0) } == nil ? "" : " with a text"
            return "lines \(stanza.lines): files \(files), license \(license)\(text)"
        } ?? []
    }

    fileprivate static func synopses(in bytes: ByteView) -> [String] {
        fields(in: bytes).map {
            "\(String($0.firstLine)): \(SynopsisParser.parse($0.firstLine).tree?.words ?? "none")"
        }
    }

    fileprivate static func meanings(in bytes: ByteView) -> [String] {
        let meanings = NameMeanings(names)
        var seen: Set<String> = []
        return fields(in: bytes).flatMap { field in
            SynopsisParser.parse(field.firstLine).tree?.names ?? []
        }.filter { seen.insert(String($0.whole)).inserted }.map { name in
            let (meaning, method) = meanings.meaning(of: name)
            let words =
                switch meaning {
                case .definite(let license, _): "definite \(license.words) by \(method)"
                case .ambiguous(let license, _): "ambiguous \(license.words) by \(method)"
                case .exceptional(let licenses): "exceptional \(licenses)"
                case .unknown: "unknown"
                }
            return "\(String(name.whole)): \(words)"
        }
    }

    fileprivate static func findings(in bytes: ByteView) -> [String] {
        let identifier = ProseIdentifier(names: names)
        return fields(in: bytes).compactMap { field in
            LicenseText(of: field).map { text in
                let meaning = identifier.findings(in: text.body).meaning.map {
                    "\($0.license.words), \($0.basis) by \($0.method)"
                }
                return "\(String(field.firstLine)): \(meaning ?? "nothing certain")"
            }
        }
    }
}

// MARK: In words

extension CopyrightStatement {
    fileprivate var line: String {
        var line = "lines \(lines): \(license?.words ?? "nothing"), \(basis)"
        if let method { line += " by \(method)" }
        if let name { line += ", \"\(name)\"" }
        if !files.isEmpty { line += ", files \(files.joined(separator: " "))" }
        if !holders.isEmpty { line += ", holders \(holders.joined(separator: "; "))" }
        return line
    }
}

extension CopyrightAnalysis {
    fileprivate var lines: [String] {
        ["\(format), main \(main?.words ?? "none"), basis \(basis)"]
            + references.map { "reference \($0.id), called \($0.name ?? "nothing")" }
            + findings.map { "finding \($0.kind.rawValue)" }
    }
}

extension Separator {
    fileprivate var names: String {
        let all: [(Separator, String)] = [
            (.paragraph, "paragraph"), (.stop, "stop"), (.colon, "colon"), (.comma, "comma"),
            (.semicolon, "semicolon"), (.slash, "slash"), (.bar, "bar"), (.open, "open"),
            (.close, "close"), (.quote, "quote"), (.plus, "plus"), (.atLeast, "at least"),
            (.tight, "tight"), (.cut, "cut"), (.question, "question"),
        ]
        return all.filter { contains($0.0) }.map(\.1).joined(separator: ", ")
    }
}

extension Synopsis {
    fileprivate var names: [SynopsisName] {
        switch self {
        case .name(let name): [name]
        case .and(let operands), .or(let operands): operands.flatMap(\.names)
        }
    }

    fileprivate var words: String {
        switch self {
        case .name(let name): "name(\(String(name.name))\(name.isOrLater ? " or later" : ""))"
        case .and(let operands): "and(\(operands.map(\.words).joined(separator: ", ")))"
        case .or(let operands): "or(\(operands.map(\.words).joined(separator: ", ")))"
        }
    }
}

extension ByteView {
    fileprivate var oneLine: String {
        String(self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
}
