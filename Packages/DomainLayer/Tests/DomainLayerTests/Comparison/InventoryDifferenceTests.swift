import Testing

@testable import DomainLayer

struct InventoryDifferenceTests {
    @Test func `equal inventories do not differ`() {
        let packages: [PackageLicense] = [.compared("a"), .compared("b")]
        let difference = InventoryDifference(from: packages, to: packages.reversed())
        #expect(difference.isEmpty)
        #expect(difference.old.packages == 2)
        #expect(difference.new.origin == .path("new"))
        #expect(InventoryDifference(from: [], to: []).isEmpty)
    }

    @Test func `packages come, go and change, in the order of their names`() {
        let difference = InventoryDifference(
            from: [.compared("d"), .compared("c"), .compared("b"), .compared("a")],
            to: [
                .compared("a"), .compared("f"), .compared("c", "2-1"),
                .compared("b", stating: .id("ISC")),
                .compared("e"),
            ])
        #expect(difference.removed.map(\.id) == ["d:amd64"])
        #expect(difference.added.map(\.id) == ["e:amd64", "f:amd64"])
        #expect(difference.changed.map(\.new.id) == ["b:amd64", "c:amd64"])
        #expect(difference.changed.map(\.isVersionAlone) == [false, true])
        #expect(!difference.isEmpty)
    }

    @Test func `of several architectures each is compared with its own`() {
        let difference = InventoryDifference(
            from: [.compared("a", architecture: "amd64"), .compared("a", architecture: "i386")],
            to: [
                .compared("a", "2-1", architecture: "i386"),
                .compared("a", "2-1", architecture: "amd64"),
                .compared("a", "2-1", architecture: "arm64"),
            ])
        #expect(difference.changed.map(\.new.id) == ["a:amd64", "a:i386"])
        #expect(difference.changed.map(\.aspects) == [[.version], [.version]])
        #expect(difference.added.map(\.id) == ["a:arm64"])
        #expect(difference.removed == [])
    }

    @Test func `a name that is left once on each side has changed its architecture`() {
        let difference = InventoryDifference(
            from: [.compared("a", architecture: "amd64"), .compared("a", architecture: "i386")],
            to: [.compared("a", architecture: "amd64"), .compared("a", architecture: "arm64")])
        #expect(difference.changed.map(\.old.id) == ["a:i386"])
        #expect(difference.changed.map(\.new.id) == ["a:arm64"])
        #expect(difference.changed.map(\.aspects) == [[.architecture]])
        #expect(
            InventoryDifference(
                from: [.compared("b", architecture: "amd64")],
                to: [.compared("b", architecture: "all")]
            ).changed.map(\.aspects) == [[.architecture]])
    }

    @Test func `of several versions the equal ones belong together, then those of one rank`() {
        let difference = InventoryDifference(
            from: [.compared("a", "1-1"), .compared("a", "2-1"), .compared("a", "3-1")],
            to: [
                .compared("a", "3-1"), .compared("a", "4-1"),
                .compared("a", "1-1", stating: .id("ISC")),
            ])
        #expect(difference.changed.map(\.old.version) == ["1-1", "2-1"])
        #expect(difference.changed.map(\.new.version) == ["1-1", "4-1"])
        #expect(difference.removed == [])
        #expect(difference.added == [])
    }

    @Test func `texts without digests are counted, and are no change`() {
        let old: [PackageLicense] = [
            .compared("a", digest: nil), .compared("b"), .compared("c", digest: nil),
        ]
        let new: [PackageLicense] = [.compared("a"), .compared("b"), .compared("d")]
        let difference = InventoryDifference(from: old, to: new)
        #expect(difference.changed == [])
        #expect(difference.uncomparedTexts == 1)
        var absent = PackageLicense.compared("a", digest: nil)
        absent.format = nil
        #expect(InventoryDifference(from: [absent], to: [.compared("a")]).uncomparedTexts == 0)
    }

    @Test func `an incomplete inventory makes the difference incomplete`() {
        let whole = LicenseInventory.compared([.compared("a")])
        let part = LicenseInventory.compared([
            .compared("a", reason: .listed(.unreadable, path: "a"))
        ])
        let broken = LicenseInventory(
            system: .bookworm, entries: [], findings: [LicenseFinding(.syntaxError)])
        func isIncomplete(_ old: LicenseInventory, _ new: LicenseInventory) -> Bool {
            InventoryDifference(from: old, at: .path("a"), to: new, at: .path("b")).isIncomplete
        }
        #expect(!isIncomplete(whole, whole))
        #expect(isIncomplete(part, whole))
        #expect(isIncomplete(whole, broken))
    }

    @Test func `a listing has digests if one package has`() {
        let without = PackageLicense.compared("a", digest: nil)
        #expect(!SavedListing(.compared([without])).hasDigests)
        #expect(SavedListing(.compared([without, .compared("b")])).hasDigests)
    }

    @Test func `tens of thousands of packages of one name are no more work than of many`() {
        let packages = (0..<20_000).map { PackageLicense.compared("a", "\($0)") }
        let difference = InventoryDifference(from: packages, to: packages.reversed())
        #expect(difference.isEmpty)
    }
}
