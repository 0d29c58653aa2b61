/// Small copyright files, each an idiom met in the wild, and what is to be read from each.
///
/// A folder holds it as plain text:
///
/// - `Words/FAMILY/NAME.copyright`: a file that prints no license's text,
/// - `Texts/FAMILY/NAME.copyright`: a file that prints some, all of them invented,
/// - `NAME.expected` beside each: the idiom in a sentence behind `#`, and the answer that is right
///   by the rules, as ``CorpusReader`` writes answers,
/// - `Licenses/ID.txt`: the invented licenses' texts; those of exceptions end in `-exception`,
/// - `ids.txt`: the ids of the SPDX list, one a line with its name behind a blank, an empty line,
///   and the ids of its exceptions,
/// - `known-differences.txt`: what the engine answers today to files that it doesn't read rightly
///   yet: `== ` and the file's name, why behind `#`, and the answer,
/// - `templates.txt`: the table of ``TemplateAnswers``.
public struct Corpus: Sendable {
    /// Ordered by their names, as bytes.
    public let files: [CorpusFile]
    /// The invented licenses' texts by their ids.
    public let licenses: [String: String]
    /// The ids of the SPDX list: first licenses, then exceptions.
    public let ids: [[String]]
    /// The names of the SPDX list's licenses.
    public let names: [(id: String, name: String)]
    /// What the engine answers to the texts of the SPDX list.
    public let templates: TemplateAnswers
    /// What doesn't fit together: a file without its expectation, an expectation without its file,
    /// a difference that is none or that no file has, an id in the table of templates that is none.
    /// Empty in a corpus that is whole.
    public let problems: [String]

    /// Reads a corpus.
    ///
    /// - Parameter folder: its path on the host.
    /// - Throws: ``CorpusError/unreadable(_:)`` for the first file or folder that can't be read.
    public init(folder: String) throws(CorpusError) {
        var problems: [String] = []
        var files: [CorpusFile] = []
        let known = try Self.answers(in: HostFiles.text(of: "\(folder)/known-differences.txt"))
        for kind in CorpusFile.Kind.allCases {
            let paths = try HostFiles.paths(below: "\(folder)/\(kind.rawValue)")
            let expectations = Set(paths.filter { $0.hasSuffix(".expected") })
            let copyrights = paths.filter { $0.hasSuffix(".copyright") }.map { $0.dropLast(10) }
            problems += paths.filter { !$0.hasSuffix(".expected") && !$0.hasSuffix(".copyright") }
                .map { "\($0) is neither a copyright file nor an expectation" }
            problems += expectations.subtracting(copyrights.map { $0 + ".expected" }).sorted()
                .map { "\($0) is about no file" }
            for path in copyrights {
                let name = String(path.dropFirst(folder.utf8.count + 1))
                guard expectations.contains(path + ".expected") else {
                    problems.append("\(name) has no expectation")
                    continue
                }
                let expected = try Self.answer(in: HostFiles.text(of: path + ".expected"))
                if expected == known[name] { problems.append("\(name) differs no more") }
                files.append(
                    CorpusFile(
                        name: name, path: path + ".copyright", kind: kind, expected: expected,
                        today: known[name] ?? expected))
            }
        }
        let read = Set(files.map(\.name))
        problems += known.keys.filter { !read.contains($0) }.sorted().map { "there is no \($0)" }
        let list = try HostFiles.text(of: "\(folder)/ids.txt").split(separator: "\n\n").map {
            $0.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
        }
        ids = list.map { $0.map { String($0[0]) } }
        names = list.joined().filter { $0.count == 2 }.map { (String($0[0]), String($0[1])) }
        templates = TemplateAnswers(try HostFiles.text(of: "\(folder)/templates.txt"))
        problems += templates.unknownIDs(besides: Set(ids.joined()))
            .map { "\($0) in templates.txt is no id" }
        self.files = files
        self.problems = problems
        var licenses: [String: String] = [:]
        for path in try HostFiles.paths(below: "\(folder)/Licenses") {
            let name = path.split(separator: "/").last?.dropLast(4) ?? ""
            licenses[String(name)] = try HostFiles.text(of: path)
        }
        self.licenses = licenses
    }

    /// The sections of the known differences by the names in their headings.
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

/// One copyright file of a corpus.
public struct CorpusFile: Hashable, Sendable {
    /// Which texts a file prints; the raw values are the folders.
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// Those of invented licenses.
        case texts = "Texts"
        /// None, so that its answer doesn't depend on which texts are known.
        case words = "Words"
    }

    /// The path below the corpus's folder, without its ending: `Words/Grants/released-under`.
    public let name: String
    /// The path on the host.
    public let path: String
    public let kind: Kind
    /// The answer that is right by the rules.
    public let expected: String
    /// The answer that the engine gives; another one than ``expected`` if the difference is known.
    public let today: String

    /// The family of idioms that the file is one of: `Grants`.
    public var family: String { name.split(separator: "/").dropLast().last.map(String.init) ?? "" }
}

extension CorpusFile: CustomStringConvertible {
    public var description: String { name }
}

/// Why a corpus can't be read.
public enum CorpusError: Error, Hashable, Sendable {
    /// The file or folder can't be read.
    case unreadable(_ path: String)
    /// The invented license's text is none that an index can hold.
    case unfitLicense(_ id: String)
    /// The index of the invented texts is none.
    case noIndex
}
