import Testing

@testable import TerminalEmulation

@Suite struct CellStyleSelectingTests {
    private func style(_ change: (inout CellStyle) -> Void) -> CellStyle {
        var style = CellStyle()
        change(&style)
        return style
    }

    @Test func `each number selects an aspect`() {
        let table: [([Int], CellStyle)] = [
            ([1, 4], style { ($0.isBold, $0.isUnderlined) = (true, true) }),
            ([2, 3, 7], style { ($0.isDim, $0.isItalic, $0.isReversed) = (true, true, true) }),
            ([31], style { $0.foreground = .palette(1) }),
            ([97, 100], style { ($0.foreground, $0.background) = (.palette(15), .palette(8)) }),
            ([38, 5, 208], style { $0.foreground = .palette(208) }),
            ([48, 2, 1, 2, 3, 1], style { ($0.background, $0.isBold) = (.rgb(1, 2, 3), true) }),
        ]
        for (numbers, expected) in table {
            var style = CellStyle()
            let isKnown = style.select(numbers)
            #expect(isKnown && style == expected, "\(numbers)")
        }
    }

    @Test(arguments: [[0], [], [22, 23, 24, 27, 39, 49]])
    func `everything is taken back at once or one by one`(numbers: [Int]) {
        var style = CellStyle()
        let areSelected = style.select([1, 2, 3, 4, 7, 35, 46])
        let areTakenBack = style.select(numbers)
        #expect(areSelected && areTakenBack)
        #expect(style == CellStyle())
    }

    @Test(arguments: [[5], [38], [38, 5], [38, 5, 256], [48, 2, 1, 2], [38, 9, 1], [60]])
    func `what is not known is said`(numbers: [Int]) {
        var style = CellStyle()
        let isKnown = style.select(numbers)
        #expect(!isKnown)
    }
}
