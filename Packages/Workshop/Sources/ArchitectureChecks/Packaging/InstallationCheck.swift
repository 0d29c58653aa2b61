import ChildProcesses

/// `make install` installs a program that runs, apt reads the hook beside it, and `make uninstall`
/// leaves no file.
struct InstallationCheck: Check {
    let name = "make install"
    let reason = "it writes into folders that are not ours"
    let remedy = "make install DESTDIR=$PWD/.build/installed, and look at what is there"

    /// What stands below the prefix, in the order of bytes.
    static let files = """
        bin/debian-licenses
        share/bash-completion/completions/debian-licenses
        share/doc/debian-licenses/copyright
        share/doc/debian-licenses/examples/apt-hook
        share/fish/vendor_completions.d/debian-licenses.fish
        share/man/man1/debian-licenses.1
        share/zsh/site-functions/_debian-licenses
        """

    /// The line that apt makes of the hook.
    static let hook =
        "DPkg::Post-Invoke:: \"command -v debian-licenses > /dev/null"
        + " && debian-licenses check --policy /etc/debian-licenses.policy || true\";"

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            let folder = workspace.scratch("installed")
            let prefix = folder + "/usr/local"
            let made = try make("install", in: workspace, destination: folder)
            guard made.succeeded else { return .failed(made.problems) }
            let files = try list(prefix, in: workspace)
            let version = try workspace.run(
                "sh", "-c", #"PATH=$1:$PATH; debian-licenses --version"#, "sh", prefix + "/bin")
            let settings = try workspace.run(
                "apt-config", "--config-file",
                prefix + "/share/doc/debian-licenses/examples/apt-hook",
                "dump", "DPkg::Post-Invoke")
            let removed = try make("uninstall", in: workspace, destination: folder)
            guard removed.succeeded else { return .failed(removed.problems) }
            let rest = try list(prefix, in: workspace)
            let breaches = [
                files == Self.files ? nil : "installed are:\n\(files)",
                version.text.hasPrefix("debian-licenses ") ? nil : "it says: \(version.text)",
                settings.text.contains(Self.hook) ? nil : "apt reads: \(settings.text)",
                rest.isEmpty ? nil : "left are:\n\(rest)",
            ]
            return Verdict(breaches: breaches.compactMap(\.self), looked: version.text)
        }
    }

    private func make(
        _ target: String, in workspace: Workspace, destination: String
    ) throws(CommandError) -> Outcome {
        try workspace.run(
            "make", "--no-print-directory", "-C", workspace.root, target,
            "DESTDIR=\(destination)", "PREFIX=/usr/local")
    }

    /// The files below a folder, with line feeds between them.
    private func list(
        _ folder: String, in workspace: Workspace
    ) throws(CommandError) -> String {
        try workspace.run(
            "sh", "-c", #"cd "$1" && find . -type f | sed 's/^..//' | LC_ALL=C sort"#, "sh", folder
        ).text
    }
}
