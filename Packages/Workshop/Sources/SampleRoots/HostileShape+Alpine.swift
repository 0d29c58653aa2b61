import DebianRootFixtures

extension HostileShape {
    /// Systems with apk's database.
    static let alpine = [
        HostileShape(
            "apk-relations", from: 100, "list -f json", "check --deny *", "show p0",
            "list /usr/bin/p0"
        ) { root, size in
            // Each name is provided by all, and one package needs all names.
            let names = (0..<size).map { "so:v\($0)" }.joined(separator: " ")
            root = system(size) { number in
                "p:so:v\(number) cmd:all\ni:p0 p\(number + 1)\nF:usr/bin\nR:p\(number)\n"
            }
            root.append("P:needy\nV:1\nA:all\nL:MIT\nD:\(names)\np:\(names)\n\n", to: database)
            root.file("etc/apk/world", "needy cmd:all " + names)
        },
        HostileShape(
            "apk-license-fields", from: 40, "list", "list -f json", "check --deny *",
            "export notices", "export spdx"
        ) { root, size in
            // Words in the place of expressions, one field longer than any.
            root = system(size) { _ in "" }
            for words in ["custom ", "(", "MIT or ", "GPL2 BSD "] {
                let field = String(repeating: words, count: 20 * size)
                root.append("P:\(words.utf8.first ?? 0)\nV:1\nA:all\nL:\(field)\n\n", to: database)
            }
        },
        HostileShape("apk-bad-lines", from: 500, "list", "list -f json") { root, size in
            root = system(size) { _ in "" }
            root.append(String(repeating: "?\n\nV:1\n\n", count: size), to: database)
        },
        HostileShape(
            "apk-shared-texts", from: 100, "list -f json --digests", "export notices",
            "export notices --verbatim", "show p1 --text"
        ) { root, size in
            // Many packages lead to one text.
            let lines = (0..<10 * size).map { "You may do thing number \($0) with it.\n" }
            root = system(size) { "F:usr/share/licenses/p\($0)\nR:COPYING\n" }
            root.file("text", lines.joined())
            for number in 0..<size {
                root.link("usr/share/licenses/p\(number)/COPYING", to: "/text")
            }
        },
    ]

    private static let database = "lib/apk/db/installed"

    /// A system whose packages `p0`, `p1`, … have further lines.
    private static func system(_ count: Int, _ lines: (Int) -> String) -> SystemFiles {
        var system = SystemFiles()
        let stanzas = (0..<count).map { "P:p\($0)\nV:1\nA:all\nL:MIT\n\(lines($0))\n" }
        system.append(stanzas.joined(), to: database)
        return system
    }
}
