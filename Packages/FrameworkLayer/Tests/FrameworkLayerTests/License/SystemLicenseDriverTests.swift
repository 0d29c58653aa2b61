import ArchiveFixtures
import DebianRootFixtures
import DomainLayer
import Testing

@testable import FrameworkLayer

struct SystemLicenseDriverTests {
    static let database = "P:pear\nV:1-r0\nA:noarch\nL:MIT\n\n"

    func inventory(of root: DebianRoot) async throws -> LicenseInventory {
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

    @Test func `of two databases dpkg's is read, and the other is reported`() async throws {
        try await withDebianRoot { root in
            try root.file("lib/apk/db/installed", Self.database)
            try root.install("apple")
            let inventory = try await inventory(of: root)
            #expect(inventory.entries.map(\.id) == ["apple:all"])
            #expect(
                inventory.findings == [
                    LicenseFinding(.unreadDatabase, path: "/lib/apk/db/installed")
                ])
            #expect(inventory.isIncomplete)
        }
    }

    @Test(arguments: ["ID=alpine", "ID=postmarketos\nID_LIKE=\"edge alpine\""])
    func `of two databases apk's is read if the system is Alpine or derives from it`(
        release: String
    ) async throws {
        try await withDebianRoot { root in
            try root.file("etc/os-release", release)
            try root.file("usr/lib/apk/db/installed", Self.database)
            try root.install("apple")
            let inventory = try await inventory(of: root)
            #expect(inventory.entries.map(\.id) == ["pear:noarch"])
            #expect(
                inventory.findings == [LicenseFinding(.unreadDatabase, path: "/var/lib/dpkg")])
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

/// What lies in an Alpine system must not be taken for what was asked about.
extension SystemLicenseDriverTests {
    @Test func `a package in the folder of a system is not the system`() async throws {
        try await withDebianRoot { root in
            try root.file("lib/apk/db/installed", Self.database)
            try await root.file("apple.deb", PackageBuilder("apple", license: "Zlib").archive())
            #expect(try await inventory(of: root).entries.map(\.name) == ["pear"])
        }
    }

    @Test func `a tar of a system that is an image too is an error`() async throws {
        var files = SystemFiles()
        files.file("lib/apk/db/installed", Self.database)
        try await withDebianRoot { folder in
            let source = InventorySource.root(folder.hostPath("tar"))
            try folder.file("tar", files.tar)
            let driver = SystemLicenseDriver(OpenedSystems())
            let inventory = try await driver.licenses(in: source, detail: []) { _ in }
            #expect(inventory.entries.map(\.name) == ["pear"])
            let image = ImageBuilder([ImageBuilder.Layer(files.tar)])
            let database = ("lib/apk/db/installed", Array(Self.database.utf8))
            try folder.file("tar", ImageBuilder.tar(of: image.dockerMembers + [database]))
            await #expect(throws: LicenseDriverError.self) {
                try await driver.licenses(in: source, detail: []) { _ in }
            }
        }
    }
}
