import Testing

@testable import ArchitectureChecks

@Suite struct TranslationCheckTests {
    private let original = """
        # House

        [日本語](README.ja.md)

        It has 1,000 rooms and 2.5 doors, see [the hall](hall.md) in `Hall`.

        ```console
        $ open door
        ```

        ## Garden

        """
    private let translation = """
        # 家

        [English](README.md)

        部屋は 1,000 室、扉は 2.5 枚。`Hall` の[広間](hall.md)。

        ```console
        $ open door
        ```

        ## 庭

        """

    @Test func `other words with the same figures pass`() {
        #expect(TranslationCheck.differences(between: original, and: translation) == [])
    }

    @Test(arguments: [
        ("## 庭", "### 庭", ["2 headings instead of 2; the first of another level is number 2"]),
        ("## 庭", "庭", ["1 headings instead of 2; the first of another level is number 2"]),
        ("open door", "open gate", ["line 7: another block than in README.md"]),
        (
            "hall.md", "roof.md",
            [
                "link or picture hall.md: 0 times instead of 1",
                "link or picture roof.md: 1 times instead of 0",
            ]
        ),
        (
            "`Hall`", "`Roof`",
            [
                "code Hall: 0 times instead of 1", "code Roof: 1 times instead of 0",
            ]
        ),
        (
            "1,000", "1,001",
            [
                "figure 1,000: 0 times instead of 1", "figure 1,001: 1 times instead of 0",
            ]
        ),
    ])
    func `what lags behind fails`(old: String, new: String, breaches: [String]) {
        #expect(
            TranslationCheck.differences(
                between: original, and: translation.replacing(old, with: new)) == breaches)
    }

    @Test func `a small number may be written as a word in the original alone`() {
        let counted = translation.replacing("枚", with: "枚、窓は 2 枚")
        #expect(TranslationCheck.differences(between: original, and: counted) == [])
        #expect(
            TranslationCheck.differences(between: counted, and: translation)
                == ["figure 2: 0 times instead of 1"])
    }

    @Test func `a block that was forgotten fails`() {
        let shorter = translation.replacing("```console\n$ open door\n```\n", with: "")
        #expect(
            TranslationCheck.differences(between: original, and: shorter)
                == ["0 blocks instead of 1"])
    }

    @Test func `a translation that is not there fails, and one that is passes`() {
        #expect(
            TranslationCheck().verdict(on: .fixture(["README.md": original])).breaches
                == ["README.md or README.ja.md is missing"])
        #expect(
            TranslationCheck().verdict(
                on: .fixture(["README.md": original, "README.ja.md": translation]))
                == .passed("1 block, and all figures"))
    }
}
