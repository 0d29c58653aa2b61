import DebianRootFixtures
import DebianSystems
import Testing

@testable import AlpinePackages

struct ShippedTextsTests {
    /// A system of packages `p0`, `p1`, …, each of which ships these texts.
    private func withPackages(
        _ count: Int = 1, shipping names: [String],
        _ body: (DebianRoot, AlpineSystem) async throws -> Void
    ) async throws {
        try await withDebianRoot { root in
            let names = names.map { "R:\($0)\n" }.joined()
            try root.file(
                "lib/apk/db/installed",
                (0..<count).map {
                    "P:p\($0)\nV:1\nA:all\nL:MIT\nF:usr/share/licenses/p\($0)\n\(names)\n"
                }.joined())
            try await body(root, AlpineSystem(try InstalledSystem(path: root.path)))
        }
    }

    @Test func `a text that many packages lead to is read once, and is a text of each`()
        async throws
    {
        try await withPackages(40, shipping: ["COPYING"]) { root, system in
            try root.file("text", "Do what you like.")
            for number in 0..<40 {
                try root.link("usr/share/licenses/p\(number)/COPYING", to: "/text")
            }
            var read: [String] = []
            var shipped = ShippedTexts<Int>(of: system)
            for package in try system.database().packages {
                let texts = shipped.texts(of: package) { path, bytes in
                    read.append(path)
                    return bytes.count
                }
                #expect(texts.texts.map(\.path) == ["/usr/share/licenses/\(package.name)/COPYING"])
                #expect(texts.texts.map(\.text) == [17])
                #expect(texts.unread.isEmpty)
            }
            #expect(read == ["/usr/share/licenses/p0/COPYING"])
        }
    }

    @Test func `what is too large together with what comes before is named`() async throws {
        try await withPackages(2, shipping: ["A", "B", "C"]) { root, system in
            let half = ShippedTexts<Int>.sizeLimit / 2
            try root.file("text", String(repeating: "x", count: half + 1))
            for package in 0..<2 {
                let folder = "usr/share/licenses/p\(package)"
                for name in ["A", "B"] { try root.link("\(folder)/\(name)", to: "/text") }
                try root.file("\(folder)/C", "short")
            }
            var shipped = ShippedTexts<Int>(of: system)
            for package in try system.database().packages {
                let texts = shipped.texts(of: package) { $1.count }
                #expect(texts.texts.map(\.text) == [half + 1, 5])
                let folder = "/usr/share/licenses/\(package.name)"
                #expect(texts.unread.map(\.path) == ["\(folder)/B"])
                #expect(
                    texts.unread.map(\.problem)
                        == [.tooLarge(size: half + 1, limit: half - 1)])
            }
        }
    }

    @Test func `an absent text is left out, and an unreadable one is listed`() async throws {
        try await withPackages(shipping: ["A", "B", "C"]) { root, system in
            try root.link("usr/share/licenses/p0/B", to: "/gone")
            try root.folder("usr/share/licenses/p0/C")
            var shipped = ShippedTexts<Int>(of: system)
            let package = try #require(try system.database().packages.first)
            let texts = shipped.texts(of: package) { $1.count }
            #expect(texts.texts.isEmpty)
            #expect(texts.unread.map(\.path) == ["/usr/share/licenses/p0/C"])
            #expect(texts.unread.map(\.problem) == [.notRegularFile])
        }
    }

    @Test func `a text outside of the root is not read`() async throws {
        try await withPackages(shipping: ["COPYING"]) { root, system in
            try root.link("usr/share/licenses/p0/COPYING", to: "/../../../../etc/passwd")
            var shipped = ShippedTexts<Int>(of: system)
            let package = try #require(try system.database().packages.first)
            #expect(shipped.texts(of: package) { $1.count }.texts.isEmpty)
        }
    }
}
