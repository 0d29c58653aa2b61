internal import DomainLayer
internal import PresentationLayer

/// What the words of the output mean.
extension ManualPage {
    static func writeTopics(to page: inout ManualWriter) {
        page.begin(section: "ANSWERS")
        page.write("A package's expression joins what all statements of its copyright file say.")
        page.write("Its main licence is that of the work as a whole:")
        page.write("of the Files: * stanza, or of the grant that speaks for the whole work.")
        page.write("Tables show the main licence, and +N for N more licences in the expression.")
        page.add("Pp")
        page.write("The basis says what an answer rests on:")
        define(EvidenceKind.allCases.map { ($0.rawValue, $0.detail) }, on: &page)
        page.add("Pp")
        page.write("The category of a package is that of its expression:")
        page.write("for OR the least demanding licence counts, for AND the most demanding.")
        define(LicenseCategory.allCases.map { ($0.rawValue, $0.detail) }, on: &page)
        page.add("Pp")
        page.write("A licence without an SPDX id gets a LicenseRef that is made from its text:")
        page.write("the same text has the same id on every machine.")
        page.add("Cm explain")
        page.write("shows the text, its names and the packages that state it.")
        page.begin(section: "POLICY")
        page.write("A policy is a text file with stanzas of fields, like a control file of dpkg.")
        page.write("Allow and Deny list patterns: SPDX ids with *, Debian's short names,")
        page.write("or category:NAME; Deny takes precedence over Allow.")
        page.write("Unknown says whether packages of unknown licence fail or only warn,")
        page.write("and Scope which licences of a package are judged:")
        define(LicenseScope.allCases.map { ($0.rawValue, $0.detail) }, on: &page)
        page.add("Pp")
        page.write("Without --policy, --allow and --deny, the policy is read from")
        page.write("./.debian-licenses.policy or /etc/debian-licenses/policy.")
        page.write("Allow-Exceptions lists exceptions with which every licence is allowed,")
        page.write("Sections limits a stanza to sections of the archive,")
        page.write("and Machinery replaces the files that shipped leaves out.")
        page.write("Stanzas with Package exempt packages (Allow, Version, Reason, Expires)")
        page.write("or clarify their licence (Expression, with Version or Text-Digest).")
        page.write("check --init writes a policy with a comment on every field.")
        page.begin(section: "KEYS")
        for (title, keys) in BrowserKeys.sections {
            page.add("Ss \(title)")
            page.list(
                keys, term: { "Ic \(ManualWriter.escaped($0.name))" },
                explanation: { key, page in page.write(key.action + ".") })
        }
    }

    /// Words that are typed, and what each means.
    private static func define(
        _ words: [(word: String, meaning: String)], on page: inout ManualWriter
    ) {
        page.list(
            words, term: { "Cm \($0.word)" },
            explanation: { row, page in page.write(row.meaning + ".") })
    }
}
