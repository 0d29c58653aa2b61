import Testing

@testable import ArchitectureChecks

@Suite struct ImportsCheckTests {
    private let screens = Ring(
        folder: "Packages/Screens", modules: ["Core"],
        exceptions: ["Packages/Screens/Sources/Screens/Terminal": ["Glibc"]])

    private func verdict(_ files: [String: String]) -> Verdict {
        ImportsCheck(ring: screens).verdict(on: .fixture(files))
    }

    @Test func `modules of the rule, of the package and of the exception pass`() {
        let verdict = verdict([
            "Packages/Screens/Sources/Screens/View.swift": "import Core\nimport Reports\n",
            "Packages/Screens/Sources/Screens/Terminal/Size.swift": "import Glibc\n",
            "Packages/Screens/Sources/Reports/CSV.swift": "",
            "Packages/Screens/Tests/ScreensTests/ViewTests.swift": "import Foundation\n",
        ])
        #expect(verdict == .passed("3 files"))
    }

    @Test func `any other module fails with its line`() {
        let verdict = verdict([
            "Packages/Screens/Sources/Screens/View.swift": "import Core\nimport Foundation\n",
            "Packages/Screens/Sources/Screens/Terminals.swift": "import Glibc\n",
        ])
        #expect(
            verdict.breaches == [
                "Packages/Screens/Sources/Screens/Terminals.swift:1: import Glibc",
                "Packages/Screens/Sources/Screens/View.swift:2: import Foundation",
            ])
    }

    @Test func `a ring without sources fails, for it moved`() {
        #expect(verdict([:]).breaches == ["Packages/Screens/Sources holds no Swift file"])
    }

    @Test(arguments: ["DomainLayer", "TerminalUI", "PresentationLayer"])
    func `no clean layer may import Foundation or the framework ring`(layer: String) {
        for ring in Ring.all where ring.folder == "Packages/\(layer)" {
            let modules = ring.exceptions.values.reduce(ring.modules) { $0.union($1) }
            #expect(
                modules.isDisjoint(with: ["Foundation", "FrameworkLayer", "DebianCopyright"]))
        }
        #expect(Ring.all.contains { $0.folder == "Packages/\(layer)" })
    }

    @Test func `a clean layer's test that imports the engine fails`() {
        let files = [
            "Packages/DebianCopyright/Sources/Deb822/Reader.swift": "",
            "Packages/DomainLayer/Tests/DomainLayerTests/ATests.swift": "import Deb822\n",
        ]
        #expect(
            CleanTestsCheck().verdict(on: .fixture(files)).breaches
                == ["Packages/DomainLayer/Tests/DomainLayerTests/ATests.swift:1: import Deb822"])
    }
}
