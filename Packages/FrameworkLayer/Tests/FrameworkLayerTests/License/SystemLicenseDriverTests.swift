import DebianRootFixtures
import DomainLayer
import Testing

@testable import FrameworkLayer

struct SystemLicenseDriverTests {
    private static let database = "P:pear\nV:1-r0\nA:noarch\nL:MIT\n\n"

    private func inventory(of root: DebianRoot) async throws -> LicenseInventory {
        try await SystemLicenseDriver(OpenedSystems()).licenses(
            in: .root(root.path), detail: []
        ) { _ in }
    }

    @Test func `a system with apk's database is Alpine's`() async throws {
        try await withDebianRoot { root in
            try root.file("lib/apk/db/installed", Self.database)
            let inventory = try await inventory(of: root)
            #expect(
                inventory.system
                    == SystemIdentity(
                        id: "alpine", versionID: nil, name: "Alpine Linux",
                        packageType: PackageType(rawValue: "apk")))
            #expect(
                inventory.entries.map { $0.packageURL(on: inventory.system) }
                    == ["pkg:apk/alpine/pear@1-r0?arch=noarch"])
            #expect(!inventory.isIncomplete)
        }
    }

    @Test func `of two databases dpkg's is read, and the other doesn't go unnoticed`() async throws
    {
        try await withDebianRoot { root in
            try root.file("lib/apk/db/installed", Self.database)
            try root.install("apple")
            let inventory = try await inventory(of: root)
            #expect(inventory.entries.map(\.id) == ["apple:all"])
            #expect(
                inventory.findings == [
                    LicenseFinding(
                        .unreadable, text: "a second package database, which was not read",
                        path: "/lib/apk/db/installed")
                ])
            #expect(inventory.isIncomplete)
        }
    }

    @Test func `an installation changes the revision of an Alpine system`() async throws {
        try await withDebianRoot { root in
            let driver = SystemLicenseDriver(OpenedSystems())
            let source = InventorySource.root(root.path)
            try root.file("lib/apk/db/installed", Self.database)
            let before = try await driver.revision(of: source)
            #expect(try await inventory(of: root).entries.count == 1)
            try root.append("P:plum\nV:1-r0\nA:noarch\nL:ISC\n\n", to: "lib/apk/db/installed")
            #expect(try await driver.revision(of: source) != before)
            #expect(try await inventory(of: root).entries.count == 2)
        }
    }
}
