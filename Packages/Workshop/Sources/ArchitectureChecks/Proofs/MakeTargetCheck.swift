import ChildProcesses

/// A slow target of the Makefile ends well, in a short form of itself.
struct MakeTargetCheck: Check {
    let target: String
    /// Variables that shorten it: `FUZZ_SECONDS=60`.
    let variables: [String]
    let reason: String

    var name: String { "make \(target)" }
    var remedy: String { (["make", target] + variables).joined(separator: " ") }

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            let outcome = try workspace.run(
                ["make", "--no-print-directory", "-C", workspace.root, target] + variables)
            let last = outcome.text.split(separator: "\n").last ?? "nothing printed"
            return outcome.succeeded ? .passed(String(last)) : .failed(outcome.problems)
        }
    }
}
