import Testing

@testable import TerminalUI

struct ListPositionTests {
    private static func at(_ selected: Int, _ top: Int) -> ListPosition {
        ListPosition(selected: selected, top: top)
    }

    @Test(arguments: [
        (at(3, 1), 10, 5, at(3, 1)),
        (at(-4, -1), 10, 5, at(0, 0)),
        (at(99, 0), 10, 5, at(9, 5)),
        (at(0, 99), 10, 5, at(0, 0)),
        (at(9, 9), 10, 5, at(9, 5)),
        (at(7, 2), 10, 5, at(7, 3)),
        (at(1, 4), 10, 5, at(1, 1)),
        (at(3, 2), 4, 5, at(3, 0)),
        (at(3, 2), 0, 5, at(0, 0)),
        (at(3, 2), 10, 0, at(3, 3)),
        (at(3, 2), 10, -1, at(3, 3)),
    ])
    func `a position out of range becomes the nearest one in it`(
        position: ListPosition, count: Int, height: Int, clamped: ListPosition
    ) {
        #expect(position.clamped(count: count, height: height) == clamped)
        #expect(clamped.clamped(count: count, height: height) == clamped)
    }

    @Test(arguments: [
        (at(0, 0), 1, at(1, 0)),
        (at(4, 0), 1, at(5, 1)),
        (at(9, 5), 1, at(9, 5)),
        (at(5, 5), -1, at(4, 4)),
        (at(0, 0), -1, at(0, 0)),
        (at(2, 0), .max, at(9, 5)),
        (at(7, 5), .min, at(0, 0)),
        (at(20, 20), -1, at(8, 5)),
    ])
    func `moving stops at the ends and brings the selected row into view`(
        position: ListPosition, rows: Int, moved: ListPosition
    ) {
        #expect(position.moved(by: rows, count: 10, height: 5) == moved)
    }

    @Test func `moving in an empty list stays at the beginning`() {
        #expect(Self.at(0, 0).moved(by: 1, count: 0, height: 5) == Self.at(0, 0))
        #expect(Self.at(0, 0).scrolled(by: 1, count: 0, height: 5) == Self.at(0, 0))
        #expect(Self.at(0, 0).moved(to: -1, count: 0, height: 5) == Self.at(0, 0))
    }

    @Test func `home and end are moves to the first and the last row`() {
        #expect(Self.at(6, 3).moved(to: 0, count: 10, height: 5) == Self.at(0, 0))
        #expect(Self.at(6, 3).moved(to: 9, count: 10, height: 5) == Self.at(9, 5))
    }

    @Test(arguments: [
        (at(2, 0), 4, at(6, 4)),
        (at(6, 4), 4, at(10, 8)),
        (at(6, 4), 2, at(8, 6)),
        (at(16, 12), 4, at(19, 15)),
        (at(19, 15), 4, at(19, 15)),
        (at(10, 8), -4, at(6, 4)),
        (at(2, 1), -4, at(0, 0)),
    ])
    func `scrolling keeps the selected row on its line of the screen`(
        position: ListPosition, rows: Int, scrolled: ListPosition
    ) {
        #expect(position.scrolled(by: rows, count: 20, height: 5) == scrolled)
    }

    @Test(
        arguments: [
            (.pageDown, .scroll(9)), (.pageUp, .scroll(-9)), (.control("d"), .scroll(5)),
            (.control("u"), .scroll(-5)), (.down, .lines(1)), (.character("k"), .lines(-1)),
            (.character("g"), .start), (.end, .end), (.left, nil),
        ] as [(Key, Movement?)])
    func `a key is a movement in a height`(key: Key, movement: Movement?) {
        #expect(Movement(key, height: 10) == movement)
    }

    @Test func `in one line a page is a line`() {
        #expect(Movement(.pageDown, height: 1) == .scroll(1))
        #expect(Movement(.control("u"), height: 0) == .scroll(-1))
    }
}
