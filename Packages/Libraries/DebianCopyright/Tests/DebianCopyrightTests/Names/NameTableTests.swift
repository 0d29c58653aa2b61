import Testing

@testable import DebianCopyright

struct NameTableTests {
    private let names =
        NameTable.definite.map(\.name) + NameTable.definiteWithException.map(\.name)
        + NameTable.ambiguous.map(\.name) + NameTable.ambiguousPairs.map(\.name)
        + NameTable.publicDomain

    @Test func `every name is written as it is looked up`() {
        let differing = names.filter { NormalizedName($0)?.bytes != Array($0.utf8) }
        #expect(differing == [])
        #expect(names.contains("expat"))
    }

    @Test func `no name has two meanings`() {
        #expect(Set(names).count == names.count)
    }
}
