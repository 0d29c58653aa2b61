import Testing

@testable import PresentationLayer

struct FilteredRowsTests {
    private var rows = FilteredRows(
        order: [3, 2, 1, 0], keys: FilterKeys(["Apple MIT", "pear GPL", "plum mit", "Äpfel GPL"]))

    @Test(
        arguments: [
            ("", [3, 2, 1, 0]), ("mit", [2, 0]), ("MIT", [2, 0]), ("p", [3, 2, 1, 0]),
            ("gpl p", [3, 1]), ("p gpl", [3, 1]), ("  mit  ", [2, 0]), ("äpfel", [3]),
            ("quince", []),
            ("ÄPF", [3]), ("m p", [2, 0]),
        ] as [(String, [Int32])])
    func `each word of the filter must be in a row`(filter: String, left: [Int32]) {
        var rows = rows
        rows.narrow(to: filter)
        #expect(rows.rows == left)
    }

    @Test func `each character narrows, and taking it back widens again`() {
        var rows = rows
        var seen: [[Int32]] = []
        for filter in ["p", "pl", "plu", "pl", "p", "pe", ""] {
            rows.narrow(to: filter)
            seen.append(rows.rows)
        }
        #expect(
            seen == [
                [3, 2, 1, 0], [3, 2, 1, 0], [2], [3, 2, 1, 0], [3, 2, 1, 0], [1], [3, 2, 1, 0],
            ])
    }

    @Test func `another order keeps the filter`() {
        var rows = rows
        rows.narrow(to: "gpl")
        rows.reorder([0, 1, 2, 3])
        #expect(rows.rows == [1, 3])
        rows.narrow(to: "")
        #expect(rows.rows == [0, 1, 2, 3])
    }

    @Test func `a filter longer than what is kept of filters is as good as any`() {
        let key = String(repeating: "ab", count: 40)
        let keys = (0...80).map { String(key.prefix($0)) }
        var rows = FilteredRows(order: Array(0...80), keys: FilterKeys(keys))
        for length in 1...80 {
            rows.narrow(to: String(key.prefix(length)))
            #expect(rows.rows == Array(Int32(length)...80))
        }
        for length in (0...79).reversed() {
            rows.narrow(to: String(key.prefix(length)))
            #expect(rows.rows == Array(Int32(length)...80))
        }
    }

    @Test(
        arguments: [("ab", [1, 3]), ("ba", [1, 2]), ("a", [0, 1, 2, 3]), ("aab", [3])]
            as [(String, [Int32])])
    func `what begins in one row and ends in the next is in neither`(
        filter: String, left: [Int32]
    ) {
        var rows = FilteredRows(order: [0, 1, 2, 3], keys: FilterKeys(["a", "bab", "ba", "aab"]))
        rows.narrow(to: filter)
        #expect(rows.rows == left)
    }

    @Test func `no rows can be filtered too`() {
        var rows = FilteredRows(order: [], keys: FilterKeys([]))
        rows.narrow(to: "a")
        #expect(rows.rows == [])
    }
}
