import ChildProcesses

/// dpkg installs the package that `make deb` makes, in a system that has nothing else; there the
/// program runs, lists itself, and reads its own copyright file right.
struct DebianPackageCheck: Check {
    let name = "the Debian package"
    let reason = "a program about licences that misreads its own is no use to anybody"
    let remedy = "make deb, and look at Packages/Workshop/Packaging"

    /// Installs the package $1 in an empty root $2, and lists the licences there. A namespace of
    /// its own gives it a superuser, and a /proc, from which Swift takes the arguments of a
    /// program.
    static let script = #"""
        set -e
        rm -rf "$2"
        mkdir -p "$2/proc" "$2/var/lib/dpkg/info" "$2/var/lib/dpkg/updates"
        : > "$2/var/lib/dpkg/status"
        dpkg --root="$2" --force-script-chrootless --install "$1" > "$2/log" 2>&1 || cat "$2/log"
        mount --rbind /proc "$2/proc"
        exec chroot "$2" /usr/bin/debian-licenses list --format csv
        """#

    /// The licences of the whole package: the program's own, those of what is linked into it, and
    /// those of the data that it holds.
    static let expression = [
        "MIT", "Apache-2.0 WITH Swift-exception", "Apache-2.0 WITH LLVM-exception", "Unicode-3.0",
        "LGPL-2.1-or-later", "BSD-3-Clause", "ISC", "SunPro",
        "GPL-3.0-or-later WITH GCC-exception-3.1", "CC-BY-4.0",
    ].joined(separator: " AND ")

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            guard let package = try package(in: workspace) else {
                return .failed(["make deb makes no package"])
            }
            let first = workspace.scratch("first.deb")
            _ = try workspace.run("cp", package, first)
            _ = try self.package(in: workspace)
            let compared = try workspace.run("cmp", first, package)
            guard compared.succeeded else { return .failed(compared.problems) }
            let listed = try workspace.run(
                "unshare", "--map-root-user", "--mount", "sh", "-c", Self.script, "sh", package,
                workspace.scratch("deb/root"))
            guard listed.succeeded else { return .failed(listed.problems) }
            let rows = listed.text.split(separator: "\n").dropFirst()
            let isRight = rows.count == 1 && rows.first?.contains(",\(Self.expression),") == true
            return Verdict(
                breaches: isRight ? [] : ["it lists: \(listed.text)"],
                looked: "installed, the same twice, lists itself")
        }
    }

    /// The path of the package, built anew; nil where that fails.
    private func package(in workspace: Workspace) throws(CommandError) -> String? {
        let made = try workspace.run(
            "make", "--no-print-directory", "-C", workspace.root, "deb")
        guard made.succeeded, let last = made.text.split(separator: "\n").last else { return nil }
        return "\(workspace.root)/\(last)"
    }
}
