import DomainLayer
import Testing

struct LicenseFilterTests {
    static func inventory() throws -> LicenseInventory {
        LicenseInventory(
            system: .bookworm,
            entries: [
                try .sample("git", "GPL-2.0-only"),
                try .sample(
                    "libc6", "LGPL-2.1-or-later AND GPL-2.0-only", main: "LGPL-2.1-or-later",
                    architecture: "amd64"),
                try .sample(
                    "libc6", "LGPL-2.1-or-later AND GPL-2.0-only", main: "LGPL-2.1-or-later",
                    architecture: "i386"),
                try .sample(
                    "libgcc", "GPL-3.0-or-later WITH GCC-exception-3.1", basis: .grant),
                try .sample("nothing", nil, reason: .noStatement),
                try .sample("own", "LicenseRef-deb-own-01234567", underlying: ["OpenSSL"]),
                try .sample("zlib1g", "Zlib", basis: .text),
            ])
    }

    @Test(arguments: [
        (
            LicenseQuery(),
            [
                "git:amd64", "libc6:amd64", "libc6:i386", "libgcc:amd64", "nothing:amd64",
                "own:amd64",
                "zlib1g:amd64",
            ]
        ),
        (LicenseQuery(packages: ["git"]), ["git:amd64"]),
        (LicenseQuery(packages: ["libc6"]), ["libc6:amd64", "libc6:i386"]),
        (LicenseQuery(packages: ["libc6:i386"]), ["libc6:i386"]),
        (LicenseQuery(packages: ["libc6:arm64"]), []),
        (LicenseQuery(packages: ["lib*"]), ["libc6:amd64", "libc6:i386", "libgcc:amd64"]),
        (LicenseQuery(packages: ["lib*:amd64"]), ["libc6:amd64", "libgcc:amd64"]),
        (LicenseQuery(packages: ["*:i?86"]), ["libc6:i386"]),
        (LicenseQuery(packages: ["GIT*", "zlib1?"]), ["zlib1g:amd64"]),
        (LicenseQuery(packages: ["own", "g*"]), ["git:amd64", "own:amd64"]),
        (LicenseQuery(licenses: patterns("zlib")), ["zlib1g:amd64"]),
        (
            LicenseQuery(licenses: patterns("gpl-*")),
            [
                "git:amd64", "libc6:amd64", "libc6:i386", "libgcc:amd64",
            ]
        ),
        (LicenseQuery(licenses: patterns("*-exception-*")), ["libgcc:amd64"]),
        (LicenseQuery(licenses: patterns("openssl")), ["own:amd64"]),
        (LicenseQuery(licenses: patterns("GPL-3+")), ["libgcc:amd64"]),
        (LicenseQuery(licenses: patterns("GPL-3+ WITH GCC-*")), ["libgcc:amd64"]),
        (LicenseQuery(licenses: patterns("GPL-2 WITH GCC-*")), []),
        (
            LicenseQuery(licenses: patterns("category:weak-copyleft")),
            ["libc6:amd64", "libc6:i386", "libgcc:amd64"]
        ),
        (LicenseQuery(licenses: patterns("LicenseRef-*")), ["own:amd64"]),
        (LicenseQuery(licenses: patterns("NOASSERTION")), ["nothing:amd64"]),
        (LicenseQuery(mains: patterns("LGPL-*")), ["libc6:amd64", "libc6:i386"]),
        (LicenseQuery(mains: patterns("GPL-2")), ["git:amd64"]),
        (LicenseQuery(licenses: patterns("GPL-3.0*", "Zlib")), ["libgcc:amd64", "zlib1g:amd64"]),
        (
            LicenseQuery(categories: [.strongCopyleft]),
            ["git:amd64", "libc6:amd64", "libc6:i386"]
        ),
        (
            LicenseQuery(categories: [.weakCopyleft]),
            ["libc6:amd64", "libc6:i386", "libgcc:amd64"]
        ),
        // What an unlisted license builds upon counts too.
        (LicenseQuery(categories: [.permissive]), ["own:amd64", "zlib1g:amd64"]),
        (LicenseQuery(categories: [.unknown]), ["nothing:amd64", "own:amd64"]),
        (LicenseQuery(bases: [.grant, .text]), ["libgcc:amd64", "zlib1g:amd64"]),
        (LicenseQuery(bases: [.none]), ["nothing:amd64"]),
        (
            LicenseQuery(
                packages: ["lib*"], licenses: patterns("GPL-2.0*"), categories: [.strongCopyleft]),
            ["libc6:amd64", "libc6:i386"]
        ),
        (LicenseQuery(packages: ["git"], bases: [.text]), []),
    ])
    func `kinds of filter narrow, values of one kind widen`(
        query: LicenseQuery, ids: [String]
    ) throws {
        let listing = try Self.inventory().listing(for: query)
        #expect(listing.entries.map(\.id) == ids)
        #expect(listing.total == 7)
    }

    @Test func `a license is found without the + that follows it`() throws {
        let inventory = LicenseInventory(
            system: .bookworm, entries: [try .sample("a", "EPL-1.0+"), try .sample("b", "EPL-2.0")])
        for query in [
            LicenseQuery(licenses: patterns("EPL-1.0")),
            LicenseQuery(mains: patterns("EPL-1.0")),
        ] {
            #expect(inventory.listing(for: query).entries.map(\.id) == ["a:amd64"])
        }
    }

    @Test func `a package is found by its declared license and by the concluded one`() throws {
        var inventory = try Self.inventory()
        inventory.entries[5].conclusion = LicenseConclusion(
            expression: try LicenseExpression(parsing: "AGPL-3.0-only"))
        for query in [
            LicenseQuery(licenses: patterns("AGPL-*")), LicenseQuery(mains: patterns("AGPL-*")),
            LicenseQuery(categories: [.networkCopyleft]),
            LicenseQuery(licenses: patterns("LicenseRef-*")), LicenseQuery(packages: ["own"]),
            LicenseQuery(packages: ["own"], licenses: patterns("AGPL-*"), bases: [.declared]),
        ] {
            #expect(inventory.listing(for: query).entries.map(\.name) == ["own"])
        }
        for query in [
            LicenseQuery(packages: ["git"], licenses: patterns("AGPL-*")),
            LicenseQuery(licenses: patterns("AGPL-*"), bases: [.text]),
            LicenseQuery(licenses: patterns("AGPL-*"), categories: [.permissive]),
        ] {
            #expect(inventory.listing(for: query).entries == [])
        }
    }

    @Test func `the unknown are those with unknown terms too`() throws {
        let inventory = LicenseInventory(
            system: .bookworm,
            entries: [
                try .sample("a", "MIT"), try .sample("b", "LicenseRef-x"),
                try .sample("c", "MIT", findings: [.init(.unexplainedTerms, line: 3)]),
                try .sample("d", "MIT", findings: [.init(.additionalCondition, line: 3)]),
            ])
        func listed(
            _ categories: [LicenseCategory], wantsUnknown: Bool = false
        ) -> [String] {
            let query = LicenseQuery(categories: categories, wantsUnknown: wantsUnknown)
            return inventory.listing(for: query).entries.map(\.name)
        }
        #expect(listed([.unknown]) == ["b", "c"])
        #expect(listed([.permissive]) == ["a", "c", "d"])
        #expect(listed([.weakCopyleft]) == [])
        #expect(listed([], wantsUnknown: true) == ["b", "c"])
        #expect(listed([.permissive], wantsUnknown: true) == ["c"])
        #expect(listed([.weakCopyleft], wantsUnknown: true) == [])
    }
}

/// The patterns of a list that searches for packages.
private func patterns(_ words: String...) -> [LicensePattern] {
    var reader = PatternReader()
    return reader.entries(in: words.map { PolicyText($0, at: .unwritten) }, withExceptions: true)
        .map(\.pattern)
}
