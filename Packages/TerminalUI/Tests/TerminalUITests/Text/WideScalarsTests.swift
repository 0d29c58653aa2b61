import Testing

@testable import TerminalUI

struct WideScalarsTests {
    @Test func `the ranges ascend, as the search in them needs`() {
        let bounds = Unicode.Scalar.wideRanges.flatMap { [$0.lowerBound, $0.upperBound] }
        #expect(bounds == bounds.sorted())
        #expect(Set(bounds).count == bounds.count)
        #expect(bounds.first == 0x1100)
    }

    @Test(
        arguments: [
            ("\u{10FF}", false), ("\u{1100}", true), ("\u{115F}", true), ("\u{1160}", false),
            ("\u{303E}", true), ("\u{303F}", false), ("\u{3041}", true),
            ("\u{FF60}", true), ("\u{FF61}", false), ("\u{3FFFD}", true), ("\u{3FFFE}", false),
            ("\u{1F300}", true), ("\u{1F321}", false), ("\u{1F1EF}", false), ("\u{10FFFD}", false),
        ] as [(Unicode.Scalar, Bool)])
    func `a range holds its bounds and nothing beside them`(scalar: Unicode.Scalar, isWide: Bool) {
        #expect(scalar.isWide == isWide)
    }
}
