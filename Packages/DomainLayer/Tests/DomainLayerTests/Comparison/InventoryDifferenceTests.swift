import Testing

@testable import DomainLayer

struct InventoryDifferenceTests {
    @Test func `equal inventories do not differ`() {
        let packages: [ComparedPackage] = [.sample("a"), .sample("b")]
        let difference = InventoryDifference(from: packages, to: packages.reversed())
        #expect(difference.isEmpty)
        #expect(difference.old.packages == 2)
        #expect(difference.new.origin == .path("new"))
        #expect(InventoryDifference(from: [], to: []).isEmpty)
    }

    @Test func `packages come, go and change, in the order of their names`() {
        let difference = InventoryDifference(
            from: [.sample("d"), .sample("c"), .sample("b"), .sample("a")],
            to: [
                .sample("a"), .sample("f"), .sample("c", "2-1"), .sample("b", stating: .id("ISC")),
                .sample("e"),
            ])
        #expect(difference.removed.map(\.id) == ["d:amd64"])
        #expect(difference.added.map(\.id) == ["e:amd64", "f:amd64"])
        #expect(difference.changed.map(\.new.id) == ["b:amd64", "c:amd64"])
        #expect(difference.changed.map(\.isVersionAlone) == [false, true])
        #expect(!difference.isEmpty)
    }

    @Test func `of several architectures each is compared with its own`() {
        let difference = InventoryDifference(
            from: [.sample("a", architecture: "amd64"), .sample("a", architecture: "i386")],
            to: [
                .sample("a", "2-1", architecture: "i386"),
                .sample("a", "2-1", architecture: "amd64"),
                .sample("a", "2-1", architecture: "arm64"),
            ])
        #expect(difference.changed.map(\.new.id) == ["a:amd64", "a:i386"])
        #expect(difference.changed.map(\.aspects) == [[.version], [.version]])
        #expect(difference.added.map(\.id) == ["a:arm64"])
        #expect(difference.removed == [])
    }

    @Test func `a name that is left once on each side has changed its architecture`() {
        let difference = InventoryDifference(
            from: [.sample("a", architecture: "amd64"), .sample("a", architecture: "i386")],
            to: [.sample("a", architecture: "amd64"), .sample("a", architecture: "arm64")])
        #expect(difference.changed.map(\.old.id) == ["a:i386"])
        #expect(difference.changed.map(\.new.id) == ["a:arm64"])
        #expect(difference.changed.map(\.aspects) == [[.architecture]])
        #expect(
            InventoryDifference(
                from: [.sample("b", architecture: "amd64")], to: [.sample("b", architecture: "all")]
            ).changed.map(\.aspects) == [[.architecture]])
    }

    @Test func `of several versions the equal ones belong together, then those of one rank`() {
        let difference = InventoryDifference(
            from: [.sample("a", "1-1"), .sample("a", "2-1"), .sample("a", "3-1")],
            to: [
                .sample("a", "3-1"), .sample("a", "4-1"), .sample("a", "1-1", stating: .id("ISC")),
            ])
        #expect(difference.changed.map(\.old.version) == ["1-1", "2-1"])
        #expect(difference.changed.map(\.new.version) == ["1-1", "4-1"])
        #expect(difference.removed == [])
        #expect(difference.added == [])
    }

    @Test func `texts without digests are counted, and are no change`() {
        let old: [ComparedPackage] = [
            .sample("a", digest: nil), .sample("b"), .sample("c", digest: nil),
        ]
        let new: [ComparedPackage] = [.sample("a"), .sample("b"), .sample("d")]
        let difference = InventoryDifference(from: old, to: new)
        #expect(difference.changed == [])
        #expect(difference.uncomparedTexts == 1)
        var absent = ComparedPackage.sample("a", digest: nil)
        absent.format = nil
        #expect(InventoryDifference(from: [absent], to: [.sample("a")]).uncomparedTexts == 0)
    }

    @Test func `an incomplete inventory makes the difference incomplete`() {
        let whole = ComparedInventory.sample([.sample("a")])
        let part = ComparedInventory.sample([.sample("a", reason: .unreadable)])
        let broken = ComparedInventory(
            system: .bookworm, packages: [], findings: [LicenseFinding(.syntaxError)])
        func isIncomplete(_ old: ComparedInventory, _ new: ComparedInventory) -> Bool {
            InventoryDifference(from: old, at: .path("a"), to: new, at: .path("b")).isIncomplete
        }
        #expect(!isIncomplete(whole, whole))
        #expect(isIncomplete(part, whole))
        #expect(isIncomplete(whole, broken))
    }

    @Test func `what is compared of an entry is what it says`() throws {
        let entry = try LicenseEntry.sample(
            "a", "ISC", findings: [LicenseFinding(.notUTF8)], reason: .noStatement)
        let inventory = ComparedInventory(
            LicenseInventory(
                system: SystemIdentity(
                    id: "debian", versionID: "12", codename: "bookworm", name: "Debian",
                    hostName: "juniper"),
                entries: [entry], findings: [LicenseFinding(.unreadable)]))
        #expect(inventory.system.codename == nil)
        #expect(inventory.system.hostName == nil)
        #expect(inventory.isIncomplete)
        #expect(
            inventory.packages == [
                ComparedPackage(
                    name: "a", version: "1.0-1", architecture: "amd64", expression: .id("ISC"),
                    statements: entry.statements, findings: [LicenseFinding(.notUTF8)],
                    reason: .noStatement)
            ])
        #expect(!inventory.hasDigests)
        #expect(ComparedInventory.sample([.sample("a")]).hasDigests)
    }

    @Test func `tens of thousands of packages of one name are no more work than of many`() {
        let packages = (0..<20_000).map { ComparedPackage.sample("a", "\($0)") }
        let difference = InventoryDifference(from: packages, to: packages.reversed())
        #expect(difference.isEmpty)
    }
}
