import Foundation
import Testing

@testable import BoilerplateGenerator

@Suite struct BoilerplateTests {
    private let checkout = URL(filePath: #filePath).pathComponents.dropLast(6).reduce(
        URL(filePath: "/")
    ) { $0.appending(path: $1) }

    private func plan(_ kind: String, _ name: String = "PackageNews") throws -> Plan {
        try Plan(kind, named: Stem(name), in: checkout)
    }

    @Test(arguments: [
        ("screen/fia", 4, 1), ("screen/mvvm", 7, 0), ("screen/redux", 7, 5), ("screen/asmf", 8, 1),
        ("screen/vsa", 2, 0), ("driver", 6, 2), ("use-case", 3, 1),
    ])
    func `everything has its place in this checkout`(
        kind: String, created: Int, changed: Int
    ) throws {
        let plan = try plan(kind)
        #expect(plan.created.count == created)
        #expect(plan.changed.count == changed)
        let tested = try #require(plan.created[plan.testedFile])
        #expect(tested.split(separator: "\n").count { $0.hasSuffix(plan.neededLine) } == 1)
        let tests = plan.created.filter { $0.key.hasSuffix("/\(plan.test).swift") }
        #expect(tests.values.map { $0.contains("`\(plan.neededLine)`") } == [true])
        for text in plan.created.values { #expect(!text.lowercased().contains("newcomer")) }
    }

    @Test func `a driver gets its line in both containers`() throws {
        let changed = try plan("driver").changed.values.joined()
        for line in [
            "    public var packageNewsDriver = MockPackageNewsDriver.samples\n",
            "    public let packageNewsDriver: some PackageNewsDriverProtocol"
                + " = FilePackageNewsDriver()\n",
        ] { #expect(changed.contains(line)) }
    }

    @Test func `a screen in Redux is plugged into the state, the actions and the reducer`() throws {
        let plan = try plan("screen/redux")
        for (file, line) in [
            ("AppState", "    var packageNews = PackageNewsState()\n"),
            ("AppAction", "    case packageNews(PackageNewsAction)\n"),
            ("AppAction", "        case .packageNews(let action): \"packageNews.\\(action)\"\n"),
            ("AppReducer", "        case .packageNews(let action):\n"),
            ("AppStore", "        case .packageNews: break\n"),
            ("Effects", "        case packageNews\n"),
        ] {
            let text = plan.changed.first { $0.key.hasSuffix("/\(file).swift") }?.value
            #expect(text?.contains(line) == true, "\(file)")
        }
    }

    @Test func `a member has a blank line around it, first or last`() throws {
        let first = try plan("use-case").changed.values.joined()
        #expect(first.contains("    }\n\n    public var licenseInventory: "))
        let last = try plan("screen/asmf").changed.values.joined()
        #expect(last.contains("    }\n\n    func makePackageNewsViewModel() -> "))
        #expect(last.contains("(manager: packageNews)\n    }\n}\n"))
    }

    @Test(arguments: ["", "vips", "FIA", "../driver"])
    func `a style that isn't there is an error that names those that are`(style: String) {
        #expect(
            throws: BoilerplateError("STYLE=\(style) is not one of fia, mvvm, redux, asmf, vsa")
        ) { try plan("screen/\(style)") }
    }

    @Test func `what is there already, or has no place, is an error`() throws {
        #expect(
            throws: BoilerplateError(
                "Packages/PresentationLayer/Sources/PresentationLayer/LicenseList"
                    + "/LicenseListPresenter.swift is there already")
        ) { try plan("screen/fia", "LicenseList") }
        let empty = FileManager.default.temporaryDirectory.appending(path: "plan-\(UUID())")
        defer { try? FileManager.default.removeItem(at: empty) }
        try FileManager.default.createDirectory(
            at: empty.appending(path: "Packages/Workshop"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: checkout.appending(path: Plan.templates),
            to: empty.appending(path: Plan.templates))
        #expect(throws: (any Error).self) { try Plan("driver", named: Stem("News"), in: empty) }
    }

    @Test(arguments: [
        ("PackageNews", "packageNews"), ("SPDXList", "spdxList"), ("SBOM", "sbom"),
        ("Deb822", "deb822"), ("A", "a"),
    ])
    func `a name gives a type and a property`(name: String, property: String) throws {
        #expect(try Stem(name).type == name)
        #expect(try Stem(name).property == property)
    }

    @Test(arguments: [
        "", "news", "Package News", "Package-News", "9News", "../News", "News;", "Näws", "View",
        String(repeating: "A", count: 41), "NewsView", "NewsPresenterDependency", "NewsDriver",
        "NewsViewModel", "NewsManager",
    ])
    func `what is not a type's name, or has an ending that is added anyway, is an error`(
        name: String
    ) {
        #expect(throws: BoilerplateError.self) { try Stem(name) }
    }
}
