import ChildProcesses

/// Every expression that this machine's listing holds is read by another implementation of SPDX
/// expressions: Python's `license-expression`.
struct ExpressionsCheck: Check {
    let name = "expressions are SPDX"
    let reason = "other programs read them"
    let remedy = "see which expression is named, and mend its rendering in DomainLayer"

    /// Reads a listing in JSON; prints what is wrong, then how many expressions there were.
    ///
    /// Syntax alone is asked for: the list of ids that Debian packages is older than ours.
    static let script = """
        import json, sys
        from license_expression import get_spdx_licensing
        licensing = get_spdx_licensing()
        found = 0
        for package in json.load(open(sys.argv[1]))["packages"]:
            text = package["expression"]
            if text == "NOASSERTION":
                continue
            found += 1
            try:
                licensing.parse(text)
            except Exception as error:
                print(package["name"], text, str(error).replace("\\n", " "))
        print(found, "expressions")
        """

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            guard let python = try python(in: workspace) else {
                return .skipped("Python's license-expression is not installed")
            }
            let listing = workspace.scratch("listing.json")
            let written = try workspace.run(
                workspace.releasedProgram, "list", "--format", "json", "--output", listing)
            guard written.succeeded else { return .failed(written.problems) }
            let outcome = try workspace.run(python, "-c", Self.script, listing)
            let lines = outcome.text.split(separator: "\n").map(String.init)
            guard outcome.succeeded, lines.count == 1 else { return .failed(lines) }
            return .passed(lines[0])
        }
    }

    /// A Python that has the module: the one in `PATH`, else Debian's own.
    private func python(in workspace: Workspace) throws(CommandError) -> String? {
        for python in ["python3", "/usr/bin/python3"] {
            let found = try workspace.run(python, "-c", "import license_expression")
            if found.succeeded { return python }
        }
        return nil
    }
}
