import ChildProcesses

/// mandoc(1) finds nothing to warn of in the manual page.
struct ManualCheck: Check {
    let name = "manual page"
    let reason = "man shows what it understands, and leaves out the rest"
    let remedy = "mend ManualPage in CommandLineInterface"

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            let page = workspace.scratch("debian-licenses.1")
            let breaches = try workspace.write("manual", to: page)
            guard breaches.isEmpty else { return .failed(breaches) }
            let outcome = try workspace.run("mandoc", "-Tlint", "-Wwarning", page)
            return outcome.succeeded
                ? .passed("mandoc warns of nothing") : .failed(outcome.problems)
        }
    }
}
