import Testing

@testable import DomainLayer

struct PackagePatternTests {
    private static let entries = [
        ("git", "amd64"), ("git-man", "all"), ("libc6", "amd64"), ("libc6", "i386"),
    ]

    @Test(arguments: [
        ("git", ["git:amd64"]), ("git*", ["git:amd64", "git-man:all"]),
        ("libc6", ["libc6:amd64", "libc6:i386"]), ("libc6:i386", ["libc6:i386"]),
        ("libc?:*64", ["libc6:amd64"]), ("*:all", ["git-man:all"]), ("g", []), ("GIT", []),
        ("git:", []), ("*", ["git:amd64", "git-man:all", "libc6:amd64", "libc6:i386"]),
    ])
    func `a pattern is a name, or a name and an architecture`(
        text: String, ids: [String]
    ) throws {
        let entries = try Self.entries.map { try PackageLicense.sample($0, architecture: $1) }
        let pattern = PackagePattern(text)
        #expect(entries.filter(pattern.matches).map(\.id) == ids)
        let index = PackageIndex([
            PackageSelection(packages: [PackagePattern("git-man")]),
            PackageSelection(packages: [pattern]),
        ])
        #expect(entries.filter { index.matches($0).contains(1) }.map(\.id) == ids)
    }

    @Test func `patterns that match are found in their order`() throws {
        let index = PackageIndex(
            ["l*", "git", "libc6", "*6"].map { PackageSelection(packages: [PackagePattern($0)]) })
        #expect(index.matches(try .sample("libc6")) == [0, 2, 3])
        #expect(index.matches(try .sample("zsh")) == [])
    }
}

struct PackageSelectionTests {
    private func patterns(_ words: String) -> [PackagePattern] {
        words.split(separator: " ").map { PackagePattern(String($0)) }
    }

    @Test(arguments: [
        ("git libc6", "", ["git", "libc6"]), ("lib* git*", "", ["git", "libc6", "libgcc"]),
        ("", "gcc-12", ["libgcc"]), ("", "g*", ["git", "libgcc"]),
        ("lib*", "g*", ["libgcc"]), ("git", "eglibc", []), ("", "libgcc", []),
    ])
    func `each list narrows the selection, whose words widen it`(
        packages: String, sources: String, names: [String]
    ) throws {
        let entries = try [("git", "git"), ("libc6", "eglibc"), ("libgcc", "gcc-12")].map {
            var entry = try PackageLicense.sample($0)
            entry.source.name = $1
            return entry
        }
        let index = PackageIndex([
            PackageSelection(packages: patterns(packages), sources: patterns(sources))
        ])
        #expect(entries.filter { !index.matches($0).isEmpty }.map(\.name) == names)
    }

    @Test func `it is shown as it was written`() {
        let selection = PackageSelection(
            packages: patterns("git* libc6:i386"), sources: patterns("glibc"))
        #expect(selection.text == "git* libc6:i386 glibc")
    }
}
