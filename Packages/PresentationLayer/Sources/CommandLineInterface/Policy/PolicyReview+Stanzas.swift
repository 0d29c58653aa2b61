public import DomainLayer
import VisibleText
import Wording

extension PolicyReview {
    /// The text of a policy, followed by a commented-out stanza for each text to judge.
    ///
    /// - Parameter written: the policy file's text; nil if there is no file.
    public func policy(adding written: String?) -> String {
        var policy = written ?? Self.head
        if !policy.isEmpty, policy.last?.isNewline != true { policy += "\n" }
        for text in texts { policy += "\n" + text.stanza }
        return policy
    }

    /// How many texts are to be judged, in a few words.
    var summary: String {
        texts.isEmpty ? "no texts are new" : "\(texts.count.counting("text")) to read and judge"
    }

    private static let head = """
        # Licenses of this system that no list has. Read each text ('explain' and the id show it),
        # take the # from the lines of its stanza, and say what it is: a category, or in the place of
        # Category, Allow: yes. Reason and Expires (2030-12-31) may follow. What is written here holds
        # for every package and every machine; 'check --review' adds what is new, and changes nothing.

        # 'check --init' explains what else a policy says. With this line alone everything passes.
        Unknown: warn

        """
}

extension PolicyReview.Text {
    /// Remarks, then the fields, each after a lone `#`.
    fileprivate var stanza: String {
        let terms = reading?.summary ?? ""
        let remarks = [names.joined(separator: ", "), users, terms, firstLine]
            .filter { !$0.isEmpty }
            .map { "# \($0.visible)\n" }
        return remarks.joined() + "#License: \(id)\n#Category: unknown\n"
    }

    private var users: String {
        let rest = packages.count - Self.mostNamed
        return "in " + packages.prefix(Self.mostNamed).joined(separator: " ")
            + (rest > 0 ? " and \(rest.grouped) more" : "")
    }

    /// The first line that isn't blank, in quotes.
    private var firstLine: String {
        let lines = (body ?? "").split(whereSeparator: \.isNewline)
            .map { $0.drop(while: \.isWhitespace) }
        guard let line = lines.first(where: { !$0.isEmpty }) else { return "" }
        let isWhole = line.count <= Self.longest
        return "\"\(line.prefix(Self.longest))\(isWhole ? "" : "…")\""
    }

    /// The most packages to name, since people don't read more.
    private static let mostNamed = 20
    /// The most characters of a line to show.
    private static let longest = 90
}
