import ChildProcesses

/// The page that `export html` writes works in a browser, and nothing in it runs that a copyright
/// file brought along.
struct BrowserCheck: Check {
    let name = "the page in a browser"
    let reason = "a page is what a browser makes of it, and what it shows is not trusted"
    let remedy = "open .build/page.html#query=trap&open=trap:all and look at the console"

    /// Makes a system of two packages in the folder that it is given; each text of one of them
    /// tries to leave its place and to name the page.
    static let script = #"""
        set -e
        rm -rf "$1"
        mkdir -p "$1/var/lib/dpkg" "$1/usr/share/doc/trap" "$1/usr/share/doc/calm"
        attack='</script></title><script>document.title="caught"</script>'
        attack="$attack<img src=x onerror='document.title=\"caught\"'>"
        printf '%s\n' "Package: calm" "Status: install ok installed" "Version: 1" \
            "Architecture: all" "" "Package: trap" "Status: install ok installed" "Version: 2" \
            "Architecture: all" "Maintainer: $attack" > "$1/var/lib/dpkg/status"
        printf '%s\n' "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/" \
            "" "Files: $attack" "Copyright: 2001 $attack" "License: $attack" " $attack" " <!-- ]]>" \
            > "$1/usr/share/doc/trap/copyright"
        echo "Take it." > "$1/usr/share/doc/calm/copyright"
        """#

    /// What stands in the page once it has found the package and opened it.
    static let marks = [
        "role=\"status\">1 of 2 packages<", "id=\"detail-name\">trap 2<",
        "<dialog id=\"detail\" aria-labelledby=\"detail-name\" open=\"\">",
        "<pre tabindex=\"0\">&lt;/script&gt;",
    ]

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            let root = workspace.scratch("trapped-root")
            let made = try workspace.run("sh", "-c", Self.script, "sh", root)
            guard made.succeeded else { return .failed(made.problems) }
            let page = workspace.scratch("page.html")
            let written = try workspace.run(
                workspace.releasedProgram, "export", "html", "--root", root, "--output", page)
            guard written.succeeded else { return .failed(written.problems) }
            let shown = try workspace.run(
                "chromium", "--headless", "--no-sandbox", "--disable-gpu",
                "--virtual-time-budget=5000", "--dump-dom",
                "file://\(page)#query=trap&open=trap:all")
            guard shown.succeeded else { return .failed(shown.problems) }
            return Verdict(
                breaches: breaches(in: shown.text), looked: "filtered, opened, and nothing ran")
        }
    }

    private func breaches(in page: String) -> [String] {
        let missing = Self.marks.filter { !page.contains($0) }.map { "the page lacks \($0)" }
        let caught = page.contains("<title>caught") ? ["a script of a copyright file ran"] : []
        return missing + caught + (page.contains("<img") ? ["markup became an element"] : [])
    }
}
