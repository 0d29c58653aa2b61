import DomainLayer
import Testing

struct LayerHistoryTests {
    private let image = ImageIdentity(
        layers: (1...5).map { ImageLayer(digest: "sha256:\($0)", changesPackages: $0 != 3) })

    private var history: LayerHistory {
        LayerHistory(
            of: image,
            states: [
                (1, [.compared("ash"), .compared("elm", "1-1", stating: .id("MIT"))]),
                (
                    2,
                    [.compared("ash"), .compared("elm", "2-1", stating: .id("GPL-3.0-only")), oak]
                ),
                (4, [.compared("ash", digest: nil), oak]),
                (5, [.compared("ash"), .compared("elm", "3-1"), oak]),
            ])
    }

    private let oak = PackageLicense.compared("oak", architecture: "all")

    @Test func `each state is compared with the one below it`() {
        let elm1 = PackageLicense.compared("elm", "1-1", stating: .id("MIT"))
        let elm2 = PackageLicense.compared("elm", "2-1", stating: .id("GPL-3.0-only"))
        #expect(
            history.changes == [
                LayerChange(layer: 1, .added(.compared("ash"))),
                LayerChange(layer: 1, .added(elm1)),
                LayerChange(layer: 2, .changed(from: elm1, to: elm2)),
                LayerChange(layer: 2, .added(oak)),
                LayerChange(layer: 4, .removed(elm2)),
                LayerChange(layer: 5, .added(.compared("elm", "3-1"))),
            ])
    }

    @Test(arguments: [("ash:amd64", 1), ("oak:all", 2), ("elm:amd64", 5), ("yew:amd64", nil)])
    func `the last layer that touched a package is told`(id: String, layer: Int?) {
        #expect(history.layer(of: id) == layer)
    }

    @Test func `what came back is not gone`() {
        #expect(history.removed == [])
        #expect(history.removal(of: "elm:amd64") == nil)
        let cut = LayerHistory(
            of: image, states: [(1, [.compared("elm"), .compared("ash")]), (2, [])])
        #expect(cut.removed.map(\.name) == ["ash", "elm"])
        #expect(
            cut.removal(of: "elm:amd64") == LayerChange(layer: 2, .removed(.compared("elm"))))
    }

    @Test func `a change has what was and what is`() {
        let elm = history.history(of: "elm:amd64").changes
        #expect(elm.map(\.old?.version) == [nil, "1-1", "2-1", nil])
        #expect(elm.map(\.new?.version) == ["1-1", "2-1", nil, "3-1"])
        #expect(elm.map(\.package.version) == ["1-1", "2-1", "2-1", "3-1"])
    }

    @Test func `a listing has the history of what its query lets through, then or now`() {
        let inventory = LicenseInventory.compared([
            .compared("ash"), .compared("elm", "3-1"), oak,
        ])
        #expect(inventory.listing(for: LicenseQuery()).layers == nil)
        let all = inventory.listing(for: LicenseQuery(), layers: history)
        #expect(all.layers == history)
        let strong = inventory.listing(
            for: LicenseQuery(categories: [.strongCopyleft]), layers: history)
        #expect(strong.entries == [])
        #expect(strong.layers?.changes.map(\.layer) == [2, 4])
    }
}

extension LayerHistory {
    /// Compares states of an image, from the base upwards.
    fileprivate init(of image: ImageIdentity, states: [(layer: Int, entries: [PackageLicense])]) {
        self.init(of: image)
        var old: [PackageLicense] = []
        for (layer, new) in states {
            add(layer: layer, from: old, to: new)
            old = new
        }
    }
}
