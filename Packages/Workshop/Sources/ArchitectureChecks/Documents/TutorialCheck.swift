import ChildProcesses

/// The steps of a tutorial work as they are written, in a copy of the checkout, and what they write
/// compiles without a warning and is formatted.
///
/// All tutorials build in one copy, and each command runs twice, as a reader's do: a build fails to
/// notice a new file only if another build came before.
struct TutorialCheck: Check {
    /// The file of the article, below the checkout.
    let article: String

    var name: String { "tutorial \(article.split(separator: "/").last ?? "")" }
    let reason = "a reader who follows it and fails will not come back"
    let remedy = "carry the step out by hand in .build/tutorial/workspace, and mend the article"

    /// Of the articles that adding something begins with.
    static let all = [
        "Packages/PresentationLayer/Sources/PresentationLayer/PresentationLayer.docc/AddingAFeature.md",
        "Packages/PresentationLayer/Sources/PresentationLayer/PresentationLayer.docc/AddingAFormat.md",
        """
        Packages/DependencyInjectionLayer/Sources/DependencyInjectionLayer/\
        DependencyInjectionLayer.docc/AddingASecondDriver.md
        """,
    ].map(TutorialCheck.init(article:))

    /// Makes the folder `$2` a copy of the sources in `$1`, but keeps what was built there.
    static let copying = #"""
        mkdir -p "$2" && find "$2" -name .build -prune -o ! -type d -exec rm -f {} + && cd "$1" \
        && tar -c --exclude=.build --exclude=.git . | tar -x -C "$2"
        """#
    /// Writes `$2` into the file `$1`.
    static let writing = #"mkdir -p "$(dirname "$1")" && printf '%s' "$2" > "$1""#
    /// Runs a command in the folder `$1`.
    static let running = #"cd "$1" && shift && exec "$@""#
    static let linting = ["swift", "format", "lint", "--strict"]

    func verdict(on workspace: Workspace) -> Verdict {
        let steps = TutorialStep.all(in: workspace.files[article] ?? "")
        guard steps.contains(where: { if case .run = $0 { true } else { false } }) else {
            return .failed(["\(article) runs nothing"])
        }
        return workspace.judged { () throws(CommandError) in
            let copy = workspace.scratch("tutorial/workspace")
            let copied = try workspace.run("sh", "-c", Self.copying, "sh", workspace.root, copy)
            guard copied.succeeded else { return .failed(copied.problems) }
            for (number, step) in zip(1..., steps) {
                guard let step else {
                    return .failed(["block \(number) says neither a file nor a command"])
                }
                let breaches = try carryOut(step, in: copy, of: workspace)
                guard breaches.isEmpty else { return .failed(["block \(number):"] + breaches) }
            }
            let files = Set(steps.compactMap { $0?.path }).sorted()
            let lint = try workspace.run(
                ["sh", "-c", Self.running, "sh", copy] + Self.linting + files)
            return lint.succeeded
                ? .passed(steps.count.counted("step")) : .failed(lint.problems)
        }
    }

    private func carryOut(
        _ step: TutorialStep, in copy: String, of workspace: Workspace
    ) throws(CommandError) -> [String] {
        switch step {
        case .write(let path, let text):
            guard workspace.files[path] == nil else { return ["\(path) is there already"] }
            return try write(text, to: "\(copy)/\(path)", of: workspace)
        case .edit(let path, let line, let keepsLine, let text):
            let parts = (workspace.files[path] ?? "").split(
                separator: "\n\(line)\n", omittingEmptySubsequences: false)
            guard parts.count == 2 else { return ["\(path) has not one line `\(line)`"] }
            let kept = keepsLine ? "\(line)\n" : ""
            return try write(
                "\(parts[0])\n\(kept)\(text)\(parts[1])", to: "\(copy)/\(path)", of: workspace)
        case .run(let command, let output):
            for _ in 1...2 {
                let words = command.split(separator: " ").map(String.init)
                let outcome = try workspace.run(
                    ["sh", "-c", Self.running, "sh", copy] + words)
                guard outcome.succeeded else { return outcome.problems }
                if outcome.text.contains("warning: ") { return outcome.problems }
                guard outcome.text.hasSuffix(output) else {
                    return ["`\(command)` prints something else: \(outcome.text)"]
                }
            }
            return []
        }
    }

    private func write(
        _ text: String, to path: String, of workspace: Workspace
    ) throws(CommandError) -> [String] {
        let outcome = try workspace.run("sh", "-c", Self.writing, "sh", path, text)
        return outcome.succeeded ? [] : outcome.problems
    }
}

/// What a reader does at a block of a tutorial.
enum TutorialStep: Hashable {
    /// Writes a file: "New file `path`:", and its text.
    case write(path: String, text: String)
    /// Puts lines after the only line that is this one, or in its place: "In `path`, below `line`:"
    /// or "In `path`, instead of `line`:", and the lines.
    case edit(path: String, line: String, keepsLine: Bool, text: String)
    /// Runs a command, which must succeed and print this last, without a line feed at the end: a
    /// console block with `$ ` before the command.
    case run(String, printing: String)

    /// The file that it writes or edits.
    var path: String? {
        switch self {
        case .write(let path, _), .edit(let path, _, _, _): path
        case .run: nil
        }
    }

    /// The steps of a tutorial in Markdown, in order.
    ///
    /// - Returns: nil for a block that is no step.
    static func all(in text: String) -> [TutorialStep?] {
        MarkdownText(text).blocks.map { block in
            if block.language == "console" {
                let lines = block.text.dropLast().split(separator: "\n", maxSplits: 1)
                guard let command = lines.first, command.hasPrefix("$ ") else { return nil }
                return .run(
                    String(command.dropFirst(2)), printing: String(lines.dropFirst().first ?? ""))
            }
            let quoted = block.introduction.split(separator: "`", omittingEmptySubsequences: false)
            if block.introduction.hasPrefix("New file `"), quoted.count == 3 {
                return .write(path: String(quoted[1]), text: block.text)
            }
            let places = [", below ": true, ", instead of ": false]
            if block.introduction.hasPrefix("In `"), quoted.count == 5,
                let keepsLine = places[String(quoted[2])]
            {
                return .edit(
                    path: String(quoted[1]), line: String(quoted[3]), keepsLine: keepsLine,
                    text: block.text)
            }
            return nil
        }
    }
}
