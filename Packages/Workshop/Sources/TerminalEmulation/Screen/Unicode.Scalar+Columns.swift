extension Unicode.Scalar {
    /// How many columns terminals give a character: none to what combines with the one before, two
    /// to East Asian wide characters and emoji.
    ///
    /// It is meant to be another opinion than the program's own, and as coarse as a terminal's.
    var columns: Int {
        if value < 0x300 { return 1 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: break
        }
        if properties.isEmojiPresentation { return 2 }
        return Self.wide.contains { $0 ~= value } ? 2 : 1
    }

    /// Whole blocks (Unicode 16.0, Blocks.txt) in which characters are wide.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F,  // Hangul leading consonants
        0x2E80...0x303E,  // CJK radicals and punctuation
        0x3041...0xA4CF,  // kana to Yi
        0xAC00...0xD7A3,  // Hangul syllables
        0xF900...0xFAFF,  // CJK compatibility ideographs
        0xFE30...0xFE6F,  // CJK compatibility forms
        0xFF01...0xFF60,  // fullwidth forms
        0xFFE0...0xFFE6,  // fullwidth signs
        0x20000...0x3FFFD,  // supplementary ideographs
    ]
}
