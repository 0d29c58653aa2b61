import DomainLayer
import Testing

struct LicensePatternTests {
    /// Whether a rule that denies this pattern alone denies the licence.
    private func denies(_ pattern: String, _ license: String) throws -> Bool {
        let policy = try LicensePolicy("Deny: \(pattern)\nUnknown: warn\n")
        let inventory = LicenseInventory(
            system: .bookworm, entries: [try .sample("a", license == "" ? nil : license)])
        return try !policy.verdict(on: inventory, day: .testDay).violations.isEmpty
    }

    /// Whether a rule that allows this pattern alone allows the licence.
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
        ("category:strong-copyleft", "GPL-2.0-only"), ("Category:Permissive", "MIT"),
        ("category:network-copyleft", "AGPL-3.0-or-later"),
        ("category:public-domain", "LicenseRef-public-domain"),
        ("LicenseRef-public-domain", "LicenseRef-public-domain"),
        ("LicenseRef-*", "LicenseRef-deb-quill-3e7a51c9"),
        ("category:unknown", "LicenseRef-deb-quill-3e7a51c9"),
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
    ])
    func `a pattern names a licence, denied or allowed`(pattern: String, license: String) throws {
        #expect(try denies(pattern, license))
        #expect(try allows(pattern, license))
    }

    @Test(arguments: [
        ("GPL-2.0-only", "GPL-2.0-or-later"), ("GPL-2.0-or-later", "GPL-2.0-only"),
        ("EPL-1.0", "EPL-1.0+"), ("EPL-1.0+", "EPL-1.0"), ("GPL-*", "LGPL-2.1-only"),
        ("BSD-*-Clause", "BSD-3-Clause-Clear"), ("BSD-?-Clause", "0BSD"),
        ("category:strong-copyleft", "LGPL-2.1-only"), ("category:permissive", "GPL-2.0-only"),
        ("category:unknown", "MIT"), ("category:unknown", "LicenseRef-public-domain"), ("*", ""),
        ("NOASSERTION", "LicenseRef-deb-quill-3e7a51c9"), ("NOASSERTION", "MIT"),
        ("LicenseRef-deb-a", "LicenseRef-deb-b"),
        ("GPL-2.0-only WITH Classpath-exception-2.0", "GPL-2.0-only"),
        (
            "GPL-2.0-only WITH Classpath-exception-2.0",
            "GPL-3.0-only WITH Classpath-exception-2.0"
        ),
        ("GPL-2.0-only WITH Classpath-exception-2.0", "GPL-2.0-only WITH Bison-exception-2.2"),
    ])
    func `a pattern names no other licence`(pattern: String, license: String) throws {
        #expect(try !denies(pattern, license))
        #expect(try !allows(pattern, license))
    }

    @Test(arguments: ["GPL-2.0-only", "GPL-*", "category:strong-copyleft", "*"])
    func `a licence is denied with all its exceptions, and allowed with none`(pattern: String)
        throws
    {
        #expect(try denies(pattern, "GPL-2.0-only WITH Classpath-exception-2.0"))
        #expect(try !allows(pattern, "GPL-2.0-only WITH Classpath-exception-2.0"))
    }
}
