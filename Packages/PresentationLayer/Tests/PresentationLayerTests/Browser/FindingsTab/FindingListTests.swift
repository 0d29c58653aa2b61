import DomainLayer
import PresentationMocks
import Testing

@testable import PresentationLayer

struct FindingRowsTests {
    private let list = FindingList(Samples.troubledInventory)

    @Test func `every finding is listed once, under its kind`() {
        let inventory = Samples.troubledInventory
        let all = inventory.findings + inventory.entries.flatMap(\.findings)
        var listed: [LicenseFinding] = []
        var kind: LicenseFinding.Kind?
        for row in FindingRows(list.groups, folded: []) {
            switch row {
            case .kind(let next, let count, let isFolded):
                #expect(count == all.count { $0.kind == next })
                #expect(!isFolded)
                kind = next
            case .item(let item):
                #expect(item.finding.kind == kind)
                listed.append(item.finding)
            }
        }
        #expect(Set(listed) == Set(all))
        #expect(listed.count == all.count)
        #expect(list.count == all.count)
    }

    @Test func `a folded kind shows none of its findings`() {
        let folded = list.groups[0].kind
        let rows = FindingRows(list.groups, folded: [folded])
        #expect(rows.count == list.count + list.groups.count - list.groups[0].items.count)
        #expect(rows.position(of: folded) == 0)
        #expect(rows.position(of: list.groups[1].kind) == 1)
    }

    @Test func `without findings there is no row`() {
        #expect(FindingRows([], folded: []).isEmpty)
        #expect(FindingRows([], folded: []).position(of: .unreadable) == nil)
    }
}
