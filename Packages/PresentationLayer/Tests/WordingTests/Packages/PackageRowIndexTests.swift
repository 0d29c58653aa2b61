import DomainLayer
import PresentationMocks
import Testing

@testable import Wording

struct PackageRowIndexTests {
    private let entries = Samples.inventory.entries
    private let index = PackageRowIndex(Samples.inventory)

    @Test(arguments: LicenseOrder.allCases)
    func `orders are those of the listing`(order: LicenseOrder) {
        let listing = Samples.inventory.listing(for: LicenseQuery(order: order))
        let rows = PackageRows(entries, order: index.order(order))
        let known = rows.filter { $0.expression != nil || order != .license }
        #expect(known.map(\.id) == listing.entries.prefix(known.count).map(\.id))
        #expect(rows.count == entries.count)
    }

    @Test func `packages are counted by category, and all with something unknown`() {
        #expect(
            index.categories == [
                .init(.unknown, 7), .init(.strongCopyleft, 4), .init(.permissive, 3),
                .init(.weakCopyleft, 3), .init(.publicDomain, 1), .init(.font, 1),
                .init(.networkCopyleft, 1),
            ])
        let summary = Samples.inventory.summary()
        #expect(
            index.categories.filter { $0.key != .unknown }
                == summary.categories.filter { $0.key != .unknown })
        #expect(index.categories.first?.count == summary.unknown)
    }

    @Test func `licenses are counted as the listing's footer does`() {
        #expect(index.licenses == Set(entries.flatMap(\.licenses)).count)
    }
}
