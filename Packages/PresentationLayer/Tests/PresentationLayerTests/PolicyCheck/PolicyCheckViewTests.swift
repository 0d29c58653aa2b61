import DomainLayer
import PresentationMocks
import TerminalUI
import Testing

@testable import PresentationLayer

@MainActor
struct PolicyCheckViewTests {
    private func verdict(
        _ request: PolicyRequest, of inventory: LicenseInventory = Samples.inventory
    ) async throws -> PolicyVerdict {
        let container = MockDIContainer()
        let policy = try await container.policyCheck.policy(for: request)
        return try await container.policyCheck.verdict(
            on: inventory, of: .standard, by: policy, since: nil)
    }

    private func screen(
        _ request: PolicyRequest, width: Int? = nil, showsFooter: Bool = true
    ) async throws -> String {
        content(try await verdict(request), showsFooter: showsFooter).text(width: width)
    }

    private func content(_ verdict: PolicyVerdict, showsFooter: Bool = true) -> some View {
        var state = PolicyCheckState()
        state.onVerdict(.success(verdict))
        return PolicyCheckContent(state: state, showsFooter: showsFooter)
    }

    @Test func `violations stand by what they violate, then notes, then a line that sums up`()
        async throws
    {
        #expect(
            try await screen(PolicyRequest(path: "house")) == """
                Denied by category:network-copyleft (line 4)
                Package       License            File                             Lines  Installed
                fathom:amd64  AGPL-3.0-or-later  /usr/share/doc/fathom/copyright  5-7    for kestrel:amd64

                Denied by GPL-3.0-* (line 4)
                Package         License           File                               Lines  Installed
                dovetail:amd64  GPL-3.0-or-later  /usr/share/doc/dovetail/copyright  4-6    for libjuniper-dev:amd64
                kestrel:amd64   GPL-3.0-only      /usr/share/doc/kestrel/copyright   4-6    manually

                Not allowed (line 2)
                Package         License                          File                               Lines  Installed
                dovetail:amd64  GFDL-1.3-no-invariants-or-later  /usr/share/doc/dovetail/copyright  20-22  for libjuniper-dev:amd64

                Exempted
                Package        License       Until       Reason
                lantern:amd64  GPL-2.0-only  2030-12-31  only the night watch carries one

                warning (house:14:1): the exemption of fathom expired on 2023-03-31
                warning (house:18:1): the exemption of kestrel excuses nothing
                warning (house:23:1): the clarification of brook holds, though its copyright file declares \
                GPL-2.0-or-later AND GPL-1.0-or-later
                warning (house:28:1): the clarification of patchwork is about another version or copyright file

                18 packages checked: 3 violate the policy; 1 exempted; 7 without a listed license; 4 warnings

                """)
    }

    @Test func `findings that count as unknown licenses are groups of their own`() async throws {
        func package(
            _ name: String, _ findings: [LicenseFinding], _ license: String
        ) -> PackageLicense {
            PackageLicense(
                name: name, version: "1", architecture: "all", copyrightFile: "/\(name)",
                expression: .license(LicenseTerm(license)), findings: findings)
        }
        let inventory = LicenseInventory(
            system: Samples.inventory.system,
            entries: [
                package("a", [LicenseFinding(.unexplainedTerms, line: 7)], "MIT"),
                package("b", [LicenseFinding(.freeLicenseInNonFree)], "MIT"),
                package("c", [], "LicenseRef-c"),
                package("d", [LicenseFinding(.unexplainedTerms, line: 3)], "ISC"),
            ])
        let verdict = try await verdict(PolicyRequest(allow: ["MIT"]), of: inventory)
        #expect(
            content(verdict).text(width: nil) == """
                Not allowed (--allow)
                Package  License  File  Lines  Installed
                d:all    ISC      /d           for no known reason

                Unknown license
                Package  License       File  Lines  Installed
                c:all    LicenseRef-c  /c           for no known reason

                Free license in non-free
                Package  License                   File  Lines  Installed
                b:all    free license in non-free  /b           for no known reason

                Unexplained terms
                Package  License            File  Lines  Installed
                a:all    unexplained terms  /a    7      for no known reason
                d:all    unexplained terms  /d    3      for no known reason

                4 packages checked: 4 violate the policy; 4 without a listed license

                """)
    }

    @Test func `on a narrow screen long cells are cut`() async throws {
        #expect(
            try await screen(PolicyRequest(deny: ["GPL-2.0-only"]), width: 60) == """
                Denied by GPL-2.0-only (--deny)
                Package        License       File          Lines  Installed
                lantern:amd64  GPL-2.0-only  /usr/share/…  6      for brook…

                18 packages checked: 1 violates the policy; 7 without a
                listed license

                """)
    }

    @Test func `a license that builds upon a denied one names it, and choices are grouped`()
        async throws
    {
        #expect(
            try await screen(PolicyRequest(deny: ["Apache-2.0", "GPL-2.0-or-later"])) == """
                Denied by Apache-2.0 (--deny)
                Package         License                         File                               Lines  Installed
                dovetail:amd64  Apache-2.0 WITH LLVM-exception  /usr/share/doc/dovetail/copyright  16-18  for libjuniper-dev:amd64

                Denied by GPL-2.0-or-later (--deny)
                Package         License                                                      File                               Lines  Installed
                brook:amd64     GPL-2.0-or-later                                             /usr/share/doc/brook/copyright     4-6    manually
                nightjar:amd64  LicenseRef-deb-b04d92e65c0f7a1d38e29b64 on GPL-2.0-or-later  /usr/share/doc/nightjar/copyright  4-6    manually

                Choices that the policy makes
                Offered            Taken  Packages
                Apache-2.0 OR MIT  MIT    caravan-tools:amd64

                18 packages checked: 3 violate the policy; 7 without a listed license

                """)
    }

    @Test func `without its footer it ends before the line that sums up`() async throws {
        #expect(try await screen(PolicyRequest(deny: ["WTFPL"]), showsFooter: false) == "")
        #expect(
            try await screen(PolicyRequest(deny: ["WTFPL"])) == """
                18 packages checked: none violates the policy; 7 without a listed license

                """)
    }

    @Test func `a choice of which no side passes is a group of its own`() async throws {
        let inventory = LicenseInventory(
            system: Samples.system,
            entries: [
                .choosing("a", ["GPL-2.0-only", "GPL-3.0-only"]),
                .choosing("b", ["GPL-2.0-only", "MIT"]), .choosing("c", ["GPL-2.0-only", "MIT"]),
            ])
        let verdict = try await verdict(PolicyRequest(deny: ["GPL-*"]), of: inventory)
        #expect(
            content(verdict).text(width: nil) == """
                No side of the choice passes
                Package  License                       File    Lines  Installed
                a:all    GPL-2.0-only OR GPL-3.0-only  /a.txt  1-3    for no known reason

                Choices that the policy makes
                Offered              Taken  Packages
                GPL-2.0-only OR MIT  MIT    b:all c:all

                3 packages checked: 1 violates the policy

                """)
    }

    @Test func `facts of one name are told apart by their versions, and counted each`() {
        let entries = ["1", "2"].map { version in
            var entry = PackageLicense.choosing("a", ["GPL-2.0-only"])
            entry.version = version
            return LicenseFact(key: "0\(version)", entry: entry)
        }
        var reader = PatternReader()
        let policy = LicensePolicy(
            rules: [
                PolicyRule(
                    deny: reader.entries(in: [PolicyText("GPL-*", at: .request(.deny))]),
                    location: .unwritten)
            ])
        let verdict = policy.verdict(on: entries, day: CalendarDate(Timestamp(clamping: 0)))
        #expect(
            content(verdict).text(width: nil) == """
                Denied by GPL-* (--deny)
                Package  Version  License
                a:all    1        GPL-2.0-only
                a:all    2        GPL-2.0-only

                2 packages checked: 2 violate the policy

                """)
    }

    @Test func `it is told what is assumed, and what nothing is said about`() {
        let verdict = PolicyVerdict(
            system: Samples.system, checked: 1, uncovered: 2, isInstallationAssumed: true)
        #expect(
            content(verdict).text(width: nil) == """
                note: nothing records which packages were asked for, so those that no other needs \
                count as such

                1 package checked: none violates the policy; 2 in sections without a rule

                """)
    }

    @Test func `what is violated is red, and warnings are yellow`() async throws {
        let screen = content(try await verdict(PolicyRequest(path: "house")))
            .styledText(width: nil)
        #expect(screen.hasPrefix("␛[1;31mDenied by category:network-copyleft (line 4)␛[0m\n"))
        #expect(screen.contains("␛[33mwarning␛[0m␛[2m (house:14:1)␛[0m: the exemption"))
    }
}

extension PackageLicense {
    /// A package with a choice of licenses.
    fileprivate static func choosing(_ name: String, _ licenses: [String]) -> PackageLicense {
        let choice = LicenseExpression.or(licenses.map { .license(LicenseTerm($0)) })
        return PackageLicense(
            name: name, version: "1", architecture: "all",
            source: SourcePackage(name: name, version: "1"), copyrightFile: "/\(name).txt",
            basis: .declared, expression: choice,
            statements: [LicenseStatement(expression: choice, lines: 1...3, basis: .declared)])
    }
}
