import Testing

@testable import TerminalUI

struct LineBreaksTests {
    @Test(arguments: [
        (13, [0..<13]), (12, [0..<7, 8..<13]), (6, [0..<3, 4..<7, 8..<13]),
        (4, [0..<3, 4..<7, 8..<12, 12..<13]),
    ])
    func `lines are told by their columns`(width: Int, breaks: [Range<Int>]) {
        #expect(StyledLine([StyledRun("one two three")]).breaks(width: width) == breaks)
    }

    @Test func `of what isn't printable ASCII, and in no columns, nothing is told`() {
        #expect(StyledLine([StyledRun("a"), StyledRun("é")]).breaks(width: 3) == nil)
        #expect(StyledLine([StyledRun("one")]).breaks(width: 0) == nil)
    }

    @Test func `the lines are those of wrapping character by character`() {
        let seed = UInt64.random(in: 0...UInt64.max)
        var generator = SplitMix(seed: seed)
        var bold = TextStyle()
        bold.isBold = true
        for step in 0..<2_000 {
            let text = (0..<Int.random(in: 0..<30, using: &generator)).map { _ in
                "ab   ".randomElement(using: &generator) ?? " "
            }
            let cut = Int.random(in: 0...text.count, using: &generator)
            let line = StyledLine([
                StyledRun(String(text[..<cut])), StyledRun(String(text[cut...]), style: bold),
            ])
            let width = Int.random(in: 1..<12, using: &generator)
            if line.width <= width { continue }
            let broken = line.breaks(width: width)?.map(line.ascii) ?? []
            let wrapped = line.wrapped(to: width)
            #expect(
                broken.map { $0.cells(columns: width) } == wrapped.map { $0.cells(columns: width) },
                "seed \(seed), step \(step)")
        }
    }
}
