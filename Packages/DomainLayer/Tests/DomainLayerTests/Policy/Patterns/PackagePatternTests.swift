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
        let entries = try Self.entries.map { try LicenseEntry.sample($0, architecture: $1) }
        let pattern = PackagePattern(text)
        #expect(entries.filter(pattern.matches).map(\.id) == ids)
        let index = PackageIndex([PackagePattern("git-man"), pattern])
        #expect(entries.filter { index.matches($0).contains(1) }.map(\.id) == ids)
    }

    @Test func `patterns that match are found in their order`() throws {
        let index = PackageIndex(["l*", "git", "libc6", "*6"].map(PackagePattern.init))
        #expect(index.matches(try .sample("libc6")) == [0, 2, 3])
        #expect(index.matches(try .sample("zsh")) == [])
    }
}
