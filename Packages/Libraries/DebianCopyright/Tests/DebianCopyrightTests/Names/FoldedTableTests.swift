import Testing

@testable import DebianCopyright

struct FoldedTableTests {
    @Test func `a value is found in any letter case, and the first one counts`() {
        var table = FoldedTable<Int>(capacity: 1)
        table.insert(1, for: "Apache-2.0")
        table.insert(2, for: "APACHE-2.0")
        #expect(table["apache-2.0"] == 1)
        #expect(table["apache-2.1"] == nil)
        #expect(table[""] == nil)
    }

    @Test func `a table grows beyond what it was made for`() {
        var table = FoldedTable<Int>(capacity: 0)
        for number in 0..<1_000 { table.insert(number, for: "name-\(number)") }
        let found = (0..<1_000).compactMap { number in table["NAME-\(number)"] }
        #expect(found == Array(0..<1_000))
    }
}
