import ChildProcesses

/// The steps of the tutorial work as written, in a copy of the checkout.
struct TutorialCheck: Check {
    let name = "tutorial"
    let reason = "a reader who follows it and fails will not come back"
    let remedy = "carry the step out by hand in .build/tutorial/workspace, and mend the article"

    static let article =
        "Packages/PresentationLayer/Sources/PresentationLayer/PresentationLayer.docc/AddingAFeature.md"

    /// Makes the folder `$2` a copy of the sources in `$1`.
    static let copying = #"""
        rm -rf "$2" && mkdir -p "$2" && cd "$1" \
        && tar -c --exclude=.build --exclude=.git . | tar -x -C "$2"
        """#
    /// Writes `$2` into the file `$1`.
    static let writing = #"mkdir -p "$(dirname "$1")" && printf '%s' "$2" > "$1""#
    /// Runs a command in the folder `$1`.
    static let running = #"cd "$1" && shift && exec "$@""#

    func verdict(on workspace: Workspace) -> Verdict {
        let steps = TutorialStep.all(in: workspace.files[Self.article] ?? "")
        guard steps.contains(where: { if case .run = $0 { true } else { false } }) else {
            return .failed(["\(Self.article) runs nothing"])
        }
        return workspace.judged { () throws(CommandError) in
            let copy = workspace.scratch("tutorial/workspace")
            let copied = try workspace.run("sh", "-c", Self.copying, "sh", workspace.root, copy)
            guard copied.succeeded else { return .failed(copied.problems) }
            for (number, step) in zip(1..., steps) {
                guard let step else {
                    return .failed(["block \(number) says neither a file nor a command"])
                }
                let breaches = try carryOut(step, number, in: copy, of: workspace)
                guard breaches.isEmpty else { return .failed(["block \(number):"] + breaches) }
            }
            return .passed(steps.count.counted("step"))
        }
    }

    private func carryOut(
        _ step: TutorialStep, _ number: Int, in copy: String, of workspace: Workspace
    ) throws(CommandError) -> [String] {
        let outcome: Outcome
        switch step {
        case .write(let path, let text):
            guard workspace.files[path] == nil else { return ["\(path) is there already"] }
            outcome = try workspace.run("sh", "-c", Self.writing, "sh", "\(copy)/\(path)", text)
        case .insert(let path, let line, let text):
            let parts = (workspace.files[path] ?? "").split(
                separator: "\n\(line)\n", omittingEmptySubsequences: false)
            guard parts.count == 2 else { return ["\(path) has not one line `\(line)`"] }
            outcome = try workspace.run(
                "sh", "-c", Self.writing, "sh", "\(copy)/\(path)",
                "\(parts[0])\n\(line)\n\(text)\(parts[1])")
        case .run(let command):
            // The last build is kept outside of the copy, which is made again.
            let place = workspace.scratch("tutorial/build-\(number)")
            outcome = try workspace.run(
                ["sh", "-c", Self.running, "sh", copy]
                    + command.split(separator: " ").map(String.init) + ["--scratch-path", place])
        }
        return outcome.succeeded ? [] : outcome.problems
    }
}

/// What a reader does at a block of a tutorial.
enum TutorialStep: Hashable {
    /// Writes a file: "New file `path`:", and its text.
    case write(path: String, text: String)
    /// Inserts lines after the only line that equals this one: "In `path`, below `line`:", and the
    /// lines.
    case insert(path: String, below: String, text: String)
    /// Runs a command, which must succeed: a console block with `$ ` before it.
    case run(String)

    /// The steps of a tutorial in Markdown, in order.
    ///
    /// - Returns: nil for a block that is no step.
    static func all(in text: String) -> [TutorialStep?] {
        MarkdownText(text).blocks.map { block in
            if block.language == "console" {
                return block.text.hasPrefix("$ ")
                    ? .run(String(block.text.dropFirst(2).dropLast())) : nil
            }
            let quoted = block.introduction.split(separator: "`", omittingEmptySubsequences: false)
            if block.introduction.hasPrefix("New file `"), quoted.count == 3 {
                return .write(path: String(quoted[1]), text: block.text)
            }
            if block.introduction.hasPrefix("In `"), quoted.count == 5, quoted[2] == ", below " {
                return .insert(
                    path: String(quoted[1]), below: String(quoted[3]), text: block.text)
            }
            return nil
        }
    }
}
