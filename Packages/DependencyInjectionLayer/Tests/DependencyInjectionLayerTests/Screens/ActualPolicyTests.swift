import CommandLineInterface
import DebianRootFixtures
import DependencyInjectionLayer
import DomainLayer
import PresentationLayer
import Testing

/// Policies of the actual container, on a system laid out for the test.
@Suite struct ActualPolicyTests {
    private func verdict(
        on root: DebianRoot, _ request: PolicyRequest
    ) async throws -> PolicyVerdict {
        let container = DIContainer()
        let policy = try await container.policyCheck.policy(for: request)
        let inventory = try await container.licenseDriver.licenses(
            in: .root(root.path), detail: policy.detail
        ) { _ in }
        return try await container.policyCheck.verdict(
            on: inventory, of: .root(root.path), by: policy, since: nil)
    }

    @Test func `the example makes sense as it stands, and warns of nothing`() async throws {
        try await withDebianRoot { root in
            try root.installOrchard()
            try root.file("etc/policy", PolicyExample.text)
            let verdict = try await verdict(
                on: root, PolicyRequest(path: root.hostPath("etc/policy")))
            #expect(verdict.checked == 3)
            #expect(verdict.violations == [])
            #expect(verdict.warnings == [])
        }
    }

    @Test func `a clarification of a file's digest concludes without being asked for digests`()
        async throws
    {
        try await withDebianRoot { root in
            try root.installOrchard()
            let source = InventorySource.root(root.path)
            let digest = try await DIContainer().licenseDriver.licenses(
                in: source, detail: .digests
            ) { _ in }.entries[0].textDigest
            try root.file(
                "etc/policy",
                """
                Package: *
                Text-Digest: \(try #require(digest))
                Expression: MIT OR Apache-2.0
                Reason: read twice
                Expires: 9999-12-31

                """)
            let container = DIContainer()
            let clarifications = try await container.policyCheck.clarifications(
                at: root.hostPath("etc/policy"))
            var last: LicenseInventory?
            for await state in await container.clarified(by: clarifications).licenseScan.states(
                of: source, detail: [])
            {
                last = state.value
            }
            let conclusions = try #require(last).entries.map(\.conclusion)
            #expect(conclusions.first??.expression.description == "MIT OR Apache-2.0")
            #expect(conclusions.first??.reason == "read twice")
            #expect(conclusions.contains(nil))
        }
    }

    @Test func `a review is valid as it stands and without its #, and is kept when it grows`()
        async throws
    {
        try await withDebianRoot { root in
            try root.installOrchard()
            let container = DIContainer()
            try root.install(
                "medlar",
                copyright: """
                    Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

                    Files: *
                    Copyright: 2024 Ada Example
                    License: bespoke
                     Eat it when it is soft.

                    """)
            for name in ["quince", "rowan"] {
                try root.install(
                    name,
                    copyright: """
                        Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/

                        Files: *
                        Copyright: 2024 Ada Example
                        License: Zlib
                        Comment: You may not sell the fruit to a neighbor.

                        """)
            }
            let path = root.hostPath("review.policy")
            func review() async throws -> String {
                let presenter = await PolicyReviewPresenter(
                    dependency: DIContainer(), source: .root(root.path), path: path)
                await presenter.onAppear()
                let review = try #require(await presenter.state.review.value)
                return review.policy(adding: await presenter.state.policy)
            }
            let first = try await review()
            try root.file("review.policy", first)
            #expect(try await container.policyDriver.policy(at: path).judgments == [])
            #expect(try await review() == first)
            let decided = first.replacing("#License", with: "License")
                .replacing("#Category: unknown", with: "Category: permissive")
                .replacing("#Package", with: "Package")
                .replacing("#Text-Digest", with: "Text-Digest")
                .replacing("#Expression", with: "Expression")
            #expect(decided != first)
            try root.file("review.policy", decided)
            let policy = try await container.policyDriver.policy(at: path)
            #expect(policy.judgments.map(\.ruling) == [.category(.permissive)])
            #expect(
                policy.clarifications.map { $0.packages.packages.map(\.text) } == [
                    ["quince", "rowan"]
                ])
            #expect(try await review() == decided)
        }
    }

    @Test func `a violation has the file's lines, and why the package is there`() async throws {
        try await withDebianRoot { root in
            try root.installOrchard()
            let verdict = try await verdict(on: root, PolicyRequest(deny: ["GPL-3.0-*"]))
            #expect(verdict.violations.map(\.package) == ["pear:all"])
            #expect(
                verdict.violations.map(\.evidence)
                    == [.copyright(file: "/usr/share/doc/pear/copyright", lines: [2...2])])
            #expect(verdict.violations.map(\.installation) == [.manual])
            #expect(verdict.isInstallationAssumed)
        }
    }

    @Test func `a clarification dies with the text that it was made for`() async throws {
        try await withDebianRoot { root in
            try root.installOrchard()
            let container = DIContainer()
            let entries = try await container.licenseDriver.licenses(
                in: .root(root.path), detail: .digests
            ) { _ in }.entries
            let digest = try #require(entries.first { $0.name == "pear" }?.textDigest)
            try root.file(
                "etc/policy",
                """
                Deny: GPL-*

                Package: pear
                Text-Digest: \(digest)
                Expression: MIT

                """)
            let request = PolicyRequest(path: root.hostPath("etc/policy"))
            let before = try await verdict(on: root, request)
            #expect(before.violations == [])
            #expect(before.warnings == [])
            try root.file("usr/share/doc/pear/copyright", "Under the GPL, version 3.\n")
            let after = try await verdict(on: root, request)
            #expect(after.violations.map(\.package) == ["pear:all"])
            #expect(after.warnings.map(\.kind) == [.outdatedClarification])
        }
    }
}
