import Testing

@testable import DomainLayer

struct LicensePatternTests {
    /// Whether a rule that denies this pattern alone denies the license.
    private func denies(_ pattern: String, _ license: String) throws -> Bool {
        let policy = try LicensePolicy("Deny: \(pattern)\nUnknown: warn\n")
        let inventory = LicenseInventory(
            system: .bookworm, entries: [try .sample("a", license == "" ? nil : license)])
        return try !policy.verdict(on: inventory, day: .testDay).violations.isEmpty
    }

    /// Whether a rule that allows this pattern alone allows the license.
    private func allows(_ pattern: String, _ license: String) throws -> Bool {
        let policy = try LicensePolicy("Allow: \(pattern)\nUnknown: fail\n")
        let inventory = LicenseInventory(
            system: .bookworm, entries: [try .sample("a", license == "" ? nil : license)])
        return try policy.verdict(on: inventory, day: .testDay).violations.isEmpty
    }

    @Test(arguments: [
        ("MIT", "MIT"), ("mit", "MIT"), ("GPL-2.0-only", "GPL-2.0-only"),
        ("GPL-*", "GPL-2.0-only"), ("GPL-*", "GPL-3.0-or-later"), ("gpl-*-ONLY", "GPL-2.0-only"),
        ("BSD-*-Clause", "BSD-3-Clause"), ("BSD-?-Clause", "BSD-2-Clause"),
        ("*GPL*", "AGPL-3.0-only"), ("EPL-1.0+", "EPL-1.0+"), ("EPL-*", "EPL-1.0+"),
        ("EPL-1.0", "EPL-1.0+"), ("EPL-?.0", "EPL-1.0+"), ("category:weak-copyleft", "EPL-1.0+"),
        ("EPL-1.0 WITH *", "EPL-1.0+ WITH Classpath-exception-2.0"),
        ("category:strong-copyleft", "GPL-2.0-only"), ("Category:Permissive", "MIT"),
        ("category:network-copyleft", "AGPL-3.0-or-later"),
        ("category:public-domain", "LicenseRef-public-domain"),
        ("LicenseRef-public-domain", "LicenseRef-public-domain"),
        ("LicenseRef-*", "LicenseRef-deb-3e7a51c9d2084bf6a15c7e90"),
        ("category:unknown", "LicenseRef-deb-3e7a51c9d2084bf6a15c7e90"),
        ("DocumentRef-x:LicenseRef-y", "DocumentRef-x:LicenseRef-y"), ("*", "MIT"),
        ("NOASSERTION", ""), ("noassertion", ""), ("category:unknown", ""),
        (
            "GPL-2.0-only WITH Classpath-exception-2.0",
            "GPL-2.0-only WITH Classpath-exception-2.0"
        ),
        ("GPL-* with classpath-*", "GPL-2.0-only WITH Classpath-exception-2.0"),
        (
            "category:strong-copyleft WITH *",
            "GPL-3.0-or-later WITH GCC-exception-3.1"
        ),
        ("category:weak-copyleft", "GPL-3.0-or-later WITH GCC-exception-3.1"),
    ])
    func `a pattern names a license, denied or allowed`(pattern: String, license: String) throws {
        #expect(try denies(pattern, license))
        #expect(try allows(pattern, license))
    }

    @Test(arguments: [
        ("GPL-2.0-only", "GPL-2.0-or-later"), ("GPL-2.0-or-later", "GPL-2.0-only"),
        ("EPL-1.0+", "EPL-1.0"), ("*+", "EPL-1.0"), ("EPL-2.0", "EPL-1.0+"),
        ("GPL-*", "LGPL-2.1-only"),
        ("BSD-*-Clause", "BSD-3-Clause-Clear"), ("BSD-?-Clause", "0BSD"),
        ("category:strong-copyleft", "LGPL-2.1-only"), ("category:permissive", "GPL-2.0-only"),
        ("category:unknown", "MIT"), ("category:unknown", "LicenseRef-public-domain"), ("*", ""),
        ("NOASSERTION", "LicenseRef-deb-3e7a51c9d2084bf6a15c7e90"), ("NOASSERTION", "MIT"),
        ("LicenseRef-a", "LicenseRef-b"),
        ("category:strong-copyleft", "GPL-3.0-or-later WITH GCC-exception-3.1"),
        ("category:weak-copyleft WITH *", "GPL-3.0-or-later WITH GCC-exception-3.1"),
        ("GPL-2.0-only WITH Classpath-exception-2.0", "GPL-2.0-only"),
        (
            "GPL-2.0-only WITH Classpath-exception-2.0",
            "GPL-3.0-only WITH Classpath-exception-2.0"
        ),
        ("GPL-2.0-only WITH Classpath-exception-2.0", "GPL-2.0-only WITH Bison-exception-2.2"),
    ])
    func `a pattern names no other license`(pattern: String, license: String) throws {
        #expect(try !denies(pattern, license))
        #expect(try !allows(pattern, license))
    }

    @Test(arguments: ["GPL-2.0-only", "GPL-*", "*"])
    func `a license is denied with all its exceptions, and allowed with none`(pattern: String)
        throws
    {
        #expect(try denies(pattern, "GPL-2.0-only WITH Classpath-exception-2.0"))
        #expect(try !allows(pattern, "GPL-2.0-only WITH Classpath-exception-2.0"))
    }
}

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

struct SectionPatternTests {
    @Test(arguments: [
        ("libs", "libs"), ("lib*", "libdevel"), ("main", "libs"), ("main/libs", "libs"),
        ("main/*", "libs"), ("*/libs", "libs"), ("*/libs", "non-free/libs"),
        ("non-free", "non-free/net"), ("non-free/*", "non-free/net"), ("*", ""), ("main", ""),
        ("non-free*", "non-free-firmware/kernel"),
    ])
    func `a pattern matches a section, its area, or both`(pattern: String, section: String) {
        #expect(SectionPattern(pattern).matches(section))
    }

    @Test(arguments: [
        ("libs", "non-free/libs"), ("main", "contrib/libs"), ("main/libs", "non-free/libs"),
        ("non-free", "non-free-firmware/kernel"), ("net", "libs"), ("libs", ""),
    ])
    func `a pattern matches no other section`(pattern: String, section: String) {
        #expect(!SectionPattern(pattern).matches(section))
    }
}
