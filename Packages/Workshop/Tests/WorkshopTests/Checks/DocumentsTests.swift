import Testing

@testable import ArchitectureChecks

@Suite struct DocumentsTests {
    private let readme = """
        # House

        ```console
        $ swift run DevelopmentApp --root empty
        Nothing.
        ```

        <!-- printed by: ProductionApp --version -->
        ```text
        Nothing.
        ```

        ```swift
        let house = "built"
        ```

        ## Rooms

        [日本語](README.ja.md) See [the code](House/House.swift#L1), [its folder](House),
        [the web](https://example.org), `Hall`, `House/`, `…/House.swift` and `make test-House`.

        """
    private let makefile = "test-%: ## tests\n"
    private let source = "let house = \"built\"\nstruct Hall {}\n"

    private func workspace(
        _ readme: String? = nil, translation: String = "", output: String = "Nothing.\n"
    ) -> Workspace {
        .fixture(
            [
                "README.md": readme ?? self.readme, "README.ja.md": translation,
                "House/House.swift": source, "Makefile": makefile,
            ], output: output)
    }

    @Test func `headings, spans, links and blocks are found outside of their like`() {
        let text = MarkdownText(readme + "```console\n## no heading `span`\n```\n#no heading\n")
        #expect(text.headings == [1, 2])
        #expect(
            text.codeSpans.map { "\($0.number) \($0.code)" } == [
                "20 Hall", "20 House/", "20 …/House.swift", "20 make test-House",
            ])
        #expect(text.links.map(\.target).first == "README.ja.md")
        #expect(text.blocks.map(\.language) == ["console", "text", "swift", "console"])
        #expect(text.blocks[1].introduction == "<!-- printed by: ProductionApp --version -->")
    }

    @Test(
        arguments: [
            ("", "", nil),
            (
                "House/House.swift#L1", "House/Gone.swift",
                "19: the link to House/Gone.swift leads nowhere"
            ),
            ("`Hall`", "`Cellar`", "20: there is no type, module or folder Cellar"),
            ("…/House.swift", "…/Cellar.swift", "20: there is no …/Cellar.swift"),
            ("make test-House", "make fire", "20: there is no make target fire"),
            ("let house = \"built\"", "let house = \"planned\"", "14: no file has this code"),
        ] as [(String, String, String?)])
    func `what is named or quoted is there, or fails with its line`(
        old: String, new: String, breach: String?
    ) {
        let text = old.isEmpty ? readme : readme.replacing(old, with: new)
        #expect(
            DocumentsCheck().verdict(on: workspace(text)).breaches
                == (breach.map { ["README.md:\($0)"] } ?? []))
    }

    @Test(
        arguments: [
            ("As in `House/House.swift`:", "struct Hall {}", nil),
            ("In `…/House.swift`:", "struct Hall {}", nil),
            ("In `…/House.swift`:", "struct Cellar {}", "this code is not in …/House.swift"),
            ("In `Cellar.swift`:", "struct Hall {}", "this code is not in Cellar.swift"),
            ("For example:", "struct Cellar {}", nil),
        ] as [(String, String, String?)])
    func `what an article quotes is in the file that it names`(
        introduction: String, code: String, breach: String?
    ) {
        let workspace = Workspace.fixture([
            "README.md": readme, "README.ja.md": "", "House/House.swift": source,
            "Makefile": makefile,
            "House/House.docc/Hall.md": "# Hall\n\n\(introduction)\n\n```swift\n\(code)\n```\n",
        ])
        #expect(
            DocumentsCheck().verdict(on: workspace).breaches
                == (breach.map { ["House/House.docc/Hall.md:6: \($0)"] } ?? []))
    }

    @Test func `outputs are what is printed, or fail with their command`() {
        #expect(OutputsCheck().verdict(on: workspace()) == .passed("2 outputs printed again"))
        #expect(
            OutputsCheck().verdict(on: workspace(output: "Something.\r\n")).breaches == [
                "README.md: `DevelopmentApp --root empty` prints something else",
                "README.md: `ProductionApp --version` prints something else",
            ])
        #expect(
            OutputsCheck().verdict(on: workspace("# House\n")).breaches
                == ["no document shows an output"])
        let bare = Workspace.fixture(["README.md": readme], status: 127)
        #expect(OutputsCheck().verdict(on: bare).breaches == [Workspace.unbuilt("a root")])
    }

    @Test func `a block that is run with a root shows its command, which may need a filter`() {
        let readme = """
            <!-- run with: DevelopmentApp -->
            ```console
            $ debian-licenses list --json |
                jq -r '.packages[] |
                .name'

            Nothing.
            ```

            """
        let output = MarkdownText(readme).blocks.compactMap(ShownOutput.init).first
        #expect(output?.command == "DevelopmentApp list --json | jq -r '.packages[] | .name'")
        #expect(output?.shown == "\nNothing.\n")
        #expect(output?.lines == 5..<7)
        #expect(OutputsCheck.all.map(\.needs) == [[], [Need("jq")]])
        let verdicts = OutputsCheck.all.map {
            $0.verdict(on: workspace(readme, output: "\r\nNothing.\r\n"))
        }
        #expect(
            verdicts == [
                .failed(["no document shows an output"]), .passed("1 output printed again"),
            ]
        )
    }

    @Test func `outputs are written anew and nothing else changes`() throws {
        #expect(
            try workspace(output: "Some\r\nthing.\r\n").renewedDocuments()
                == ["README.md": readme.replacing("Nothing.\n", with: "Some\nthing.\n")])
        #expect(try workspace().renewedDocuments() == [:])
    }

    @Test(
        arguments: [
            ("", "", []),
            ("## Rooms", "### Rooms", ["other headings"]),
            ("--root empty", "--root full", ["block", "README.md lacks the block"]),
            ("(House)", "(Cellar)", ["link House", "README.md lacks the link Cellar"]),
            ("`Hall`", "`Cellar`", ["code Hall", "README.md lacks the code Cellar"]),
        ] as [(String, String, [String])])
    func `a translation has the same structure, or fails with what it lacks`(
        old: String, new: String, breaches: [String]
    ) {
        let japanese = readme.replacing("# House", with: "# 家").replacing(
            "[日本語](README.ja.md)", with: "[English](README.md)")
        let text = old.isEmpty ? japanese : japanese.replacing(old, with: new)
        let found = TranslationCheck().verdict(on: workspace(translation: text)).breaches
        #expect(found.count == breaches.count)
        for (one, other) in zip(found, breaches) {
            #expect(one.hasPrefix(other) || one.hasPrefix("lacks the \(other)"))
        }
    }
}
