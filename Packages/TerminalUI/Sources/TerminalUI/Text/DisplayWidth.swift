/// How many columns of a terminal text takes.
///
/// It doesn't depend on the locale: combining marks and format characters take none, East Asian
/// wide characters and emoji two, everything else one.
public enum DisplayWidth {
    /// The columns of a text without control characters (see `String.visible`).
    public static func of(_ text: String) -> Int {
        if text.isPrintableASCII { return text.utf8.count }
        return text.reduce(0) { $0 + of($1) }
    }

    /// The columns of a character as the reader sees it, with all that combines with it.
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
        // Hangul vowels and final consonants stand in the square of the consonant before them.
        if (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FF).contains(value) { return true }
        return switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: true
        default: false
        }
    }
}
