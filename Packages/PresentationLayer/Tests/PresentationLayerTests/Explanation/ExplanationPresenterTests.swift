import DomainLayer
import PresentationLayer
import PresentationMocks
import TerminalUI
import Testing
import Wording

@MainActor
struct ExplanationPresenterTests {
    private func presenter(
        _ words: String...
    ) async -> ExplanationPresenter<some LicenseScanDependency> {
        let presenter = ExplanationPresenter(
            dependency: MockDIContainer(), source: .standard, words: words)
        await presenter.onAppear()
        return presenter
    }

    @Test(arguments: [
        ("agpl-3.0-or-later", Explanation.Subject.license("AGPL-3.0-or-later"), ["fathom:amd64"]),
        ("GCC-exception-3.1", .exception("GCC-exception-3.1"), ["dovetail:amd64"]),
        (
            "gpl-3.0+ with gcc-exception-3.1",
            .clause(LicenseTerm("GPL-3.0-or-later", exception: "GCC-exception-3.1")),
            ["dovetail:amd64"]
        ),
        ("font", .category(.font), ["ember-fonts:all"]),
        ("pointer", .basis(.pointer), ["lantern:amd64"]),
        ("shipped", .scope(.shipped), []),
        ("unexplained-terms", .finding(.unexplainedTerms), ["patchwork:amd64"]),
        ("Quill", .license("LicenseRef-deb-3e7a51c9d2084bf6a15c7e90"), ["nightjar:amd64"]),
        (
            "LicenseRef-deb-3e7a51c9…", .license("LicenseRef-deb-3e7a51c9d2084bf6a15c7e90"),
            ["nightjar:amd64"]
        ),
        ("LicenseRef-public-domain", .license("LicenseRef-public-domain"), ["base-almanac:all"]),
        ("GPL-2", .license("GPL-2.0-only"), ["lantern:amd64"]),
        ("EPL-1+", .license("EPL-1.0"), []),
        ("eCos-2.0", .license("eCos-2.0"), []),
    ])
    func `a word names what it is, and the packages that have it`(
        word: String, subject: Explanation.Subject, packages: [PackageLicense.ID]
    ) async throws {
        let explanation = try #require(
            await presenter(word).state.explanations.value?.first)
        #expect(explanation.subject == subject)
        #expect(explanation.packages == packages)
    }

    @Test(arguments: [
        ("MTI", "MIT"), ("LicenseRef-deb-", "LicenseRef-deb-3e7a51c9d2084bf6a15c7e90"),
        ("no such thing at all", nil), ("MIT WITH no-such-exception", nil),
        ("permisive", "permissive"),
    ])
    func `a word that names nothing, or more than one thing, is an error`(
        word: String, nearest: String?
    ) async {
        let presenter = await presenter("MIT", word)
        #expect(presenter.state.explanations == .failure(.unknownWord(word, nearest: nearest)))
    }

    @Test func `a finding says whether a check counts it`() async {
        let presenter = await presenter("free-license-in-non-free", "syntax-error")
        #expect(
            ExplanationView(presenter: presenter).text(width: 80) == """
                free-license-in-non-free
                Kind         finding
                Meaning      the package is not part of Debian, but only free licenses were
                             found
                In a check   counts as an unknown license
                Packages     1: ember-fonts:all


                syntax-error
                Kind         finding
                Meaning      the syntax is broken; what could be read was kept
                Packages     1: patchwork:amd64

                """)
    }

    @Test(arguments: [
        ("GCC-exception-3.1", "leaves weak copyleft at most"),
        ("freertos-exception-2.0", "restricts the license"),
        ("stunnel-exception", "leaves that of the license"),
    ])
    func `an exception says which category it leaves`(id: String, category: String) async throws {
        let explanation = try #require(await presenter(id).state.explanations.value?.first)
        #expect(explanation.facts.first { $0.label == "Category" }?.value == category)
    }

    @Test func `a category is explained by the packages that are listed under it`() async throws {
        let explanation = try #require(await presenter("unknown").state.explanations.value?.first)
        let listing = Samples.inventory.listing(for: LicenseQuery(categories: [.unknown]))
        #expect(explanation.packages == listing.entries.map(\.id))
        #expect(explanation.packages.count == Samples.inventory.summary().unknown)
    }

    @Test func `a system that can't be read explains nothing`() async {
        let presenter = ExplanationPresenter(
            dependency: MockDIContainer(), source: .root("failure"), words: ["MIT"])
        await presenter.onAppear()
        guard case .failure(.system(.unreadableDatabase)) = presenter.state.explanations else {
            Issue.record("\(presenter.state.explanations)")
            return
        }
    }

    @Test func `a license that the list lacks has its names, where it stands, and its text`() async
    {
        let presenter = await presenter("Quill", "ISC")
        #expect(
            ExplanationView(presenter: presenter).text(width: 80) == """
                LicenseRef-deb-3e7a51c9d2084bf6a15c7e90
                Name         Quill
                Category     unknown: no license was found, or no list has it; read the text
                Packages     1: nightjar:amd64

                Stated in
                  /usr/share/doc/nightjar/copyright:8-10 (nightjar:amd64)

                Text
                  Copy this file with a steady hand. Whoever improves it tells the shop.


                ISC
                Name         ISC License
                Category     permissive: keep the notices, and do what you like
                OSI approved yes
                Address      https://spdx.org/licenses/ISC.html
                Packages     1: patchwork:amd64

                """)
    }
}
