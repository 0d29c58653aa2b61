import ChildProcesses

/// Debian's own checker finds neither an error nor a warning in the package that `make deb` makes.
struct LintianCheck: Check {
    let name = "lintian"
    let reason = "people expect of a package what Debian's policy says"
    let remedy = "lintian --info .build/deb/*.deb"

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            _ = try workspace.run("lintian", "--version")
            let outcome = try workspace.run(
                "sh", "-c",
                #"""
                set -e
                cd "$1"
                package=$(make --no-print-directory deb | tail -n 1)
                exec lintian --allow-root --fail-on error,warning "$package"
                """#, "sh", workspace.root)
            return outcome.succeeded ? .passed("no tags") : .failed(outcome.problems)
        }
    }
}
