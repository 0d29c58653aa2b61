import ChildProcesses

/// A shell that has read the script of `completions` completes command lines with it.
struct CompletionsCheck: Check {
    /// The shell's name, which is the operand of `completions` too.
    let shell: String

    var name: String { "completing in \(shell)" }
    let reason = "a script that no shell understands fails in silence, at somebody's keyboard"
    var remedy: String { "mend CompletionScript in CommandLineInterface for \(shell)" }

    static let all = ["bash", "zsh", "fish"].map(CompletionsCheck.init)

    /// Command lines behind the program's name, and their last word as the shell completes it.
    ///
    /// In each there is one way to go on. In `rooms` is a system with one package, `anchor`.
    static let lines: [(typed: String, completed: String)] = [
        ("sum", "summary"),
        ("manual --out", "--output"),
        ("--cat", "--category"),
        ("list --format jsonl", "jsonl"),
        ("check -f s", "sarif"),
        ("-f json check --format cs", "cs"),
        ("--category perm", "permissive"),
        ("--category permissive,fo", "permissive,font"),
        ("check --deny category:net", "category:network-copyleft"),
        ("check --deny MIT,category:net", "MIT,category:network-copyleft"),
        ("list --license AGPL-3.0-onl", "AGPL-3.0-only"),
        ("show --root ./rooms an", "anchor"),
        ("show --root=./rooms an", "anchor"),
        ("show --root ./nowhere an", "an"),
        ("export cyc", "cyclonedx"),
        ("completions f", "fish"),
        ("help ide", "identify"),
    ]

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            let folder = workspace.scratch("completions")
            let script = "\(folder)/\(shell)"
            let breaches = try workspace.write("completions", shell, to: script)
            guard breaches.isEmpty else { return .failed(breaches) }
            let made = try workspace.run("sh", "-c", Self.system, "sh", folder)
            guard made.succeeded else { return .failed(made.problems) }
            let read = try workspace.run(shell, "-n", script)
            guard read.succeeded else { return .failed(read.problems) }
            _ = try workspace.run("dpkg-query", "--version")
            let typed = Self.lines.map { "debian-licenses \($0.typed)" }
            // A shell that waits for something would wait for ever.
            let outcome = try workspace.run(
                ["timeout", "60", shell] + harness + [script, folder] + typed)
            guard outcome.succeeded else { return .failed(outcome.problems) }
            return verdict(on: outcome.text.split(separator: "\n").map(String.init))
        }
    }

    private func verdict(on completed: [String]) -> Verdict {
        let lines = Self.lines
        guard completed.count == lines.count else {
            return .failed(["\(completed.count) of \(lines.count) lines were completed"])
        }
        return Verdict(
            breaches: zip(lines, completed).filter { $0.completed != $1 }.map {
                "'\($0.typed)' becomes \($1), not \($0.completed)"
            },
            looked: lines.count.counted("line"))
    }
}
