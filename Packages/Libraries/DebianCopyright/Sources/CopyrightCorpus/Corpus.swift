/// Small copyright files with idioms from real ones, and the expected answer for each.
///
/// A folder holds the corpus as plain text:
///
/// - `Words/FAMILY.cases`: files without license texts, in the format of ``CaseFile``,
/// - `Texts/FAMILY.cases`: files with license texts, all of them invented,
/// - `FAMILY/NAME.copyright` next to these: copyright files of which each byte matters,
/// - `Licenses/ID.txt`: the texts of the invented licenses; those of exceptions end in
///   `-exception`,
/// - `ids.txt`: the ids of the SPDX list, one on each line with its name after a blank, an empty
///   line, and the ids of its exceptions,
/// - `known-differences.txt`: the engine's current answers in cases that it gets wrong: `== ` and
///   the case's name, the reason after `#`, and the answer,
/// - `templates.txt`: the table of ``TemplateAnswers``.
public struct Corpus: Sendable {
    /// Ordered by family as bytes, and within a family as in its file.
    public let cases: [CorpusCase]
    /// The texts of the invented licenses by id.
    public let licenses: [String: String]
    /// The ids of the SPDX list: first licenses, then exceptions.
    public let ids: [[String]]
    /// The names of the SPDX list's licenses.
    public let names: [(id: String, name: String)]
    /// The engine's answers for the texts of the SPDX list.
    public let templates: TemplateAnswers
    /// The inconsistencies in the corpus: ``CaseFile/problems``, a file that belongs to no family,
    /// a known difference without a case or that is none, an unknown id in the table of templates.
    /// Empty in a consistent corpus.
    public let problems: [String]
    /// The case files by their paths on the host.
    private let caseFiles: [String: CaseFile]

    /// Reads a corpus.
    ///
    /// - Parameter folder: its path on the host.
    /// - Throws: ``CorpusError/unreadable(_:)`` for the first file or folder that can't be read.
    public init(folder: String) throws(CorpusError) {
        var problems: [String] = []
        var cases: [CorpusCase] = []
        var caseFiles: [String: CaseFile] = [:]
        let known = try Self.answers(in: HostFiles.text(of: "\(folder)/known-differences.txt"))
        for kind in CorpusCase.Kind.allCases {
            let parent = "\(folder)/\(kind.rawValue)/"
            let paths = try HostFiles.paths(below: "\(folder)/\(kind.rawValue)")
            var strays = Set(paths)
            for path in paths where path.hasSuffix(".cases") {
                let family = path.dropFirst(parent.count).dropLast(".cases".count)
                let subfolder = "\(parent)\(family)/"
                var files: [String: [UInt8]] = [:]
                for file in paths where file.hasPrefix(subfolder) {
                    files[String(file.dropFirst(subfolder.count))] = try HostFiles.bytes(of: file)
                    strays.remove(file)
                }
                strays.remove(path)
                let caseFile = CaseFile(
                    family: "\(kind.rawValue)/\(family)", bytes: try HostFiles.bytes(of: path),
                    files: files)
                caseFiles[path] = caseFile
                problems += caseFile.problems
                cases += caseFile.cases.map {
                    CorpusCase(
                        name: $0.name, kind: kind, bytes: $0.bytes, expected: $0.expected,
                        today: known[$0.name] ?? $0.expected)
                }
            }
            problems += strays.sorted().map { "\($0) belongs to no family" }
        }
        problems += cases.filter { known[$0.name] == $0.expected }
            .map { "\($0.name) differs no more" }
        problems += Set(known.keys).subtracting(cases.map(\.name)).sorted()
            .map { "there is no \($0)" }
        let list = try HostFiles.text(of: "\(folder)/ids.txt").split(separator: "\n\n").map {
            $0.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
        }
        ids = list.map { $0.map { String($0[0]) } }
        names = list.joined().filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) }
        templates = TemplateAnswers(try HostFiles.text(of: "\(folder)/templates.txt"))
        problems += templates.unknownIDs(besides: Set(ids.joined()))
            .map { "\($0) in templates.txt is no id" }
        self.cases = cases
        self.caseFiles = caseFiles
        self.problems = problems
        var licenses: [String: String] = [:]
        for path in try HostFiles.paths(below: "\(folder)/Licenses") {
            let name = path.split(separator: "/").last?.dropLast(4) ?? ""
            licenses[String(name)] = try HostFiles.text(of: path)
        }
        self.licenses = licenses
    }

    /// The case files that change if some answers do.
    ///
    /// - Parameter answers: the new answers by the cases' names, each line with its end.
    /// - Returns: the files' new bytes by their paths on the host.
    public func files(with answers: [String: String]) -> [String: [UInt8]] {
        let names = Set(answers.keys)
        return caseFiles.filter { !names.isDisjoint(with: $0.value.cases.map(\.name)) }
            .mapValues { $0.replacing(answers) }
    }

    /// The sections of the known differences, by the names in their headings.
    private static func answers(in text: String) -> [String: String] {
        var answers: [String: String] = [:]
        for section in ("\n" + text).split(separator: "\n== ").dropFirst() {
            let name = section.prefix { $0 != "\n" }
            answers[String(name)] = answer(in: section.dropFirst(name.count + 1))
        }
        return answers
    }

    /// A text without its remarks and empty lines.
    private static func answer(in text: some StringProtocol) -> String {
        text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { $0 + "\n" }.joined()
    }
}

/// One case of a corpus: a copyright file and its answers.
public struct CorpusCase: Hashable, Sendable {
    /// The kind of texts that a file prints; the raw values are folder names.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Texts of invented licenses.
        case texts = "Texts"
        /// No license texts, so that the answer doesn't depend on which texts are known.
        case words = "Words"
    }

    /// The folder, the family and the case's own name: `Words/Grants/released-under`.
    public let name: String
    public let kind: Kind
    /// The copyright file.
    public let bytes: [UInt8]
    /// The correct answer by the rules.
    public let expected: String
    /// The engine's current answer; other than ``expected`` if there is a known difference.
    public let today: String

    /// The family of idioms that the case belongs to: `Grants`.
    public var family: String { name.split(separator: "/").dropLast().last.map(String.init) ?? "" }
}

extension CorpusCase: CustomStringConvertible {
    public var description: String { name }
}

/// The reason that a corpus can't be read.
public enum CorpusError: Error, Hashable, Sendable {
    /// The file or folder can't be read.
    case unreadable(_ path: String)
    /// The text of the invented license can't be indexed.
    case unfitLicense(_ id: String)
    /// The engine rejects the index of the invented texts.
    case noIndex
}
