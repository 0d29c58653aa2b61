import VisibleText

/// How many terminal columns a text takes.
///
/// The width doesn't depend on the locale: combining marks and format characters take no column,
/// East Asian wide characters and emoji two, everything else one.
public enum DisplayWidth {
    /// The columns of a text without control characters (see `String.visible`).
    public static func of(_ text: String) -> Int {
        if text.isPrintableASCII { return text.utf8.count }
        return text.reduce(0) { $0 + of($1) }
    }

    /// The columns of a character as the reader sees it, with everything that combines with it.
    public static func of(_ character: Character) -> Int {
        if character.isASCII { return 1 }
        let scalars = character.unicodeScalars
        if scalars.count > 1, scalars.formEmoji { return 2 }
        return scalars.reduce(0) { $0 + $1.displayWidth }
    }
}

extension Character.UnicodeScalarView {
    /// Whether several scalars are drawn as one emoji: a base with a skin tone, with the selector
    /// of emoji presentation, or joined to others. (Unicode Technical Standard #51, section 1.4.)
    fileprivate var formEmoji: Bool {
        guard let first, first.properties.isEmoji else { return false }
        return first.properties.isEmojiPresentation
            || contains { $0 == "\u{FE0F}" || $0.properties.isEmojiModifier }
    }
}

extension Unicode.Scalar {
    fileprivate var displayWidth: Int {
        if value < 0x300 { return 1 }
        if isZeroWidth { return 0 }
        return isWide ? 2 : 1
    }

    private var isZeroWidth: Bool {
        // Hangul vowels and final consonants share the square of the consonant before them.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return true }
        return switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }
}

extension Unicode.Scalar {
    /// Whether the scalar takes two columns: East_Asian_Width Wide or Fullwidth.
    ///
    /// The standard library knows those with Emoji_Presentation; the table has the rest.
    var isWide: Bool {
        if value < 0x1100 { return false }
        if Self.wideRanges.hold(value) { return true }
        // Half of a flag is the only emoji that is narrow by itself.
        return properties.isEmojiPresentation && !(0x1F1E6...0x1F1FF).contains(value)
    }

    /// East_Asian_Width W and F without emoji, Unicode 16.0 (EastAsianWidth.txt), in ascending
    /// order; unassigned code points inside a block are included.
    static let wideRanges: [ClosedRange<UInt32>] = [
        0x1100...0x115F,  // Hangul leading consonants
        0x2329...0x232A,  // angle brackets
        0x2630...0x2637,  // trigrams
        0x268A...0x268F,  // monograms and digrams
        0x2E80...0x303E,  // CJK radicals and punctuation
        0x3040...0x3247,  // kana, bopomofo, Hangul compatibility letters, enclosed letters
        0x3250...0xA4CF,  // CJK squared words, unified ideographs, hexagrams, Yi
        0xA960...0xA97F,  // Hangul old leading consonants
        0xAC00...0xD7A3,  // Hangul syllables
        0xF900...0xFAFF,  // CJK compatibility ideographs
        0xFE10...0xFE19,  // vertical punctuation
        0xFE30...0xFE6F,  // CJK compatibility forms, small variants
        0xFF01...0xFF60,  // fullwidth forms
        0xFFE0...0xFFE6,  // fullwidth signs
        0x16FE0...0x18DFF,  // Tangut, Khitan, ideographic marks
        0x1AFF0...0x1B2FF,  // kana extensions, Nushu
        0x1D300...0x1D376,  // Tai Xuan Jing symbols, counting rods
        0x1F200...0x1F265,  // enclosed ideographs
        0x20000...0x2FFFD,  // ideographs of the supplementary plane
        0x30000...0x3FFFD,  // ideographs of the tertiary plane
    ]
}

extension [ClosedRange<UInt32>] {
    /// Whether one of the ascending ranges contains the value.
    fileprivate func hold(_ value: UInt32) -> Bool {
        var low = startIndex
        var high = endIndex
        while low < high {
            let middle = (low + high) / 2
            if self[middle].upperBound < value { low = middle + 1 } else { high = middle }
        }
        return low < endIndex && self[low].lowerBound <= value
    }
}
