import Testing

@testable import TerminalUI

struct ColumnSizingTests {
    private let sizings: [ColumnSizing] = [
        .flexible(minimum: 8), .fixed, .flexible(minimum: 4), .flexible(minimum: 30),
    ]

    @Test(arguments: [
        (nil, [40, 5, 3, 20]),
        (100, [40, 5, 3, 20]),
        (68, [40, 5, 3, 20]),
        (67, [39, 5, 3, 20]),
        (50, [22, 5, 3, 20]),
        (36, [8, 5, 3, 20]),
        (10, [8, 5, 3, 20]),
        (0, [8, 5, 3, 20]),
        (-3, [8, 5, 3, 20]),
    ])
    func `flexible columns shrink to their minimum and never grow`(
        available: Int?, widths: [Int]
    ) {
        #expect(
            ColumnSizing.widths(natural: [40, 5, 3, 20], sizings: sizings, available: available)
                == widths)
    }

    @Test func `equal columns shrink alike`() {
        let widths = ColumnSizing.widths(
            natural: [30, 30], sizings: [.flexible(minimum: 1), .flexible(minimum: 1)],
            available: 21)
        #expect(widths == [10, 10])
    }
}
