import Foundation

/// One spelling everywhere, the American one: the SPDX list, the options and the identifiers use
/// "license".
///
/// Quotations keep their spelling: fixtures, the SPDX list's names, and the words that the engine
/// looks for in other people's files, which are its string literals.
struct SpellingCheck: Check {
    let name = "spelling"
    let reason = "who searches the code, the help or a document finds a word only in one spelling"
    let remedy = "spell the word as Americans do"

    /// Files with other people's words (made-up copyright files, hostile bytes, the SPDX list's
    /// names), and the check that lists the words.
    static let quotations = [
        "Packages/Libraries/DebianCopyright/Tests/CorpusTests/Corpus/",
        "Packages/Workshop/Fuzzing/",
        "Packages/DomainLayer/Sources/DomainLayer/SPDX/SPDXLicenseNames.swift",
        "Packages/Workshop/Sources/ArchitectureChecks/Sources/SpellingCheck.swift",
        "Packages/Workshop/Tests/WorkshopTests/Checks/SourcesTests.swift",
    ]
    /// Names from elsewhere, and words that users type.
    static let names = [
        "aria-labelledby", "effectiveLicence", "labelloc", "--licence", "licence_use",
    ]
    /// The engine, whose string literals are the words of copyright files.
    static let engine = "Packages/Libraries/DebianCopyright/"

    /// Swift's own `isCancelled` and `CancellationError` make "cancelled" the spelling here.
    private static let british = try? NSRegularExpression(
        pattern: """
            licenc|colour|behaviour|favour|honour|neighbour|labell|modell(ed|ing)|travell|grey\
            |cent(re|red)\\b|catalogue|analys(e|ed|ing)\\b|defence|offence|fulfils?\\b|judgement\
            |artefact|programme\\b|spelt|learnt|whilst|(author|capital|categor|custom|final|general\
            |initial|maxim|memor|minim|neutral|normal|optim|organ|parametr|parenthes|real|recogn\
            |serial|special|summar|synchron|token|util|visual)is(e[drs]?|ers|ing|ations?)\\b
            """,
        options: .caseInsensitive)

    func verdict(on workspace: Workspace) -> Verdict {
        let paths = workspace.paths.filter { path in
            !Self.quotations.contains { path.hasPrefix($0) }
        }
        let breaches = paths.flatMap { path -> [String] in
            guard let text = workspace.files[path], hasMatch(text) else { return [] }
            let isQuoting = path.hasPrefix(Self.engine) && path.hasSuffix(".swift")
            let lines = isQuoting ? Self.withoutLiterals(text) : text
            return lines.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
                .filter { hasMatch(Self.withoutNames(String($0.element))) }
                .map {
                    "\(path):\($0.offset + 1): \($0.element.trimmingPrefix(while: \.isWhitespace))"
                }
        }
        return Verdict(breaches: breaches, looked: paths.count.counted("file"))
    }

    private func hasMatch(_ text: String) -> Bool {
        let range = NSRange(location: 0, length: text.utf16.count)
        return Self.british?.firstMatch(in: text, range: range) != nil
    }

    private static func withoutNames(_ line: String) -> String {
        names.reduce(line) { $0.replacingOccurrences(of: $1, with: "") }
    }

    /// A Swift file with its lines, but without string literals and quoted words of comments.
    private static func withoutLiterals(_ source: String) -> String {
        var isInside = false
        let lines = source.split(separator: "\n", omittingEmptySubsequences: false).map { line in
            if line.contains("\"\"\"") {
                isInside.toggle()
                return ""
            }
            return isInside
                ? ""
                : String(line.replacing(/"(?:[^"\\]|\\.)*"|`[^`]*`/, with: ""))
        }
        return lines.joined(separator: "\n")
    }
}
