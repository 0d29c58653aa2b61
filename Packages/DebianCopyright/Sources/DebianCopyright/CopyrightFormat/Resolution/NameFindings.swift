/// Collects findings about the names of one file: one a name, and one about a text that is another
/// licence's.
struct NameFindings {
    private(set) var all: [CopyrightFinding] = []
    private var reported: Set<FoldedName> = []
    private var mismatched: Set<FoldedName> = []

    /// Adds a finding that is about no name.
    mutating func add(_ finding: CopyrightFinding) {
        all.append(finding)
    }

    /// Adds a finding about a name, the first time only.
    ///
    /// - Parameter line: 1-based, of the file.
    mutating func report(_ kind: CopyrightFinding.Kind, _ name: SynopsisName, _ line: Int) {
        guard reported.insert(FoldedName(bytes: name.whole)).inserted else { return }
        add(CopyrightFinding(kind, line: line, declared: String(name.whole)))
    }

    /// Says that the text below a name is another licence's, whatever else was said of the name.
    ///
    /// - Parameters:
    ///   - declared: the id that the name stands for.
    ///   - said: the id of the text.
    mutating func reportMismatch(
        of declared: String, with said: String, _ name: SynopsisName, _ line: Int
    ) {
        guard mismatched.insert(FoldedName(bytes: name.whole)).inserted else { return }
        add(CopyrightFinding(.declaredTextMismatch, line: line, declared: declared, text: said))
    }
}
