import Testing

@testable import DebianCopyright

@Suite struct ExcludedFilesTests {
    private func findings(_ source: String, excluding files: String = "moon/songs.txt\n maps/*")
        -> [CopyrightFinding.Kind]
    {
        analysis(
            of: header + "Files-Excluded: \(files)\nSource: https://moon.example\n \(source)\n"
                + "\nFiles: *\nCopyright: 1999 Ada Turner\nLicense: ISC\n"
        ).findings.map(\.kind).filter { $0 == .unexplainedTerms }
    }

    @Test func `an excluded file is known without its folder`() {
        let sentence = "The file turner may not be sold."
        #expect(findings(sentence, excluding: "contrib/turner") == [])
        #expect(findings(sentence, excluding: "contrib/turner.c") == [.unexplainedTerms])
    }

    @Test(arguments: [
        "moon/songs.txt is CC-BY-ND-3.0, which is considered non-free in Debian.",
        "The file moon/songs.txt may not be sold.",
        "songs.txt is licensed under GFDL-1.3 and has invariant sections",
    ])
    func `terms of an excluded file don't matter`(sentence: String) {
        #expect(findings(sentence) == [])
        #expect(findings(sentence, excluding: "moon/rings.txt") == [.unexplainedTerms])
    }

    @Test func `a comment in the list is about the files`() {
        let comment = "# The moon may not be sold."
        #expect(findings("", excluding: "maps/*\n \(comment)") == [])
        #expect(findings(comment, excluding: "maps/*") == [.unexplainedTerms])
        let terms = "maps/*\n The moon may not be sold."
        #expect(findings("", excluding: terms) == [.unexplainedTerms])
    }

    @Test(arguments: [
        "Like moon/songs.txt, the orrery may not be sold.", "maps/sea.txt may not be sold.",
        "moon/songs.txt and the orrery may not be sold.",
        "moon/songs.txt is missing. The orrery may not be sold.",
        "All but moon/songs.txt may not be sold.",
        "All files except\n moon/songs.txt may not be sold.",
        "moon/songs.txt is not for sale, and the orrery must not be sold.",
        "moon/songs.txt is under GFDL-1.3. The orrery is licensed under GPL-2.",
    ])
    func `others do`(sentence: String) {
        #expect(findings(sentence) == [.unexplainedTerms])
    }
}
