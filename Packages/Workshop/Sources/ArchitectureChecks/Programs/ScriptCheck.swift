import ChildProcesses

/// A proof that is a shell script in `Packages/Workshop/Proofs`: what it proves, for the most part
/// with programs of Debian's own, stands in its head.
///
/// The lines of the head are comments: what holds, then `why:`, `mend:` and, if it needs programs
/// that a machine may lack, `needs:` and their names. It runs in the checkout's folder with the
/// program in `PROGRAM` and an empty folder in `SCRATCH`, and proves what it says if it ends with
/// 0; with 77 it was skipped. Its last line says what was looked at.
struct ScriptCheck: Check, Hashable {
    static let folder = "Packages/Workshop/Proofs"

    let name: String
    let reason: String
    let remedy: String
    let needs: [String]

    /// The scripts of a workspace, in the order of their names.
    static func all(in workspace: Workspace) -> [ScriptCheck] {
        workspace.paths.filter { $0.hasPrefix(folder + "/") }.map {
            ScriptCheck(name: String($0.dropFirst(folder.count + 1)), workspace.files[$0] ?? "")
        }
    }

    init(name: String, _ text: String) {
        self.name = name
        func value(of key: String) -> String {
            let lines = text.split(separator: "\n").prefix { $0.hasPrefix("#") }
            let line = lines.first { $0.hasPrefix("# \(key): ") }
            return String(line?.dropFirst(key.count + 4) ?? "")
        }
        reason = value(of: "why")
        remedy = value(of: "mend")
        needs = value(of: "needs").split(separator: " ").map(String.init)
    }

    func verdict(on workspace: Workspace) -> Verdict {
        guard !reason.isEmpty, !remedy.isEmpty else {
            return .failed(["\(Self.folder)/\(name) does not say why, or how to mend it"])
        }
        return workspace.judged { () throws(CommandError) in
            for program in needs {
                let found = try workspace.run("sh", "-c", #"command -v "$1""#, "sh", program)
                guard found.succeeded else { return .skipped("\(program) is not installed") }
            }
            let scratch = workspace.scratch("proofs/\(name)")
            let outcome = try workspace.run(
                "env", "PROGRAM=" + workspace.scratch("release/ProductionApp"),
                "SCRATCH=" + scratch, "sh", "-c",
                #"rm -rf "$SCRATCH" && mkdir -p "$SCRATCH" && exec sh -eu "$0""#,
                "\(Self.folder)/\(name)")
            let last = outcome.text.split(separator: "\n").last.map(String.init) ?? ""
            if outcome.status == 77 { return .skipped(last) }
            return outcome.succeeded ? .passed(last) : .failed(outcome.problems)
        }
    }
}
