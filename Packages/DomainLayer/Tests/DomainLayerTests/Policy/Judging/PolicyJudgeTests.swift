import Testing

@testable import DomainLayer

struct PolicyRuleJudgingTests {
    private func violations(
        _ policy: String, _ expression: String?, underlying: [String] = []
    ) throws -> [String] {
        let inventory = LicenseInventory(
            system: .bookworm, entries: [try .sample("p", expression, underlying: underlying)])
        return try LicensePolicy(policy).verdict(on: inventory, day: .testDay)
            .violations.map(\.words)
    }

    @Test(
        arguments: [
            // With denial alone, everything else is allowed.
            ("Deny: GPL-*", "MIT"),
            ("Deny: GPL-*", "LGPL-2.1-only"),
            ("Deny: GPL-2.0-only", "GPL-2.0-or-later"),
            // With permission, nothing else is.
            ("Allow: MIT ISC", "MIT AND ISC"),
            ("Allow: category:permissive", "MIT AND Apache-2.0"),
            ("Allow: GPL-2.0-only GPL-2.0-or-later", "GPL-2.0-or-later"),
            ("Allow: *", "MIT AND LicenseRef-own"),
            ("Allow: EPL-1.0", "EPL-1.0+"),
            // One side of a choice is enough.
            ("Deny: GPL-*", "GPL-2.0-only OR MIT"),
            ("Allow: MIT", "(GPL-2.0-only OR MIT) AND MIT"),
            ("Allow: MIT ISC", "(GPL-2.0-only AND ISC) OR (MIT AND ISC)"),
            ("Allow: MIT", "GPL-2.0-only OR (ISC OR MIT)"),
            // Exceptions.
            (
                "Allow: GPL-2.0-only WITH Classpath-exception-2.0",
                "GPL-2.0-only WITH Classpath-exception-2.0"
            ),
            (
                "Deny: GPL-*\nAllow-Exceptions: GCC-exception-3.1",
                "GPL-3.0-or-later WITH GCC-exception-3.1"
            ),
            (
                "Deny: category:strong-copyleft\nAllow: MIT, GPL-3.0-or-later WITH GCC-exception-3.1",
                "GPL-3.0-or-later WITH GCC-exception-3.1 AND MIT"
            ),
            ("Allow: MIT\nAllow-Exceptions: *", "MIT AND GPL-2.0-only WITH Bison-exception-2.2"),
            ("Deny: GPL-2.0-only WITH Bison-exception-2.2", "GPL-2.0-only"),
            (
                "Deny: category:strong-copyleft", "GPL-2.0-only WITH Classpath-exception-2.0"
            ),
            (
                "Allow: category:weak-copyleft, category:permissive",
                "GPL-2.0-only WITH Classpath-exception-2.0 AND Apache-2.0 WITH LLVM-exception"
            ),
            ("Deny: category:strong-copyleft", "GPL-2.0-only OR AGPL-3.0-only"),
            // The unknown.
            ("Deny: GPL-*", "LicenseRef-own"),
            ("Deny: GPL-*", nil),
            ("Allow: MIT\nUnknown: warn", "LicenseRef-own AND MIT"),
            ("Allow: MIT LicenseRef-own", "LicenseRef-own"),
            ("Allow: NOASSERTION", nil),
            ("Deny: GPL-*\nUnknown: fail", "LicenseRef-public-domain"),
            ("Unknown: fail", "MIT"),
        ] as [(String, String?)])
    func `what a policy lets pass is no violation`(policy: String, expression: String?) throws {
        #expect(try violations(policy, expression) == [])
    }

    @Test(
        arguments: [
            ("Deny: GPL-*", "GPL-2.0-only", ["GPL-2.0-only denied by GPL-*"]),
            ("Deny: GPL-* *-only", "GPL-2.0-only", ["GPL-2.0-only denied by GPL-*"]),
            (
                "Deny: GPL-*", "GPL-2.0-only AND MIT AND GPL-3.0-only",
                ["GPL-2.0-only denied by GPL-*", "GPL-3.0-only denied by GPL-*"]
            ),
            (
                "Deny: GPL-*", "(GPL-2.0-only OR MIT) AND GPL-2.0-only",
                ["GPL-2.0-only denied by GPL-*"]
            ),
            ("Allow: MIT", "ISC", ["ISC not allowed"]),
            ("Allow: GPL-2.0-only", "GPL-2.0-or-later", ["GPL-2.0-or-later not allowed"]),
            ("Allow: GPL-2.0-or-later", "GPL-2.0-only", ["GPL-2.0-only not allowed"]),
            ("Deny: EPL-1.0", "EPL-1.0+", ["EPL-1.0+ denied by EPL-1.0"]),
            ("Allow: EPL-1.0+", "EPL-1.0", ["EPL-1.0 not allowed"]),
            // Denial comes first.
            (
                "Allow: MIT GPL-*\nDeny: GPL-3.0-*", "GPL-3.0-only",
                ["GPL-3.0-only denied by GPL-3.0-*"]
            ),
            ("Allow: GPL-3.0-only\nDeny: GPL-*", "GPL-3.0-only", ["GPL-3.0-only denied by GPL-*"]),
            // A choice of which no side passes is one violation.
            (
                "Deny: GPL-*", "GPL-2.0-only OR GPL-3.0-only",
                ["GPL-2.0-only OR GPL-3.0-only denied by GPL-*, denied by GPL-*"]
            ),
            (
                "Allow: MIT\nDeny: GPL-*", "GPL-2.0-only OR (ISC AND MIT)",
                ["GPL-2.0-only OR ISC AND MIT denied by GPL-*, not allowed"]
            ),
            (
                "Allow: MIT", "MIT AND (ISC OR Zlib)", ["ISC OR Zlib not allowed, not allowed"]
            ),
            // Exceptions.
            (
                "Allow: GPL-2.0-only", "GPL-2.0-only WITH Classpath-exception-2.0",
                ["GPL-2.0-only WITH Classpath-exception-2.0 not allowed with its exception"]
            ),
            (
                "Allow: MIT", "GPL-2.0-only WITH Classpath-exception-2.0",
                ["GPL-2.0-only WITH Classpath-exception-2.0 not allowed"]
            ),
            (
                "Allow: GPL-2.0-only WITH Classpath-exception-2.0", "GPL-2.0-only",
                ["GPL-2.0-only not allowed"]
            ),
            (
                "Deny: GPL-*", "GPL-2.0-only WITH Classpath-exception-2.0",
                ["GPL-2.0-only WITH Classpath-exception-2.0 denied by GPL-*"]
            ),
            (
                "Deny: category:weak-copyleft", "GPL-2.0-only WITH Classpath-exception-2.0",
                [
                    "GPL-2.0-only WITH Classpath-exception-2.0 denied by category:weak-copyleft"
                ]
            ),
            (
                "Deny: category:strong-copyleft", "GPL-2.0-only WITH Own-exception",
                ["GPL-2.0-only WITH Own-exception denied by category:strong-copyleft"]
            ),
            (
                "Allow: category:strong-copyleft", "GPL-2.0-only WITH Own-exception",
                ["GPL-2.0-only WITH Own-exception not allowed with its exception"]
            ),
            (
                "Deny: GPL-2.0-only WITH *\nAllow-Exceptions: *",
                "GPL-2.0-only WITH Bison-exception-2.2",
                ["GPL-2.0-only WITH Bison-exception-2.2 denied by GPL-2.0-only WITH *"]
            ),
            (
                "Deny: GPL-*\nAllow-Exceptions: GCC-exception-3.1",
                "GPL-3.0-or-later AND GPL-3.0-or-later WITH GCC-exception-3.1",
                ["GPL-3.0-or-later denied by GPL-*"]
            ),
            // The unknown.
            (
                "Unknown: fail", "LicenseRef-own",
                ["LicenseRef-own unknown"]
            ),
            ("Unknown: fail", nil, ["nothing unknown"]),
            ("Allow: MIT", nil, ["nothing unknown"]),
            ("Deny: NOASSERTION", nil, ["nothing denied by NOASSERTION"]),
            ("Allow: MIT", "LicenseRef-own", ["LicenseRef-own unknown"]),
            (
                "Unknown: fail", "MIT AND DocumentRef-a:LicenseRef-b",
                ["DocumentRef-a:LicenseRef-b unknown"]
            ),
            (
                "Deny: category:unknown", "LicenseRef-own",
                ["LicenseRef-own denied by category:unknown"]
            ),
            (
                "Unknown: fail", "LicenseRef-a WITH LLVM-exception",
                ["LicenseRef-a WITH LLVM-exception unknown"]
            ),
        ] as [(String, String?, [String])])
    func `what a policy does not let pass is a violation`(
        policy: String, expression: String?, words: [String]
    ) throws {
        #expect(try violations(policy, expression) == words.map { "p:amd64: \($0)" })
    }

    @Test(
        arguments: [
            ("Deny: GPL-*", "p:amd64: LicenseRef-x denied by GPL-* for GPL-2.0-only"),
            (
                "Deny: category:strong-copyleft\nAllow: LicenseRef-*",
                "p:amd64: LicenseRef-x denied by category:strong-copyleft for GPL-2.0-only"
            ),
            ("Allow: GPL-2.0-only", "p:amd64: LicenseRef-x unknown"),
            ("Deny: GPL-*\nAllow: LicenseRef-x", nil),
            ("Deny: AGPL-*", nil),
        ] as [(String, String?)])
    func `what an unlisted license builds upon is denied with it, and allows nothing`(
        policy: String, words: String?
    ) throws {
        #expect(
            try violations(policy, "LicenseRef-x", underlying: ["GPL-2.0-only"])
                == [words].compactMap(\.self))
    }
}
