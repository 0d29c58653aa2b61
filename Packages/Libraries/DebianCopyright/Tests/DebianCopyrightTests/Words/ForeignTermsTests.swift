import Testing

@testable import DebianCopyright
@testable import DebianSystems

@Suite struct ForeignTermsTests {
    private func kinds(_ text: String) -> [LeftoverSentence.Kind] {
        ByteView.withBytes(of: Array(text.utf8)) { bytes in
            Sentences(numbered: bytes).leftovers(beside: []).map(\.kind)
        }
    }

    @Test(arguments: [
        "Die Nutzung ist frei.",
        "Le planétaire que vous avez sous les yeux demeure dans la salle du musée.",
        "Für den Turm liegen alle Uhren bei dem Drechsler und das Lager ist zu.",
        "N\u{043E}n\u{2011}\u{0441}omm\u{0435}rcial u\u{0455}\u{0435}.",
        "Th\u{0435}s\u{0435} gears turn in a hall.",
    ])
    func `what isn't English, or hides what it is, is unexplained`(sentence: String) {
        #expect(kinds(sentence) == [.unseenTerms])
    }

    @Test(arguments: [
        "Kees van der Drechsel, Loek van den Turm and Marco de la Cruz.",
        "Instituto de Matemáticas de la Universidad de las Torres, Calle del Sol",
        "It turns in 5 \u{03BC}s.", "Мария Токарь drew the moon.",
    ])
    func `names of people and places are remarks`(sentence: String) {
        #expect(!kinds(sentence).contains(.unseenTerms))
    }
}
