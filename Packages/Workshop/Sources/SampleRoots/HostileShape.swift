public import DebianRootFixtures

/// A way in which the parts of a system can be made to multiply, and the commands that suffered
/// from it once.
public struct HostileShape: Sendable {
    public let name: String
    /// The smallest size that is measured; what it counts is the shape's affair.
    public let size: Int
    /// What is run: words with blanks between them. `ROOT` is the system's folder, `EMPTY` that of
    /// one without packages; a command without either reads `ROOT`. `browse` opens the first
    /// package and is left again.
    public let commands: [String]
    /// Commands whose format has to say again what packages share: for each what its file states,
    /// for each dependency who fulfills it. They are measured against what they write, which has a
    /// limit of its own.
    public let repeating: [String]
    private let fill: @Sendable (inout SystemFiles, Int) -> Void

    init(
        _ name: String, from size: Int, _ commands: String..., repeating: [String] = [],
        fill: @escaping @Sendable (inout SystemFiles, Int) -> Void
    ) {
        self.name = name
        self.size = size
        self.commands = commands
        self.repeating = repeating
        self.fill = fill
    }

    /// The system of this shape in a size.
    public func root(_ size: Int) -> SystemFiles {
        var root = SystemFiles.debian
        fill(&root, size)
        return root
    }
}

extension HostileShape {
    public static let all =
        [
            HostileShape(
                "wide-cell", from: 150, "list", "check --deny *", "diff EMPTY ROOT"
            ) { root, size in
                let wide = String(repeating: "1", count: 40 * size)
                root.install(
                    "wide", version: wide, architecture: wide, copyright: dep5("*", license: wide))
                for number in 0..<size { root.install("p\(number)", copyright: dep5("*")) }
            },
            HostileShape(
                "chain-of-dependencies", from: 75, "list", "check --deny *",
                "check --deny * -f json",
                "check --deny * -f sarif", "check --deny * -f csv", "show p*", "list -f json"
            ) { root, size in
                root.install("needed-by-hand", fields: ["Depends: p0"])
                for number in 0..<size {
                    root.install(
                        "p\(number)", fields: ["Depends: p\(number + 1)"], copyright: dep5("*"))
                    root.append(
                        "Package: p\(number)\nArchitecture: all\nAuto-Installed: 1\n\n",
                        to: "var/lib/apt/extended_states")
                }
            },
            HostileShape(
                "shared-statements", from: 40, "list", "list -f csv", "check --deny * -f sarif",
                "check --deny * -f json", "check --deny *", "show p*", "export html",
                repeating: [
                    "list -f json", "export notices", "export spdx", "export spdx3",
                    "export cyclonedx", "export sources-json",
                ]
            ) { root, size in
                root.install("p0", copyright: statements(size))
                for number in 1...size { root.install("p\(number)", sharing: "p0") }
            },
            HostileShape(
                "built-in-everywhere", from: 150, "list", "export sources", "export sources-json",
                "export spdx", "export spdx3", "export cyclonedx"
            ) { root, size in
                let sources = (0..<10 * size).map { "golang-\($0) (= 1.0-1)" }
                root.install(
                    "all-of-them",
                    fields: ["Static-Built-Using: " + sources.joined(separator: ",\n ")],
                    copyright: dep5("*", license: "GPL-2"))
                for number in 0..<10 * size {
                    root.install(
                        "p\(number)", fields: ["Built-Using: golang-0 (= 1.0-1)"],
                        copyright: dep5("*", license: "GPL-2"))
                }
            },
            HostileShape(
                "alternating-files", from: 40, "check --deny GPL-2 --scope shipped", "export html",
                repeating: ["export notices", "export spdx"]
            ) { root, size in
                // Two files that differ, though they state the same.
                root.install("a", copyright: statements(size))
                root.install("b", copyright: statements(size) + "\n")
                for number in 1...size {
                    root.install("p\(number)", sharing: number.isMultiple(of: 2) ? "a" : "b")
                }
            },
            HostileShape(
                "shared-names", from: 160, "list", "check --deny *", "show p*", "list -f json",
                "export spdx"
            ) { root, size in
                let stanzas = (0..<size).map {
                    "Files: f\($0)\nCopyright: 2000\nLicense: name\($0)\n"
                }
                root.install("p0", copyright: dep5("*") + "\n" + stanzas.joined(separator: "\n"))
                for number in 1...size { root.install("p\(number)", sharing: "p0") }
            },
            HostileShape(
                "shared-without-statement", from: 100, "list", "list -f json", "export notices",
                "export notices --verbatim", "export html", "show p*"
            ) { root, size in
                let lines = (0..<size).map {
                    "Line \($0) has many words and not one of a license.\n"
                }
                root.install("p0", copyright: lines.joined())
                for number in 1...size { root.install("p\(number)", sharing: "p0") }
            },
            HostileShape(
                "long-versions", from: 40, "list -f json", "check --deny *", "export spdx3"
            ) { root, size in
                let zeros = String(repeating: "0", count: 10 * size)
                for number in 0..<100 {
                    root.install(
                        "p\(number)", fields: ["Provides: v (= \(zeros)1)"], copyright: dep5("*"))
                }
                let needs = (0..<10 * size).map { "v (>= \($0))" }
                root.install("needy", fields: ["Depends: " + needs.joined(separator: ", ")])
            },
            HostileShape("long-path-exclude", from: 8, "list", "list -f json") { root, size in
                for number in 0..<size {
                    let set = String(repeating: "a", count: 1000)
                    root.append(
                        "path-exclude=*[\(number)\(set)]\n", to: "etc/dpkg/dpkg.cfg.d/exclude")
                }
                let name = String(repeating: "p", count: 100)
                for number in 0..<10 * size { root.install("\(name)\(number)") }
            },
            HostileShape("chains-of-links", from: 48, "list", "export notices") { root, size in
                root.install("real", copyright: dep5("*"))
                addChain(to: "real", steps: size, in: "usr/share/doc", of: &root)
                for number in 0..<size { root.install("p\(number)", sharing: "chain0") }
            },
            HostileShape("owner-through-links", from: 48, "list /usr/bin/tool") { root, size in
                root.file("usr/bin/tool", "")
                root.link("bin", to: "usr/bin")
                root.install("a-simple-owner", copyright: dep5("*"))
                root.append("/bin/tool\n", to: "var/lib/dpkg/info/a-simple-owner.list")
                root.install("owner", copyright: dep5("*"))
                addChain(to: "usr", steps: size, in: "", of: &root)
                let paths = (0..<size).map { "/chain0/\($0)/tool\n" }.joined()
                root.append(paths, to: "var/lib/dpkg/info/owner.list")
            },
            HostileShape(
                "provided-by-all", from: 60, "list -f json", "check --deny *", "show p*",
                repeating: ["export spdx3", "export spdx", "export cyclonedx"]
            ) { root, size in
                // Of one name sixteen packages are heeded, so they have several.
                let all = (0...size / 16).map { "v\($0)" }.joined(separator: ", ")
                for number in 0..<size {
                    root.install(
                        "p\(number)", fields: ["Provides: v\(number / 16)", "Depends: \(all)"],
                        copyright: dep5("*"))
                }
            },
            HostileShape("combining-marks", from: 50_000, "list", "show p --text", "browse") {
                root, size in
                let letter = "a" + String(repeating: "\u{301}", count: size)
                root.install("p", version: letter, copyright: letter)
            },
            HostileShape(
                "license-fields", from: 20_000, "list", "list -f json", "show p"
            ) { root, size in
                root.install("p", copyright: String(repeating: "License: MIT\n", count: size))
            },
            HostileShape(
                "shared-own-licenses", from: 100, "summary", "list --license Zlib", "explain MIT",
                "list --category unknown --limit 1", "diff ROOT ROOT", "export spdx3"
            ) { root, size in
                let stanzas = (0..<10 * size).map {
                    "Files: f\($0)\nLicense: own\($0)\n You may do thing number \($0) with it.\n"
                }
                root.install("p0", copyright: dep5("*") + "\n" + stanzas.joined(separator: "\n"))
                for number in 1...size { root.install("p\(number)", sharing: "p0") }
            },
            HostileShape(
                "copyright-notices", from: 5_000, "list", "export notices",
                "export notices --verbatim"
            ) { root, size in
                // Signs without end in one line, notices that their lines cut, and common licenses.
                let signs = String(repeating: "the copyright ", count: size)
                let lines = (0..<size).map {
                    "Part \($0) is Copyright (C) 2000 Ada,\nBob, and\n"
                        + "/usr/share/common-licenses/N\($0)\n"
                }
                root.install("p", copyright: signs + "1999\n" + lines.joined())
            },
            HostileShape("endless-sentences", from: 2_000, "list", "show p", "export notices") {
                root, size in
                // What each judge of a sentence looks for, over and over.
                for (number, words) in [
                    "Red Bank a", "comply except", "not impose restrictions", "school need not ask",
                    "no right though not to leave as they are", "żółw ryby idą spać",
                ].enumerated() {
                    let sentence = String(repeating: "\(words) ", count: size)
                    root.install(
                        number == 0 ? "p" : "p\(number)", copyright: "MIT license. \(sentence)")
                }
            },
            HostileShape("endless-terms", from: 1_000, "list", "list --json") {
                root, size in
                // What the reader of terms looks for, in texts that no list has.
                for (number, words) in [
                    "No moon without provided that you may not copy", "Turn it.",
                    "Neither nor may not be used to keep the notice", "It is without permission\n ",
                    "Permission to use with or without fee is granted, copyright 1999",
                    "same terms as",
                ].enumerated() {
                    let text = String(repeating: "\(words) ", count: size)
                    root.install(
                        "p\(number)",
                        copyright: "\(dep5("*", license: "Turner\(number)")) \(text)\n")
                }
            },
        ] + archives + alpine

    /// A machine-readable copyright file with one stanza.
    static func dep5(_ files: String, license: String = "MIT") -> String {
        """
        Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

        Files: \(files)
        Copyright: 2000 Ada Turner
        License: \(license)

        """
    }

    /// A machine-readable copyright file with many stanzas.
    private static func statements(_ count: Int) -> String {
        let stanzas = (0..<count).map { "Files: f\($0)\nCopyright: 2000 \($0)\nLicense: MIT\n" }
        return dep5("*") + "\n" + stanzas.joined(separator: "\n")
    }

    /// Adds a chain of 36 links in a folder, `chain0` the first; each takes many steps to the next.
    private static func addChain(
        to target: String, steps: Int, in folder: String, of root: inout SystemFiles
    ) {
        root.file("\(folder)/a/file", "")
        // No link can hold more than 4095 bytes.
        let detour = String(repeating: "a/../", count: min(steps, 800))
        for number in 0..<36 {
            let next = number == 35 ? target : "chain\(number + 1)"
            root.link("\(folder)/chain\(number)", to: detour + next)
        }
    }
}
