import ChildProcesses

/// The steps of a tutorial or an exercise work as they are written, in a copy of the checkout, and
/// what they write is formatted and compiles without a warning, unless it is to fail.
///
/// All tutorials build in one copy. Each command that must succeed runs twice, because a build
/// overlooks a new file only if another build came before.
struct TutorialCheck: Check {
    /// The file of the article, below the checkout.
    let article: String

    var name: String { "tutorial \(article.split(separator: "/").last ?? "")" }
    let reason = "a reader who follows it and fails will not come back"
    let remedy = "carry the step out by hand in .build/tutorial/workspace, and mend the article"

    /// Of the articles whose steps a reader follows.
    static let all = [
        "Packages/PresentationLayer/Sources/PresentationLayer/PresentationLayer.docc/AddingAFeature.md",
        "Packages/PresentationLayer/Sources/PresentationLayer/PresentationLayer.docc/AddingAFormat.md",
        "Packages/PresentationLayer/Sources/PresentationLayer/PresentationLayer.docc/Exercises.md",
        """
        Packages/DependencyInjectionLayer/Sources/DependencyInjectionLayer/\
        DependencyInjectionLayer.docc/AddingASecondDriver.md
        """,
        """
        Packages/DependencyInjectionLayer/Sources/DependencyInjectionLayer/\
        DependencyInjectionLayer.docc/AddingAFramework.md
        """,
    ].map(TutorialCheck.init(article:))

    /// Makes the folder `$2` a copy of the sources in `$1`, but keeps what was built there, without
    /// the plans of the builds: a package built alone would look for files that are gone.
    static let copying = #"""
        mkdir -p "$2" && find "$2" -name .build -prune -o ! -type d -exec rm -f {} + && cd "$1" \
        && tar -c --exclude=.build --exclude=.git . | tar -x -C "$2" \
        && find "$2" -path '*/.build/debug.yaml' -exec rm -f {} +
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
            let problems = try renew(copy, of: workspace)
            guard problems.isEmpty else { return .failed(problems) }
            for (number, step) in zip(1..., steps) {
                guard let step else {
                    return .failed(["block \(number) says neither a file nor a command"])
                }
                let breaches = try carryOut(step, in: copy, of: workspace)
                guard breaches.isEmpty else { return .failed(["block \(number):"] + breaches) }
            }
            return .passed(steps.count.counted("step"))
        }
    }

    private func renew(
        _ copy: String, of workspace: Workspace
    ) throws(CommandError) -> [String] {
        let outcome = try workspace.run("sh", "-c", Self.copying, "sh", workspace.root, copy)
        return outcome.succeeded ? [] : outcome.problems
    }

    private func carryOut(
        _ step: TutorialStep, in copy: String, of workspace: Workspace
    ) throws(CommandError) -> [String] {
        switch step {
        case .write(let path, let text):
            guard workspace.files[path] == nil else { return ["\(path) is there already"] }
            return try write(text, to: path, in: copy, of: workspace)
        case .edit(let path, let line, let keepsLine, let text):
            var lines = workspace.lines(of: path).map(\.text)
            let places = lines.indices.filter { lines[$0] == line }
            guard let place = places.first, places.count == 1 else {
                return ["\(path) has not one line `\(line)`"]
            }
            lines.replaceSubrange(
                (keepsLine ? place + 1 : place)..<(place + 1),
                with: text.split(separator: "\n", omittingEmptySubsequences: false).dropLast())
            return try write(lines.joined(separator: "\n"), to: path, in: copy, of: workspace)
        case .run(let command, let output, fails: false):
            for _ in 1...2 {
                let outcome = try run(command.words, in: copy, of: workspace)
                guard outcome.succeeded else { return outcome.problems }
                if outcome.text.contains("warning: ") { return outcome.problems }
                guard outcome.text.hasSuffix(output) else {
                    return ["`\(command)` prints something else: \(outcome.text)"]
                }
            }
            return []
        case .run(let command, let output, fails: true):
            let outcome = try run(command.words, in: copy, of: workspace)
            guard !outcome.succeeded else { return ["`\(command)` ends well"] }
            let missing = output.split(separator: "\n").filter { line in
                line.split(separator: "…").contains { !outcome.text.contains($0) }
            }
            return missing.isEmpty
                ? [] : ["`\(command)` doesn't print:"] + missing.map(String.init) + outcome.problems
        case .undo:
            return try renew(copy, of: workspace)
        }
    }

    private func run(
        _ words: [String], in copy: String, of workspace: Workspace
    ) throws(CommandError) -> Outcome {
        try workspace.run(["sh", "-c", Self.running, "sh", copy] + words)
    }

    private func write(
        _ text: String, to path: String, in copy: String, of workspace: Workspace
    ) throws(CommandError) -> [String] {
        let written = try workspace.run("sh", "-c", Self.writing, "sh", "\(copy)/\(path)", text)
        guard written.succeeded else { return written.problems }
        let lint = try run(Self.linting + [path], in: copy, of: workspace)
        return lint.succeeded ? [] : lint.problems
    }
}

extension String {
    fileprivate var words: [String] { split(separator: " ").map(String.init) }
}

/// What a reader does at a block of a tutorial.
enum TutorialStep: Hashable {
    /// Writes a file: "New file `path`:", and its text.
    case write(path: String, text: String)
    /// Puts lines after the only line that is this one, or in its place: "In `path`, below `line`:"
    /// or "In `path`, instead of `line`:", and the lines.
    case edit(path: String, line: String, keepsLine: Bool, text: String)
    /// Runs a command: a console block with `$ ` before the command.
    ///
    /// The command must succeed and print this last, without a line feed at the end. If the
    /// paragraph before the block ends in "fails:", it must fail and print each of these lines, in
    /// which `…` can be anything.
    case run(String, printing: String, fails: Bool)
    /// Restores all files: a console block with a command of git.
    case undo

    /// The steps of a tutorial in Markdown, in order.
    ///
    /// - Returns: nil for a block that is no step.
    static func all(in text: String) -> [TutorialStep?] {
        MarkdownText(text).blocks.map { block in
            if block.language == "console" {
                let lines = block.text.dropLast().split(separator: "\n", maxSplits: 1)
                guard let command = lines.first, command.hasPrefix("$ ") else { return nil }
                if command.hasPrefix("$ git ") { return .undo }
                return .run(
                    String(command.dropFirst(2)), printing: String(lines.dropFirst().first ?? ""),
                    fails: block.introduction.hasSuffix("fails:"))
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
