import ChildProcesses

/// On a Debian machine the listing has a row for every package that dpkg calls installed.
struct InstalledPackagesCheck: Check {
    let name = "every installed package"
    let reason = "a package that is left out is a licence that nobody sees"
    let remedy = "compare `ProductionApp list --format jsonl` with `dpkg-query -W`"

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            let query = try workspace.run(
                "dpkg-query", "-W", "-f", "${db:Status-Status} ${Package}\\n", output: .data)
            let installed = query.text.split(separator: "\n").count { $0.hasPrefix("installed ") }
            let listing = try workspace.run(
                workspace.releasedProgram, "list", "--format", "jsonl", output: .data)
            let rows = listing.text.split(separator: "\n").count
            return rows == installed
                ? .passed("\(rows) packages")
                : .failed(["dpkg-query has \(installed) packages, the listing \(rows)"])
        }
    }
}
