import DomainLayer
import PresentationMocks
import Testing

@testable import Wording

struct PackageRowsTests {
    private let entries = Samples.inventory.entries

    @Test func `without an order there are all`() {
        #expect(PackageRows(entries).map(\.id) == entries.map(\.id))
    }

    @Test func `an order says which there are, and where`() {
        #expect(PackageRows(entries, order: [2, 0]).map(\.name) == ["brook", "aozora-reader"])
    }

    @Test func `some of them are in the order of their positions`() {
        let rows = PackageRows(entries, order: [2, 0, 1])
        #expect(rows[[2, 0]].map(\.name) == ["base-almanac", "brook"])
    }

    @Test(arguments: [
        ("brook:amd64", 2), ("libjuniper3:i386", 13), ("libjuniper3:arm64", nil), ("brook", nil),
        ("", nil),
    ])
    func `a package is found by its id`(id: String, position: Int?) {
        #expect(PackageRows(entries).position(of: id) == position)
    }
}
