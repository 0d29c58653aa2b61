public import DomainLayer
import VisibleText
import Wording

extension PolicyReview {
    /// The text of a policy, followed by a commented-out stanza for each text and file to judge.
    ///
    /// - Parameter written: the policy file's text; nil if there is no file.
    public func policy(adding written: String?) -> String {
        var policy = written ?? Self.head
        if !policy.isEmpty, policy.last?.isNewline != true { policy += "\n" }
        for text in texts { policy += "\n" + text.stanza }
        for file in files { policy += "\n" + file.stanza }
        return policy
    }

    /// How much is to be judged, in a few words.
    var summary: String {
        if isEmpty { return "no texts are new" }
        let counts = [
            texts.isEmpty ? nil : texts.count.counting("text"),
            files.isEmpty ? nil : files.count.counting("copyright file"),
        ]
        return counts.compactMap(\.self).listed("and") + " to read and judge"
    }

    private static let head = """
        # Licenses of this system that no list has. Read each text ('explain' and the id show it),
        # take the # from the lines of its stanza, and say what it is: a category, or in the place of
        # Category, Allow: yes. Reason and Expires (2030-12-31) may follow. What is written here holds
        # for every package and every machine; 'check --review' adds what is new, and changes nothing.
        #
        # Stanzas with Text-Digest are about copyright files with lines that nothing explains. Read
        # them ('show PACKAGE --unexplained' shows them), and correct Expression if they say more.

        # 'check --init' explains what else a policy says. With this line alone everything passes.
        Unknown: warn

        """
}

extension PolicyReview.File {
    /// Remarks, then the fields, each after a lone `#`.
    fileprivate var stanza: String {
        """
        \(reasons.joined())#Package: \(packages.joined(separator: ", ").visible)
        #Text-Digest: \(digest)
        #Expression: \(expression)

        """
    }

    /// A remark for each kind of finding, with the lines.
    private var reasons: [String] {
        LicenseFinding.Kind.allCases.compactMap { kind in
            let found = findings.filter { $0.kind == kind }
            guard let first = found.first else { return nil }
            let lines = found.compactMap(\.line).map(String.init)
            let location =
                switch lines.count {
                case 0: ""
                case 1: " (line \(lines[0]))"
                default: " (lines \(lines.joined(separator: ", ")))"
                }
            return "# \(first.detail)\(location)\n"
        }
    }
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
