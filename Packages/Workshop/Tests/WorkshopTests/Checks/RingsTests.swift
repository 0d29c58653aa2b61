import Foundation
import Testing

@testable import ArchitectureChecks

@Suite struct RingsTests {
    // MARK: ImportsCheck

    private let rings = [
        Ring(folder: "Packages/Core", packages: []),
        Ring(
            folder: "Packages/Screens", packages: ["Core"], testPackages: ["Engine"],
            exceptions: ["Packages/Screens/Sources/Screens/Terminal": ["Glibc"]]),
        Ring(folder: "Packages/Engine", packages: []),
        Ring(folder: "Packages/Garden", packages: []),
    ]

    private func manifest(
        _ name: String, on packages: [String] = [], imports: [String] = [],
        testImports: [String] = []
    ) -> String {
        func list(_ texts: [String]) -> String { "[\(texts.joined(separator: ","))]" }
        func target(_ name: String, _ type: String, _ imports: [String]) -> String {
            #"{"name": "\#(name)", "type": "\#(type)", "dependencies": "#
                + list(imports.map { #"{"byName": ["\#($0)", null]}"# }) + "}"
        }
        let dependencies = packages.map {
            #"{"fileSystem": [{"identity": "x", "path": "/house/Packages/\#($0)"}]}"#
        }
        return """
            {"dependencies": \(list(dependencies)),
             "products": [{"name": "\(name)", "targets": ["\(name)"]}],
             "targets": [\(target(name, "regular", imports)),
                         \(target(name + "Tests", "test", [name] + testImports))]}
            """
    }

    private func verdict(
        _ sources: [String: String], screens: String? = nil
    ) -> Verdict {
        var check = ImportsCheck()
        check.rings = rings
        let files = Dictionary(
            uniqueKeysWithValues: sources.map { ("Packages/Screens/\($0)", $1) })
        return check.verdict(
            on: .fixture(
                files,
                manifests: [
                    "Packages/Core": manifest("Core"), "Packages/Engine": manifest("Engine"),
                    "Packages/Garden": manifest("Garden"),
                    "Packages/Screens": screens
                        ?? manifest(
                            "Screens", on: ["Core", "Engine"], imports: ["Core"],
                            testImports: ["Engine"]),
                ]))
    }

    @Test func `declared modules, those of the exception, and any of the system in tests pass`() {
        let verdict = verdict([
            "Sources/Screens/View.swift": "public import Core\n",
            "Sources/Screens/Terminal/Size.swift": "import Glibc\n",
            "Tests/ScreensTests/ViewTests.swift": "@testable import Screens\nimport Foundation\n",
        ])
        #expect(verdict == .passed("3 files"))
    }

    @Test func `undeclared modules and those of the system fail with their lines`() {
        let verdict = verdict([
            "Sources/Screens/View.swift": "import Core\nimport Engine\nimport Foundation\n",
            "Sources/Screens/Terminals.swift": "import Glibc\n",
            "Tests/ScreensTests/ViewTests.swift": "import Core\nimport Garden\n",
        ])
        #expect(
            verdict.breaches == [
                "Packages/Screens/Sources/Screens/Terminals.swift:1: import Glibc",
                "Packages/Screens/Sources/Screens/View.swift:2: import Engine",
                "Packages/Screens/Sources/Screens/View.swift:3: import Foundation",
                "Packages/Screens/Tests/ScreensTests/ViewTests.swift:2: import Garden",
            ])
    }

    @Test func `only tests import what is internal`() {
        let verdict = verdict([
            "Sources/Screens/View.swift": "import Core\n@testable import Core\n",
            "Tests/ScreensTests/ViewTests.swift": "@testable import Core\n",
        ])
        #expect(
            verdict.breaches == [
                "Packages/Screens/Sources/Screens/View.swift:2: @testable import Core"
            ])
    }

    @Test func `a manifest that declares what its ring may not know fails`() {
        let sources = ["Sources/Screens/View.swift": ""]
        #expect(
            verdict(sources, screens: manifest("Screens", on: ["Core"], imports: ["Engine"]))
                .breaches == ["Packages/Screens/Package.swift: Engine"])
        #expect(
            verdict(sources, screens: manifest("Screens", on: ["ArgumentParser"])).breaches
                == ["Packages/Screens/Package.swift: Packages/ArgumentParser"])
        let elsewhere = manifest("Screens").replacing(
            #""dependencies": [],"#,
            with: #""dependencies": [{"sourceControl": [{"identity": "argument-parser"}]}],"#,
            maxReplacements: 1)
        #expect(
            verdict(sources, screens: elsewhere).breaches
                == ["Packages/Screens/Package.swift: argument-parser"])
    }

    @Test func `a target that may know less than its package fails for what it knows besides`() {
        var check = ImportsCheck()
        check.rings = [
            Ring(folder: "Packages/Core", packages: []),
            Ring(
                folder: "Packages/Screens", packages: ["Core"],
                narrowTargets: ["Screens": ["Words"]]),
        ]
        let workspace = Workspace.fixture(
            ["Packages/Screens/Sources/Screens/View.swift": ""],
            manifests: [
                "Packages/Core": manifest("Core"),
                "Packages/Screens": manifest("Screens", on: ["Core"], imports: ["Core", "Words"]),
            ])
        #expect(
            check.verdict(on: workspace).breaches
                == ["Packages/Screens/Package.swift: Screens knows Core"])
    }

    @Test func `a workspace without sources fails`() {
        #expect(verdict([:]).breaches == ["no target holds a Swift file"])
    }

    @Test(arguments: [
        "Packages/DomainLayer", "Packages/Libraries/TerminalUI", "Packages/PresentationLayer",
    ])
    func `no clean layer may know Foundation or the framework ring`(folder: String) throws {
        let ring = try #require(Ring.all.first { $0.folder == folder })
        let modules = ring.exceptions.values.reduce(ring.system) { $0.union($1) }
        #expect(!modules.contains("Foundation") && !ring.mayKnowAnySystem)
        #expect(!FrameworkRing.packages.contains { ring.knows($0, inTests: true) })
    }

    @Test func `nothing that an app is made of may know the comparison`() {
        let apps = Ring.all.filter {
            !$0.folder.hasPrefix("Packages/Comparison") && $0 != Ring.workshop
        }
        for style in ["Packages/Comparison/Styles", "Packages/Comparison/StylesApp"] {
            #expect(Ring.all.contains { $0.folder == style })
            #expect(!apps.contains { $0.knows(style, inTests: true) })
        }
    }

    // MARK: FrameworkFreeCheck and StyleFreeCheck

    @Test func `names of modules and of a library are counted`() {
        let program = "\0$s14FrameworkLayer6DriverV\0$s10Foundation4DataV\0libFoundation.so\0"
        let symbols = ModuleSymbols(
            of: ["FrameworkLayer", "Foundation"], libraries: ["libFoundation"])
        #expect(symbols.count(in: Array(program.utf8)) == 3)
        let others = "$s15Bytes\0$s4CoreBytes\0$s11DomainLayer5BytesV\0Bytes\0$s5Byte"
        #expect(ModuleSymbols(of: ["Bytes"]).count(in: Array(others.utf8)) == 0)
    }

    @Test(
        arguments: [
            ("$s4Core", "$s6Driver", []),
            ("$s6Driver", "$s6Driver", ["DevelopmentApp: 1 framework symbols"]),
            ("$s10Foundation", "$s6Driver", ["DevelopmentApp: 1 framework symbols"]),
            ("", "", ["none in ProductionApp either: the check sees nothing"]),
            ("", nil, [Workspace.unbuilt("a root")]),
        ] as [(String, String?, [String])])
    func `only a clean development app beside an unclean production app passes`(
        development: String, production: String?, breaches: [String]
    ) throws {
        let sources = ["Packages/FrameworkLayer/Sources/Driver/Driver.swift": ""]
        let programs = ["DevelopmentApp": development, "ProductionApp": production]
        let found = try verdict(of: FrameworkFreeCheck(), on: sources, with: programs)
        #expect(found.breaches == breaches)
    }

    @Test(
        arguments: [
            ("$s4Core", "", "$s5Style", []),
            (
                "$s5Style", "$s5Style", "$s5Style",
                [
                    "DevelopmentApp: 1 symbols of styles", "ProductionApp: 1 symbols of styles",
                ]
            ),
            ("", "", "", ["none in StylesApp either: the check sees nothing"]),
            ("", "", nil, [Workspace.unbuilt("StylesApp")]),
        ] as [(String, String, String?, [String])])
    func `only apps without a style beside one that has them pass`(
        development: String, production: String, comparison: String?, breaches: [String]
    ) throws {
        let sources = ["Packages/Comparison/Styles/Sources/Style/Style.swift": ""]
        let programs = [
            "DevelopmentApp": development, "ProductionApp": production, "StylesApp": comparison,
        ]
        let found = try verdict(of: StyleFreeCheck(), on: sources, with: programs)
        #expect(found.breaches == breaches)
    }

    /// The verdict of a check on programs with these bytes; nil for one that isn't built.
    private func verdict(
        of check: some Check, on sources: [String: String], with programs: [String: String?]
    ) throws -> Verdict {
        let root = FileManager.default.temporaryDirectory.appending(
            path: "roots-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: root) }
        let built = root.appending(path: ".build/check/debug")
        try FileManager.default.createDirectory(at: built, withIntermediateDirectories: true)
        for (name, text) in programs {
            try text.map { try Data($0.utf8).write(to: built.appending(path: name)) }
        }
        return check.verdict(on: .fixture(sources, root: root.path(percentEncoded: false)))
    }

    // MARK: TwoRootsCheck

    @Test(arguments: [
        ("import Mocks\nrun(MockDIContainer())\n", "import Real\nrun(DIContainer())\n", []),
        (
            "import Mocks\nrun(MockDIContainer())\nstop()\n",
            "import Real\nrun(DIContainer())\nwait()\n",
            [
                "import Mocks  |  import Real", "run(MockDIContainer())  |  run(DIContainer())",
                "stop()  |  wait()",
            ]
        ),
        (
            "import Mocks\nrun(MockDIContainer())\n",
            "import Real\nrun(DIContainer(), fast: true)\n",
            [
                "import Mocks  |  import Real",
                "run(MockDIContainer())  |  run(DIContainer(), fast: true)",
            ]
        ),
        (
            "import Mocks\nrun(MockDIContainer())\n", "import Real\n",
            ["DevelopmentApp has 3 lines, ProductionApp 2"]
        ),
    ])
    func `two roots may differ in one expression and its import`(
        development: String, production: String, breaches: [String]
    ) {
        let files = [
            "DevelopmentApp/Sources/DevelopmentApp/DevelopmentApp.swift": development,
            "ProductionApp/Sources/ProductionApp/ProductionApp.swift": production,
        ]
        #expect(TwoRootsCheck().verdict(on: .fixture(files)).breaches == breaches)
    }
}
