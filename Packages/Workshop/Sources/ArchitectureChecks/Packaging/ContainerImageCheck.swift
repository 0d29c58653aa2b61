import ChildProcesses

/// The recipe that README has for images of containers: an image's tar is unpacked as it says
/// there, and listed.
///
/// The tar is made here. In it are what images have and folders don't show: a merged `/usr`, links
/// with absolute paths, which are of the image and not of this machine, and one that leads nowhere.
struct ContainerImageCheck: Check {
    let name = "an image of a container"
    let reason = "a recipe that nobody tries stops working"
    let remedy = "mend the lines of README that begin with docker export, or what they run"

    /// Makes `image.tar` in the folder $1, and an empty `rootfs` beside it.
    static let image = #"""
        set -e
        rm -rf "$1"
        mkdir -p "$1/made" "$1/rootfs"
        cd "$1/made"
        mkdir -p etc usr/bin usr/lib usr/share/doc/anchor usr/share/doc/cable usr/share/doc/drift
        mkdir -p var/lib/dpkg
        ln -s usr/bin bin
        ln -s usr/lib lib
        ln -s /usr/lib/os-release etc/os-release
        ln -s /usr/share/doc/anchor usr/share/doc/buoy
        ln -s ../anchor/copyright usr/share/doc/cable/copyright
        ln -s /etc/passwd usr/share/doc/drift/copyright
        echo "ID=debian" > usr/lib/os-release
        for package in anchor buoy cable drift; do
            printf '%s\n' "Package: $package" "Status: install ok installed" "Version: 1-1" \
                "Architecture: all" ""
        done > var/lib/dpkg/status
        printf '%s\n' "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/" \
            "" "Files: *" "Copyright: 2001 Ada" "License: Zlib" > usr/share/doc/anchor/copyright
        tar -cf ../image.tar .
        """#

    static let listing = """
        Package  Version  Arch  License        Basis
        anchor   1-1      all   Zlib           declared
        buoy     1-1      all   Zlib           declared
        cable    1-1      all   Zlib           declared
        drift    1-1      all   dangling link  none

        4 packages, 1 licence; 1 without a copyright file
        """

    func verdict(on workspace: Workspace) -> Verdict {
        guard let recipe = recipe(in: workspace) else {
            return .failed(["README has no line with docker export, or none behind it"])
        }
        return workspace.judged { () throws(CommandError) in
            let folder = workspace.scratch("image")
            let made = try workspace.run("sh", "-c", Self.image, "sh", folder)
            guard made.succeeded else { return .failed(made.problems) }
            let listed = try workspace.run(
                "sh", "-c",
                #"""
                set -e
                program=$2
                debian_licenses() { "$program" "$@"; }
                cd "$1"
                \#(recipe)
                """#, "sh", folder, workspace.releasedProgram)
            guard listed.succeeded else { return .failed(listed.problems) }
            return Verdict(
                breaches: listed.text == Self.listing ? [] : ["it lists:\n\(listed.text)"],
                looked: "4 packages")
        }
    }

    /// README's lines, with the tar in the place of docker; nil where they are not there.
    private func recipe(in workspace: Workspace) -> String? {
        let lines = (workspace.files["README.md"] ?? "").split(separator: "\n").map(String.init)
        guard let first = lines.firstIndex(where: { $0.hasPrefix("$ docker export ") }),
            let bar = lines[first].firstIndex(of: "|"),
            lines.indices.contains(first + 1), lines[first + 1].hasPrefix("$ debian-licenses ")
        else { return nil }
        let arguments = lines[first + 1].dropFirst("$ debian-licenses ".count)
        return "cat image.tar \(lines[first][bar...])\ndebian_licenses \(arguments)"
    }
}
