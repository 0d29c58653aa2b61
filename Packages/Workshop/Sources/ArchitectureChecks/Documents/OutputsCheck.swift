public import ChildProcesses

/// Outputs in documents are current: those of a command on mocks, or of the command that a comment
/// before the block names.
///
/// Commands that pass their output through a program that a machine may lack have a check of their
/// own, so that the others are checked in any case.
struct OutputsCheck: Check {
    /// The program that the commands need in addition to the roots; nil for those that need none.
    var program: String?

    let reason = "they are read first, and reread last after a change"
    let remedy = "make readme"

    /// One check for each such program.
    static let all = [OutputsCheck()] + ShownOutput.filters.map { OutputsCheck(program: $0) }

    var name: String {
        program.map { "outputs through \($0) in documents" } ?? "outputs in documents"
    }

    var needs: [Need] { program.map { [Need(Substring($0))] } ?? [] }

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            var breaches: [String] = []
            var count = 0
            for path in DocumentsCheck.all {
                guard let text = workspace.files[path] else { continue }
                for output in MarkdownText(text).blocks.compactMap(ShownOutput.init)
                where output.filter == program {
                    count += 1
                    guard let printed = try output.printed(in: workspace) else {
                        return .failed([Workspace.unbuilt("a root")])
                    }
                    if printed != output.shown {
                        breaches.append("\(path): `\(output.command)` prints something else")
                    }
                }
            }
            if count == 0 { breaches.append("no document shows an output") }
            return Verdict(breaches: breaches, looked: "\(count.counted("output")) printed again")
        }
    }
}

extension Workspace {
    /// The documents with outdated outputs, brought up to date, by their paths.
    public func renewedDocuments() throws(CommandError) -> [String: String] {
        var renewed: [String: String] = [:]
        for path in DocumentsCheck.all {
            guard let text = files[path] else { continue }
            var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for block in MarkdownText(text).blocks.reversed() {
                guard let output = ShownOutput(block) else { continue }
                let printed = try output.printed(in: self) ?? output.shown
                lines.replaceSubrange(
                    output.lines,
                    with: printed.split(separator: "\n", omittingEmptySubsequences: false)
                        .dropLast())
            }
            let new = lines.joined(separator: "\n")
            if new != text { renewed[path] = new }
        }
        return renewed
    }
}

/// A command, and the output that a document shows for it.
///
/// A console block that begins with `$ swift run DevelopmentApp` shows its own command: the mocks
/// print the same output everywhere. So does a block after the line `<!-- run with: ROOT -->`, for
/// which the root stands in for the installed program; a line that ends with `|` is continued.
/// Before any other block a line `<!-- printed by: COMMAND -->` names one, which runs in the
/// checkout's folder with both programs in its `PATH`.
struct ShownOutput: Hashable {
    let command: String
    let shown: String
    /// The lines of the document that are the output.
    let lines: Range<Int>

    /// The programs that outputs are passed through, and that a machine may lack.
    static let filters = ["jq"]

    /// The program among ``filters`` that the command needs; nil if it needs none.
    var filter: String? { Self.filters.first { command.contains("| \($0) ") } }

    private static let mark = "<!-- printed by: "
    private static let rootMark = "<!-- run with: "
    private static let end = " -->"

    /// - Returns: nil if the block shows something else.
    init?(_ block: FencedBlock) {
        if let named = block.introduction.between(Self.mark, and: Self.end) {
            command = named
            shown = block.text
            lines = block.lines
        } else if let root = block.introduction.between(Self.rootMark, and: Self.end) {
            let all = block.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            let count = 1 + all.prefix { $0.hasSuffix("|") }.count
            let words = all.prefix(count).map { $0.drop { $0 == " " } }.joined(separator: " ")
            command = String(words.dropFirst("$ ".count)).replacing("debian-licenses", with: root)
            shown = all.dropFirst(count).map { $0 + "\n" }.joined()
            lines = block.lines.dropFirst(count)
        } else if block.text.hasPrefix("$ swift run DevelopmentApp") {
            let end = block.text.firstIndex(of: "\n") ?? block.text.endIndex
            command = String(block.text[..<end].dropFirst("$ swift run ".count))
            shown = String(block.text[end...].dropFirst())
            lines = block.lines.dropFirst()
        } else {
            return nil
        }
    }

    /// What the command prints now on a terminal of 100 columns, without its colors.
    ///
    /// script(1) provides the terminal, which adds a carriage return to each line. There is no user
    /// to leave a pager.
    ///
    /// - Returns: nil if the shell doesn't find the program.
    func printed(in workspace: Workspace) throws(CommandError) -> String? {
        let programs = workspace.scratch("check/debug")
        let outcome = try workspace.run(
            "script", "--quiet", "--return", "--command",
            "stty cols 100; export NO_COLOR=1 PAGER=cat PATH=\(programs):$PATH; \(command)",
            "/dev/null")
        if outcome.status == 127 { return nil }
        return String(decoding: outcome.output.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }
}

extension String {
    /// The text between a beginning and an end; nil if the text lacks either.
    fileprivate func between(_ beginning: String, and end: String) -> String? {
        guard hasPrefix(beginning), hasSuffix(end) else { return nil }
        return String(dropFirst(beginning.count).dropLast(end.count))
    }
}
