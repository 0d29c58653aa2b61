import DebianRootFixtures

extension DebianRoot {
    /// A small invented system: two machine-readable files, one in prose, and a package without a
    /// file.
    func installOrchard() throws {
        try file("etc/os-release", "ID=debian\nVERSION_ID=12\nPRETTY_NAME=\"Orchard\"\n")
        try install(
            "apple", version: "1.0-1", architecture: "amd64",
            fields: [
                "Source: apples (1.0)", "Section: fruit", "Maintainer: Ada <ada@example.org>",
            ],
            copyright: """
                Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

                Files: *
                Copyright: 2024 Ada Example
                License: Expat

                Files: core/*
                Copyright: 2023 Bob Example
                License: GPL-2+ or Apache-2.0

                """,
            files: ["/usr/bin/apple"])
        try install(
            "pear", version: "2:3~rc1-1", architecture: "all",
            copyright: """
                Pears grow here. On Debian systems the license is in
                /usr/share/common-licenses/GPL-3.

                """)
        try install("quince", version: "1-1", architecture: "all")
    }
}
