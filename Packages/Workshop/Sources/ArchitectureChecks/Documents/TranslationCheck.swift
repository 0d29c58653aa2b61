/// README.ja.md has the structure of README.md: headings, blocks, links and code.
///
/// A machine can't compare what the words mean, but it can notice that a part is missing.
struct TranslationCheck: Check {
    let name = "README in Japanese"
    let reason = "a translation that lags behind says what is no longer so"
    let remedy = "bring README.ja.md up to README.md"

    func verdict(on workspace: Workspace) -> Verdict {
        let original = MarkdownText(workspace.files["README.md"] ?? "")
        let translation = MarkdownText(workspace.files["README.ja.md"] ?? "")
        var breaches = original.headings == translation.headings ? [] : ["other headings"]
        breaches += Self.differences(
            "block", original.blocks.map { "\($0.language)\n\($0.text)" },
            translation.blocks.map { "\($0.language)\n\($0.text)" })
        breaches += Self.differences(
            "link", original.links.compactMap(\.target.ifNotOfReadme),
            translation.links.compactMap(\.target.ifNotOfReadme))
        breaches += Self.differences(
            "code", original.codeSpans.map { String($0.code) },
            translation.codeSpans.map { String($0.code) })
        if original.headings.isEmpty { breaches.append("README.md has no heading") }
        return Verdict(
            breaches: breaches,
            looked: "\(original.headings.count) headings, \(original.blocks.count.counted("block"))"
        )
    }

    /// The parts that only one text has; word order differs between languages.
    private static func differences(
        _ kind: String, _ ones: [String], _ others: [String]
    ) -> [String] {
        Set(ones).subtracting(others).sorted().map { "lacks the \(kind) \($0)" }
            + Set(others).subtracting(ones).sorted().map { "README.md lacks the \(kind) \($0)" }
    }
}

extension Substring {
    /// The target of a link, unless it is the other language's README or within the page.
    fileprivate var ifNotOfReadme: String? {
        hasPrefix("#") || hasPrefix("README.") ? nil : String(self)
    }
}
