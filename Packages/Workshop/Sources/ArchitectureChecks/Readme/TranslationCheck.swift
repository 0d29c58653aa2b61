/// README.ja.md says what README.md says: the same headings, code, pictures, links and figures.
///
/// What the words mean a machine can't compare; that a part was forgotten or a number is another it
/// can.
struct TranslationCheck: Check {
    let name = "README in Japanese"
    let reason = "a translation that lags behind tells its readers what is no longer so"
    let remedy = "bring README.ja.md up to README.md"

    func verdict(on workspace: Workspace) -> Verdict {
        guard let original = workspace.files["README.md"],
            let translation = workspace.files["README.ja.md"]
        else { return .failed(["README.md or README.ja.md is missing"]) }
        let breaches = Self.differences(between: original, and: translation)
        let blocks = MarkdownText(original).blocks.count
        return Verdict(breaches: breaches, looked: "\(blocks.counted("block")), and all figures")
    }

    static func differences(between original: String, and translation: String) -> [String] {
        let (first, second) = (MarkdownText(original), MarkdownText(translation))
        var breaches: [String] = []
        let levels = (first.headings, second.headings)
        if levels.0 != levels.1 {
            let place = zip(levels.0, levels.1).prefix { $0 == $1 }.count
            breaches.append(
                "\(levels.1.count) headings instead of \(levels.0.count); the first of another"
                    + " level is number \(place + 1)")
        }
        if first.blocks.count != second.blocks.count {
            breaches.append(
                "\(second.blocks.count) blocks instead of \(first.blocks.count)")
        }
        for (one, other) in zip(first.blocks, second.blocks)
        where one.language != other.language || one.text != other.text {
            breaches.append("line \(other.lines.lowerBound): another block than in README.md")
        }
        breaches += counts("link or picture", first.targets, second.targets)
        breaches += counts(
            "code", first.codeSpans.map { String($0.code) },
            second.codeSpans.map { String($0.code) })
        breaches += counts("figure", first.figures, second.figures) { $0.count == 1 }
        return breaches
    }

    /// What one has more often than the other.
    ///
    /// - Parameter mayBeAdded: what the translation may have more often: small numbers that the
    ///   original writes as words.
    private static func counts(
        _ kind: String, _ ones: [String], _ others: [String],
        mayBeAdded: (String) -> Bool = { _ in false }
    ) -> [String] {
        let (first, second) = (tally(ones), tally(others))
        return Set(ones).union(others).sorted().compactMap { word in
            let (expected, found) = (first[word, default: 0], second[word, default: 0])
            return expected == found || (found > expected && mayBeAdded(word))
                ? nil : "\(kind) \(word): \(found) times instead of \(expected)"
        }
    }

    private static func tally(_ words: [String]) -> [String: Int] {
        words.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
}

extension MarkdownText {
    /// Where links and pictures lead, but for the other language's README.
    fileprivate var targets: [String] {
        prose.flatMap { _, line in
            line.split(separator: "](").dropFirst().map { String($0.prefix { $0 != ")" }) }
        }.filter { !["README.md", "README.ja.md"].contains($0) && !$0.hasPrefix("#") }
    }

    /// The numbers outside of code and links: digits, with points and commas between them.
    ///
    /// A number that a word holds, as in `deb822`, counts too: it is the same in every language.
    fileprivate var figures: [String] {
        prose.flatMap { _, line -> [String] in
            let plain = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
                .filter { $0.offset % 2 == 0 }.map(\.element).joined(separator: " ")
            return plain.withoutTargets.numbers
        }
    }
}

extension String {
    fileprivate var withoutTargets: String {
        let parts = split(separator: "](", omittingEmptySubsequences: false)
        return parts.dropFirst().reduce(String(parts.first ?? "")) { text, part in
            text + " " + part.drop { $0 != ")" }
        }
    }

    fileprivate var numbers: [String] {
        let runs = split { !($0.isASCII && $0.isNumber || $0 == "." || $0 == ",") }
        return runs.compactMap { run in
            let digits = run.drop { !$0.isNumber }
            let last = digits.lastIndex { $0.isNumber }
            return last.map { String(digits[...$0]) }
        }
    }
}
