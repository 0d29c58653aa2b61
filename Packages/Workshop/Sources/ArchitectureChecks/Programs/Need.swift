import ChildProcesses

/// Something that a check needs and a machine may lack, and the package that provides it.
public struct Need: Hashable, Sendable {
    /// The name of a program, as a shell looks it up, or of a Python module.
    let name: String
    let kind: Kind
    let source: Source
    /// The package's name in its source: `dpkg`, `duckdb-cli`.
    let package: String

    enum Kind: Hashable, Sendable {
        case program
        case pythonModule
    }

    /// A source of packages.
    enum Source: Hashable, Sendable {
        case debian
        case pyPI
    }

    /// - Parameters:
    ///   - text: `NAME=PACKAGE`, or `NAME` if the package has that name.
    ///   - kind: a program or a Python module.
    ///   - source: where the package comes from.
    init(_ text: Substring, _ kind: Kind = .program, from source: Source = .debian) {
        let parts = text.split(separator: "=", maxSplits: 1)
        name = parts.first.map(String.init) ?? ""
        package = parts.last.map(String.init) ?? ""
        self.kind = kind
        self.source = source
    }

    /// The message of a check that lacks it.
    var absence: String {
        switch source {
        case .debian: "\(name) is not installed (package \(package))"
        case .pyPI: "\(name) is not installed (pip install \(package))"
        }
    }

    /// Whether the machine has it.
    func isMet(in workspace: Workspace) throws(CommandError) -> Bool {
        switch kind {
        case .program:
            try workspace.run("sh", "-c", #"command -v "$1""#, "sh", name).succeeded
        case .pythonModule:
            try workspace.run(
                "python3", "-c",
                "import importlib.util, sys; sys.exit(not importlib.util.find_spec(sys.argv[1]))",
                name
            ).succeeded
        }
    }
}

extension Workspace {
    /// The commands that install what the checks and proofs need, a line each: on Debian, and with
    /// Python's pip.
    ///
    /// The first command fetches apt's lists, because a proof reads the versions in them.
    public var installation: String {
        let needs = (checks + proofs).flatMap(\.needs)
        func packages(from source: Need.Source) -> String {
            Set(needs.filter { $0.source == source }.map(\.package)).sorted()
                // Brackets, for the extras of a package, would be a pattern in a shell.
                .map { $0.contains("[") ? "'\($0)'" : $0 }.joined(separator: " ")
        }
        return """
            apt-get update
            apt-get install --no-install-recommends \(packages(from: .debian))
            pip install \(packages(from: .pyPI))
            """
    }
}
