import DomainLayer
import Testing

struct LicensePolicyVerdictTests {
    private func verdict(
        _ policy: String, _ entries: [PackageLicense], day: String = "2024-06-15"
    ) throws -> PolicyVerdict {
        try LicensePolicy(policy).verdict(
            on: LicenseInventory(system: .bookworm, entries: entries),
            day: try #require(CalendarDate(parsing: day)))
    }

    @Test func `a choice that the policy leaves is recorded, the first side that passes`() throws {
        let verdict = try verdict(
            "Deny: GPL-*",
            [
                .sample("free", "MIT OR ISC"),
                .sample("left", "GPL-2.0-only OR ISC OR MIT"),
                .sample("sure", "LicenseRef-a OR GPL-2.0-only OR MIT"),
            ])
        #expect(verdict.violations == [])
        #expect(verdict.unknowns == [])
        #expect(
            verdict.choices.map { "\($0.package) \($0.offered): \($0.chosen)" } == [
                "left:amd64 GPL-2.0-only OR ISC OR MIT: ISC",
                "sure:amd64 LicenseRef-a OR GPL-2.0-only OR MIT: MIT",
            ])
    }

    @Test func `what nobody knows is told where it passes`() throws {
        let verdict = try verdict(
            "Deny: GPL-*",
            [.sample("a", "MIT AND LicenseRef-x"), .sample("b", nil), .sample("c", "MIT")])
        #expect(verdict.violations == [])
        #expect(
            verdict.unknowns.map(\.words)
                == ["a:amd64: LicenseRef-x unknown", "b:amd64: nothing unknown"])
    }

    @Test func `files under no license that anybody states are a finding, and no violation`() throws
    {
        var entry = try PackageLicense.sample("a", "MIT")
        entry.statements.append(
            LicenseStatement(expression: nil, files: ["doc/*"], lines: 7...9, basis: .none))
        let verdict = try verdict("Allow: MIT", [entry])
        #expect(verdict.violations == [])
        #expect(verdict.unknownPackages == 0)
    }

    @Test(arguments: ["Deny: AGPL-*", "Allow: MIT", "Allow: *", "Deny: category:unknown"])
    func `packages are unknown by their category, whatever becomes of them`(
        policy: String
    ) throws {
        let verdict = try verdict(
            policy,
            [
                .sample("a", "MIT AND LicenseRef-x"), .sample("b", nil), .sample("c", "MIT"),
                .sample("d", "GPL-2.0-only OR LicenseRef-x"),
            ])
        #expect(verdict.unknownPackages == 2)
    }

    @Test func `a clarified package is known`() throws {
        let verdict = try verdict(
            "Deny: AGPL-*\n\nPackage: a\nVersion: 1.0-1\nExpression: MIT", [.sample("a", nil)])
        #expect(verdict.unknownPackages == 0)
    }

    @Test func `packages with one expression are told apart by their main licenses`() throws {
        let policy = try LicensePolicy("Unknown: warn").adding(
            PolicyRequest(deny: ["GPL-*"], scope: .main))
        let entries = try ["MIT", "GPL-2.0-only"].map { main throws in
            var entry = try PackageLicense.sample(main, "GPL-2.0-only AND MIT", main: main)
            entry.statements = []
            return entry
        }
        let inventory = LicenseInventory(system: .bookworm, entries: entries)
        #expect(
            try policy.verdict(on: inventory, day: .testDay).violations.map(\.package)
                == ["GPL-2.0-only:amd64"])
    }

    @Test func `a rule judges the licenses of its scope`() throws {
        var entry = try PackageLicense.sample("curl", "curl AND GPL-3.0-or-later", main: "curl")
        entry.statements = [
            LicenseStatement(
                expression: .id("curl"), files: ["*"], lines: 1...2, basis: .declared),
            LicenseStatement(
                expression: .id("GPL-3.0-or-later"), files: ["m4/*"], lines: 4...5,
                basis: .declared),
        ]
        for (scope, violations) in [(LicenseScope.all, 1), (.shipped, 0), (.main, 0)] {
            let policy = try LicensePolicy().adding(
                PolicyRequest(deny: ["GPL-3.0*"], scope: scope))
            let verdict = policy.verdict(
                on: LicenseInventory(system: .bookworm, entries: [entry]), day: try .testDay)
            #expect(verdict.violations.count == violations)
        }
    }

    @Test func `what a baseline has already is known, by package name, license and rule`() throws {
        let policy = "Deny: GPL-2.0-only\nAllow: MIT"
        let old = try verdict(
            policy, [.sample("a", "GPL-2.0-only"), .sample("b", "ISC"), .sample("c", nil)])
        var upgraded = try PackageLicense.sample("a", "GPL-2.0-only AND ISC", architecture: "i386")
        upgraded.version = "2.0-1"
        let new = try verdict(
            policy, [upgraded, .sample("b", "GPL-2.0-only"), .sample("c", nil)]
        ).new(since: old)
        #expect(
            new.violations.map(\.words) == [
                "a:i386: ISC not allowed", "b:amd64: GPL-2.0-only denied by GPL-2.0-only",
            ])
        #expect(
            new.known.map(\.words) == [
                "a:i386: GPL-2.0-only denied by GPL-2.0-only", "c:amd64: nothing unknown",
            ])
    }

    @Test func `packages are judged by the first rule about their section`() throws {
        func entry(_ name: String, _ section: String) throws -> PackageLicense {
            var entry = try PackageLicense.sample(name, "GFDL-1.3-only")
            entry.section = section
            return entry
        }
        let policy = """
            Sections: doc
            Allow: GFDL-*

            Sections: main
            Allow: MIT

            Sections: games
            Deny: MIT
            """
        let verdict = try verdict(
            policy, [entry("a", "doc"), entry("b", "libs"), entry("c", "non-free/doc")])
        #expect(verdict.violations.map(\.words) == ["b:amd64: GFDL-1.3-only not allowed"])
        #expect(verdict.violations.map(\.causes[0].objection) == [.notAllowed(.line(5, column: 1))])
        #expect(verdict.checked == 2)
        #expect(verdict.uncovered == 1)
        #expect(
            verdict.warnings
                == [PolicyWarning(.unusedRule, at: .line(7, column: 1), about: "games")])
    }

    @Test func `a rule for all sections comes last, wherever it stands`() throws {
        var entry = try PackageLicense.sample("a", "GFDL-1.3-only")
        entry.section = "non-free/doc"
        let policy = "Allow: MIT\n\nSections: */doc\nAllow: GFDL-*"
        let verdict = try verdict(policy, [entry, .sample("b", "GFDL-1.3-only")])
        #expect(verdict.violations.map(\.words) == ["b:amd64: GFDL-1.3-only not allowed"])
        #expect(verdict.uncovered == 0)
    }

    @Test func `of many places that state a license the first hundred are evidence`() throws {
        var entry = try PackageLicense.sample("a", "MIT")
        entry.copyrightFile = "/a"
        entry.statements = (1...250).map {
            LicenseStatement(expression: .id("MIT"), lines: $0...$0, basis: .declared)
        }
        #expect(
            try verdict("Deny: MIT", [entry]).violations.map(\.evidence) == [
                .copyright(file: "/a", lines: (1...100).map { $0...$0 }, omitted: 150)
            ])
    }

    @Test func `packages that say the same have their own evidence`() throws {
        let entries = try ["a", "b", "c"].map { name in
            var entry = try PackageLicense.sample(name, "MIT")
            entry.copyrightFile = "/\(name)"
            return entry
        }
        let verdict = try verdict(
            "Deny: MIT\n\nPackage: b\nAllow: MIT\nReason: why not", entries)
        #expect(verdict.violations.map(\.package) == ["a:amd64", "c:amd64"])
        #expect(
            verdict.violations.map(\.evidence)
                == [.copyright(file: "/a", lines: [1...2]), .copyright(file: "/c", lines: [1...2])])
        #expect(verdict.exempted.map(\.failure.package) == ["b:amd64"])
    }

    @Test func `more findings than anybody reads are cut behind the package that makes them`()
        throws
    {
        var entry = try PackageLicense.sample("a", nil)
        entry.expression = .and((0..<300).map { .id("LicenseRef-\($0)") })
        let entries = Array(repeating: entry, count: 1000)
        let cut = try verdict("Deny: LicenseRef-*", entries)
        #expect(cut.isCut)
        #expect(cut.violations.count == 334 * 300)
        #expect(cut.checked == 334)
        #expect(!(try verdict("Deny: LicenseRef-*", Array(entries.prefix(333))).isCut))
    }

    @Test func `nothing installed is nothing to complain of`() throws {
        let verdict = try verdict("Deny: GPL-*", [])
        #expect(verdict == PolicyVerdict(system: .bookworm, policyPath: "house", checked: 0))
    }
}

struct PolicyVerdictFactsTests {
    @Test func `what is found of facts has their keys, whatever the packages are called`() throws {
        let facts = [
            LicenseFact(key: "0a", entry: try .sample("a", "GPL-2.0-only")),
            LicenseFact(key: "0b", entry: try .sample("a", "GPL-2.0-only AND MIT")),
            LicenseFact(key: "0c", entry: try .sample("a", "GPL-2.0-only OR MIT")),
            LicenseFact(key: "0d", entry: try .sample("a", "MIT")),
        ]
        let verdict = try LicensePolicy("Deny: GPL-*").verdict(on: facts, day: .testDay)
        #expect(verdict.checked == 4)
        #expect(verdict.isOfFacts)
        #expect(verdict.violations.map(\.factKey) == ["0a", "0b"])
        #expect(verdict.violations.map(\.subject) == ["0a", "0b"])
        #expect(verdict.choices.map(\.factKey) == ["0c"])
    }

    @Test func `a fact that its host could not read leaves nothing out`() throws {
        var entry = try PackageLicense.sample("a", nil)
        entry.reason = .listed(.unreadable, path: "")
        let facts = [LicenseFact(key: "0a", entry: entry)]
        #expect(try !LicensePolicy("Deny: GPL-*").verdict(on: facts, day: .testDay).isIncomplete)
    }

    @Test func `what is found of installed packages has none`() throws {
        let inventory = LicenseInventory(
            system: .bookworm, entries: [try .sample("a", "GPL-2.0-only")])
        let verdict = try LicensePolicy("Deny: GPL-*").verdict(on: inventory, day: .testDay)
        #expect(!verdict.isOfFacts)
        #expect(verdict.violations.map(\.factKey) == [nil])
        #expect(verdict.violations.map(\.subject) == ["a:amd64"])
    }
}

struct PolicyVerdictInstallationTests {
    @Test func `each violation says why its package is installed`() throws {
        let inventory = LicenseInventory(
            system: .bookworm,
            entries: try ["app", "lib", "lost"].map { try .sample($0, "GPL-2.0-only") })
        let graph = InstallationGraph([
            .init("app:amd64", dependencies: ["lib:amd64"], isAutomatic: false),
            .init("lib:amd64", isAutomatic: true), .init("lost:amd64", isAutomatic: true),
        ])
        let verdict = try LicensePolicy("Deny: GPL-*").verdict(on: inventory, day: .testDay)
        #expect(verdict.violations.map(\.installation) == [nil, nil, nil])
        let explained = verdict.explained(by: graph)
        #expect(
            explained.violations.map(\.installation)
                == [.manual, .dependency(chain: ["app:amd64", "lib:amd64"]), .unknown])
        #expect(!explained.isInstallationAssumed)
    }

    @Test func `it is told where nobody recorded who was asked for`() throws {
        let verdict = PolicyVerdict(system: .bookworm, checked: 0)
        #expect(verdict.explained(by: InstallationGraph([.init("a:all")])).isInstallationAssumed)
    }
}
