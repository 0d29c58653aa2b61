import DomainLayer
import Testing

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
