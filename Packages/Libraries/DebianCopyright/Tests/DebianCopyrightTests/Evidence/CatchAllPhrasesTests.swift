import Testing

@testable import DebianCopyright
@testable import DebianSystems

struct CatchAllPhrasesTests {
    private func hasHeading(_ text: String) -> Bool {
        return ByteView.withBytes(of: Array(text.utf8)) { bytes in
            let words = TextWords(of: bytes)
            return CatchAllPhrases(in: Sentences(of: bytes, words)).contains { _ in true }
        }
    }

    @Test(arguments: [
        "See its license.\n\nAll other files:\n", "License (everything else): GPL",
        "The rest is under the GPL.", "The rest can be turned under the GPL.",
        "The remainder of the source files may be turned under the GPL.",
        "It turns, while the rest of the upstream sources are under the GPL.",
        "* the other source files\n", "All remaining code is free.",
        "All other files in this package are free.", "The rest (with its moons) is under the GPL.",
        "The orrery itself is under the GPL.", "All other *.c files turn.",
        "All other *.c and *.h source files not named above:\n",
        "Every source file of the orrery is available under the GPL.",
        "The moon turns. Every file is licensed under the GPL.",
        "The remainder of Moon is free.", "I. Moon (all files except for those below)",
    ])
    func `words for all that is left are known`(text: String) {
        #expect(hasHeading(text))
    }

    @Test(arguments: [
        "It is under the same license as the rest of the package.", "Other files are free.",
        "All other files in moon/ are free.", "The rest of the manual is free.", "Take a rest.",
        "remaining files:", "The license itself is free.",
        "The moon, which itself is licensed, turns.",
        "The orrery itself turns.", "Every file in moon/ is under the GPL.", "every file",
        "Every file turns.", "For every file is under the sun.",
        "The rest of the documentation is free.", "The rest of moon/sun is free.",
        "All files except moon.c are free.", "except", "Every turn is free.", "itself",
        "The other parts are free.", "All other *.c", "other",
        "All other moon/*.c files turn.", " * All other\n * moon files turn.",
        "All other *.a *.b *.c *.d *.e *.f *.g *.h *.i *.j files turn.",
        "all other",
        "the rest of", "",
    ])
    func `other words are none`(text: String) {
        #expect(!hasHeading(text))
    }
}
