import Testing

@testable import ArchitectureChecks

@Suite struct SourcesTests {
    // MARK: TopLevelCheck

    private let house = [
        "Packages/DomainLayer/Package.swift": "", "DevelopmentApp/Package.swift": "",
        "ProductionApp/Package.swift": "", "Makefile": "", "README.md": "",
        "assets/outline.svg": "", "Package.swift": "", ".ci/run": "",
    ]

    @Test func `the six rooms and known files pass, a seventh and a missing one fail`() {
        #expect(TopLevelCheck().verdict(on: .fixture(house)) == .passed("8 entries"))
        var house = house
        house["assets/outline.svg"] = nil
        house["Scripts/build.sh"] = ""
        #expect(
            TopLevelCheck().verdict(on: .fixture(house))
                == .failed(["missing: assets", "unexpected: Scripts"]))
    }

    // MARK: LinesCheck

    @Test func `a file of 401 lines is too long, and a comment wider than the code too wide`() {
        let (fits, wide) = (String(repeating: "ä", count: 97), String(repeating: "ä", count: 98))
        let files = [
            "A/fits.swift": "// \(fits)\n" + String(repeating: "\n", count: 399),
            "A/long.swift": String(repeating: "\n", count: 401),
            "A/long.md": String(repeating: "\n", count: 500),
            "A/text.swift": "let text = \"\(wide)\"\n",
            "A/wide.swift": "let a = 1\n    /// \(fits)\n",
        ]
        #expect(
            LinesCheck().verdict(on: .fixture(files))
                == .failed(["A/long.swift: 401 lines", "A/wide.swift:2: 105 characters"]))
    }

    @Test(arguments: LinesCheck.marks)
    func `a mark of unfinished work fails with its line`(mark: String) {
        let files = ["A/done.swift": "done\n", "A/open.swift": "let a = 1\n// \(mark)\n"]
        let verdict = LinesCheck().verdict(on: .fixture(files))
        #expect(verdict.breaches.contains("A/open.swift:2: \(mark)"))
    }

    // MARK: RoomsCheck

    @Test func `the tables of the engine's articles have its rooms in order`() {
        let house = "Packages/Libraries/DebianCopyright/Sources"
        let files = [
            "\(house)/DebianSystems/DebianSystems.docc/DebianSystems.md":
                "# Systems\n\n| Room | About |\n|---|---|\n| `Bytes` | bytes |\n\n| `No` | - |\n",
            "\(house)/DebianCopyright/DebianCopyright.docc/Guide.md":
                "| Room | About |\n|---|---|\n| `Words` | words |\n| `Names` | names |\n",
            "\(house)/DebianSystems/Bytes/Byte.swift": "struct Byte {}\n",
            "\(house)/DebianCopyright/Names/Name.swift": "struct Name {\n    let a: Word\n}\n",
            "\(house)/DebianCopyright/Words/Word.swift": "struct Word {\n    let a: Byte\n}\n",
        ]
        #expect(RoomsCheck().verdict(on: .fixture(files)) == .passed("3 rooms"))
        var back = files
        back["\(house)/DebianCopyright/Words/Word.swift"] = "struct Word {\n    let a: Name\n}\n"
        #expect(
            RoomsCheck().verdict(on: .fixture(back)).breaches == [
                "\(house)/DebianCopyright/Words/Word.swift names Name,"
                    + " which Names declares after Words"
            ])
    }

    // MARK: SpellingCheck

    @Test func `a British word fails with its line, in code, comments and documents`() {
        let files = [
            "A/Color.swift": "let colour = 1\n", "A/Plain.swift": "let color = \"analyses\"\n",
            "A/Text.swift": "/// A licence.\nlet name = \"Recognised\"\n",
            "A.md": "fine\n\nThe favourite of our neighbours\n",
        ]
        #expect(
            SpellingCheck().verdict(on: .fixture(files))
                == .failed([
                    "A.md:3: The favourite of our neighbours", "A/Color.swift:1: let colour = 1",
                    "A/Text.swift:1: /// A licence.",
                    "A/Text.swift:2: let name = \"Recognised\"",
                ]))
    }

    @Test func `other people's words keep their spelling`() {
        let words = "let a = \"licence\" // a \"colour\"\nlet b = \"\"\"\n    Licence\n    \"\"\"\n"
        let files = [
            SpellingCheck.engine + "Sources/Words.swift": words,
            SpellingCheck.quotations[0] + "a.copyright": "Licence: GPL\n",
            "Reports/JSON.swift": "\"bsi:component:effectiveLicence\"\n",
        ]
        #expect(SpellingCheck().verdict(on: .fixture(files)) == .passed("2 files"))
        #expect(
            SpellingCheck().verdict(
                on: .fixture([SpellingCheck.engine + "a.swift": words + "let colour = 1\n"]))
                == .failed([SpellingCheck.engine + "a.swift:5: let colour = 1"]))
    }

    // MARK: ManifestsCheck

    private func manifest(_ package: String = "", settings: String = "v6") -> String {
        """
        // swift-tools-version: 6.3
            platforms: [.macOS(.v15)],
            \(package)
        )

        for target in package.targets { \(settings) }

        """
    }

    private func tests(_ folders: String...) -> String {
        let targets = folders.map {
            #"{"name": "x", "type": "test", "path": "\#($0)", "dependencies": []}"#
        }
        return """
            {"dependencies": [], "products": [], "targets": [\(targets.joined(separator: ","))]}
            """
    }

    private func verdict(
        _ text: String? = nil, files: [String: String] = [:], manifests: [String: String] = [:]
    ) -> Verdict {
        let texts = [
            "Package.swift": manifest(), "Packages/DomainLayer/Package.swift": manifest(),
            "DevelopmentApp/Package.swift": text ?? manifest("name: \"DevelopmentApp\""),
        ]
        return ManifestsCheck().verdict(
            on: .fixture(texts.merging(files) { $1 }, manifests: manifests))
    }

    @Test func `equal tails pass, and any other fails in each respect`() {
        #expect(verdict() == .passed("3, the umbrella with 0 test targets"))
        #expect(
            verdict("unsafeFlags([])").breaches == [
                "DevelopmentApp/Package.swift: other settings",
                "DevelopmentApp/Package.swift: lacks // swift-tools-version: 6.3",
                "DevelopmentApp/Package.swift: lacks     platforms: [.macOS(.v15)],",
                "DevelopmentApp/Package.swift: unsafeFlags",
            ])
        #expect(
            verdict(manifest(settings: "v5")).breaches
                == ["DevelopmentApp/Package.swift: other settings"])
    }

    @Test func `tests are named in the umbrella and in their package, or fail`() {
        let files = ["Packages/DomainLayer/Tests/CoreTests/ATests.swift": ""]
        let both = [
            "": tests("Packages/DomainLayer/Tests/CoreTests"),
            "Packages/DomainLayer": tests("Tests/CoreTests"),
        ]
        #expect(
            verdict(files: files, manifests: both)
                == .passed("3, the umbrella with 1 test target"))
        let forgotten = "Packages/DomainLayer/Tests/CoreTests is not where its tests are named"
        for folder in both.keys {
            var one = both
            one[folder] = nil
            #expect(verdict(files: files, manifests: one).breaches == [forgotten])
        }
        #expect(
            verdict(manifests: ["": tests("Packages/Old/Tests/OldTests")]).breaches
                == ["Packages/Old/Tests/OldTests is not there"])
    }

    @Test func `tests of the workshop run in one place`() {
        let folder = "Packages/Workshop"
        let files = [
            "\(folder)/Package.swift": manifest(), "\(folder)/Tests/UITests/ATests.swift": "",
        ]
        for named in [["": tests("\(folder)/Tests/UITests")], [folder: tests("Tests/UITests")]] {
            #expect(verdict(files: files, manifests: named).breaches == [])
        }
        #expect(
            verdict(files: files).breaches
                == ["\(folder)/Tests/UITests is not where its tests are named"])
    }

    @Test func `a manifest that can't be read fails`() {
        #expect(
            verdict(manifests: ["DevelopmentApp": "nothing"]).breaches
                == ["swift package dump-package gave no manifest in /DevelopmentApp"])
    }
}
