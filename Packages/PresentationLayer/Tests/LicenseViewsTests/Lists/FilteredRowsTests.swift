import TerminalUI
import Testing

@testable import LicenseViews

struct RowFilterTests {
    private static let keys = ["apple\nmit", "pear\ngpl", "plum\nmit", "äpfel\ngpl", "palm\nmpl"]

    @Test(
        arguments: [
            ("", [4, 3, 2, 1, 0]), ("mit", [2, 0]), ("MIT", [2, 0]), ("gpl p", [3, 1]),
            ("  mit  ", [2, 0]), ("äpfel", [3]), ("ÄPF", [3]), ("quince", []),
        ] as [(String, [Int])])
    func `each word of the filter must be in a row`(filter: String, left: [Int]) {
        #expect(RowFilter(filter).rows(of: [4, 3, 2, 1, 0], keys: Self.keys) == left)
    }

    @Test(
        arguments: [
            ("p", [4, 2, 1, 3, 0]), ("pl", [2, 0, 4, 3, 1]), ("m", [4, 2, 0]),
            ("p m", [4, 2, 0]), ("m p", [4, 2, 0]), ("mpl", [4]),
        ] as [(String, [Int])])
    func `names come first, and of them those that begin with the first word`(
        filter: String, left: [Int]
    ) {
        #expect(RowFilter(filter).rows(of: [4, 3, 2, 1, 0], keys: Self.keys) == left)
    }

    @Test(arguments: ["em", "mg"])
    func `what begins in the name and ends in the license is in neither`(filter: String) {
        #expect(RowFilter(filter).rows(of: [0, 2], keys: ["plum\ngpl", "", "apple\nmit"]) == [])
    }
}

struct FilteredRowsTests {
    private var rows = FilteredRows(
        order: [3, 2, 1, 0], keys: ["apple\nmit", "pear\ngpl", "plum\nmit", "äpfel\ngpl"])

    @Test func `each character narrows, and taking it back widens again`() {
        var rows = rows
        var seen: [[Int]] = []
        for filter in ["p", "plu", "p", "pe", ""] {
            rows.narrow(to: filter)
            seen.append(rows.rows)
        }
        #expect(seen == [[2, 1, 3, 0], [2], [2, 1, 3, 0], [1], [3, 2, 1, 0]])
    }

    @Test func `what is selected stays so while it is shown, and then the first row is`() {
        var rows = rows
        rows.position = ListPosition(selected: 3, top: 2)
        rows.narrow(to: "mit")
        #expect(rows.position == ListPosition(selected: 1))
        #expect(rows.selected == 0)
        rows.narrow(to: "gpl")
        #expect(rows.selected == 3)
        rows.narrow(to: "quince")
        #expect(rows.selected == nil)
    }

    @Test func `a row that is not shown can't be selected`() {
        var rows = rows
        rows.narrow(to: "gpl")
        rows.select(1)
        #expect(rows.selected == 1)
        rows.select(2)
        #expect(rows.selected == 1)
    }

    @Test func `another order keeps the filter and begins at the top`() {
        var rows = rows
        rows.narrow(to: "gpl")
        rows.position = ListPosition(selected: 1)
        rows.reorder([0, 1, 2, 3])
        #expect(rows.rows == [1, 3])
        #expect(rows.position == ListPosition())
        rows.narrow(to: "")
        #expect(rows.rows == [0, 1, 2, 3])
    }

    @Test func `other rows keep the filter and what is selected`() {
        var rows = rows
        rows.narrow(to: "gpl")
        rows.replace(order: [0, 1, 2], keys: ["pear\ngpl", "fig\ngpl", "plum\nmit"], selected: 1)
        #expect(rows.rows == [0, 1])
        #expect(rows.selected == 1)
    }

    @Test func `all rows are left as long as nobody knows what they are filtered by`() {
        var rows = FilteredRows(order: [0, 1])
        rows.narrow(to: "a")
        #expect(rows.rows == [0, 1])
        rows.replace(order: [0, 1], keys: ["b", "a"], selected: nil)
        #expect(rows.rows == [1])
    }
}

struct ListPositionFollowingTests {
    @Test(arguments: [
        (ListPosition(selected: 5, top: 3), 8, ListPosition(selected: 8, top: 6)),
        (ListPosition(selected: 5, top: 3), 1, ListPosition(selected: 1, top: 0)),
        (ListPosition(selected: 5, top: 3), nil, ListPosition()),
    ])
    func `what is selected stays where it is on the screen`(
        old: ListPosition, row: Int?, new: ListPosition
    ) {
        #expect(old.following(row) == new)
    }
}
