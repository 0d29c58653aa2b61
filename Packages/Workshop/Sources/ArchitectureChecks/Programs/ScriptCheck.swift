import ChildProcesses

/// A proof that is a shell script in `Packages/Workshop/Proofs`. Its head says what it proves,
/// mostly with programs of Debian's own.
///
/// The lines of the head are comments: the claim, then `why:`, `mend:` and, if the proof needs what
/// a machine may lack, these lines, in which `NAME=PACKAGE` says which package provides it, and
/// `NAME` that the package has that name:
///
/// - `needs:` programs from Debian,
/// - `needs of PyPI:` programs from there,
/// - `imports:` Python modules from PyPI.
///
/// The script runs in the checkout's folder with the program in `PROGRAM` and an empty folder in
/// `SCRATCH`. It proves its claim if it ends with status 0; with 77 it was skipped. Its last line
/// says what it looked at.
struct ScriptCheck: Check, Hashable {
    static let folder = "Packages/Workshop/Proofs"

    let name: String
    let reason: String
    let remedy: String
    let needs: [Need]

    /// The scripts of a workspace, in the order of their names.
    static func all(in workspace: Workspace) -> [ScriptCheck] {
        workspace.paths.filter { $0.hasPrefix(folder + "/") }.map {
            ScriptCheck(name: String($0.dropFirst(folder.count + 1)), workspace.files[$0] ?? "")
        }
    }

    init(name: String, _ text: String) {
        self.name = name
        func value(of key: String) -> Substring {
            let lines = text.split(separator: "\n").prefix { $0.hasPrefix("#") }
            let line = lines.first { $0.hasPrefix("# \(key): ") }
            return line?.dropFirst(key.count + 4) ?? ""
        }
        func words(of key: String) -> [Substring] { value(of: key).split(separator: " ") }
        reason = String(value(of: "why"))
        remedy = String(value(of: "mend"))
        needs =
            words(of: "needs").map { Need($0) }
            + words(of: "needs of PyPI").map { Need($0, from: .pyPI) }
            + words(of: "imports").map { Need($0, .pythonModule, from: .pyPI) }
    }

    func verdict(on workspace: Workspace) -> Verdict {
        guard !reason.isEmpty, !remedy.isEmpty else {
            return .failed(["\(Self.folder)/\(name) does not say why, or how to mend it"])
        }
        return workspace.judged { () throws(CommandError) in
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
