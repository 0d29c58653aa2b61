public import ChildProcesses

/// Outputs in documents are current: those of a command on mocks, or of the command that a comment
/// before the block names.
struct OutputsCheck: Check {
    let name = "outputs in documents"
    let reason = "they are read first, and reread last after a change"
    let remedy = "make readme"

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            var breaches: [String] = []
            var count = 0
            for path in DocumentsCheck.all {
                guard let text = workspace.files[path] else { continue }
                for output in MarkdownText(text).blocks.compactMap(ShownOutput.init) {
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
            return Verdict(breaches: breaches, looked: "\(count.counted("output")) printed anew")
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
/// print the same output everywhere. Before any other block a line `<!-- printed by: COMMAND -->`
/// names one, which runs in the checkout's folder with both programs in its `PATH`.
struct ShownOutput: Hashable {
    let command: String
    let shown: String
    /// The lines of the document that are the output.
    let lines: Range<Int>

    private static let mark = "<!-- printed by: "

    /// - Returns: nil if the block shows something else.
    init?(_ block: FencedBlock) {
        if block.introduction.hasPrefix(Self.mark), block.introduction.hasSuffix(" -->") {
            command = String(block.introduction.dropFirst(Self.mark.count).dropLast(4))
            shown = block.text
            lines = block.lines
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
