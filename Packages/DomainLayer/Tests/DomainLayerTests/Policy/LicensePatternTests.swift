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
