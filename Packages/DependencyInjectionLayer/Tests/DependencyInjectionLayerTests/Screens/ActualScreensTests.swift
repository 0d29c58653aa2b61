import DebianRootFixtures
import DependencyInjectionLayer
import DomainLayer
import PresentationLayer
import TerminalUI
import Testing
import Wording

/// The presenters and views over the actual container, on a system laid out for the test.
@MainActor
@Suite struct ActualScreensTests {
    @Test func `the list shows every package of the root`() async throws {
        try await withDebianRoot { root in
            try root.installOrchard()
            let presenter = LicenseListPresenter(
                dependency: DIContainer(), source: .root(root.path), query: LicenseQuery())
            await presenter.onAppear()
            let lines = LicenseListView(presenter: presenter).rendered(width: nil).map(\.text)
            #expect(
                lines == [
                    "Package  Version    Basis     License",
                    "apple    1.0-1      declared  MIT +2",
                    "pear     2:3~rc1-1  pointer   GPL-3.0-only",
                    "quince   1-1        none      no copyright file",
                    "",
                    "3 packages, 4 licenses; 1 without a listed license, 1 without a copyright file",
                ])
        }
    }

    @Test func `a package opens with its text`() async throws {
        try await withDebianRoot { root in
            try root.installOrchard()
            let presenter = LicenseDetailPresenter(
                dependency: DIContainer(), source: .root(root.path), packages: ["pear"],
                showsText: true)
            await presenter.onAppear()
            let detail = try #require(presenter.state.details.value?.first)
            let entry = detail.entry
            #expect(entry.mainExpression == .license(LicenseTerm("GPL-3.0-only")))
            #expect(entry.statements.map(\.lines) == [2...2])
            #expect(detail.text.value?.body.hasPrefix("Pears grow here.") == true)
        }
    }

    @Test func `the summary counts licenses and categories`() async throws {
        try await withDebianRoot { root in
            try root.installOrchard()
            let presenter = LicenseSummaryPresenter(
                dependency: DIContainer(), source: .root(root.path))
            await presenter.onAppear()
            let summary = try #require(presenter.state.summary.value)
            #expect(summary.packages == 3)
            #expect(summary.withoutAnswer == 1)
            #expect(
                summary.licenses.map(\.key) == [
                    "Apache-2.0", "GPL-2.0-or-later", "GPL-3.0-only", "MIT",
                ])
        }
    }

    @Test func `a folder that is no Debian system is a failure`() async throws {
        try await withDebianRoot { root in
            let presenter = LicenseListPresenter(
                dependency: DIContainer(), source: .root(root.path), query: LicenseQuery())
            await presenter.onAppear()
            #expect(
                presenter.state.listing == .failure(.system(.noPackageDatabase(path: root.path))))
        }
    }

    @Test func `all screens of a container share one scan`() async throws {
        try await withDebianRoot { root in
            try root.installOrchard()
            let container = DIContainer()
            let list = LicenseListPresenter(
                dependency: container, source: .root(root.path), query: LicenseQuery())
            await list.onAppear()
            try root.install("rowan", copyright: nil)
            let summary = LicenseSummaryPresenter(dependency: container, source: .root(root.path))
            await summary.onAppear()
            #expect(summary.state.summary.value?.packages == 3)
        }
    }
}
