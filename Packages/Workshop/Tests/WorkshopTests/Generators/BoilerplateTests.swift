import Foundation
import Testing

@testable import BoilerplateGenerator

@Suite struct BoilerplateTests {
    private let checkout = URL(filePath: #filePath).pathComponents.dropLast(6).reduce(
        URL(filePath: "/")
    ) { $0.appending(path: $1) }

    private func plan(
        _ kind: String, _ shape: DriverShape? = nil, _ name: String = "PackageNews"
    ) throws -> Plan {
        let template = Template(kind, shape: shape?.rawValue, in: checkout)
        return try Plan(template, named: Stem(name), in: checkout)
    }

    @Test(
        arguments: [("screen", nil, 4, 1), ("use-case", nil, 4, 1)]
            + DriverShape.allCases.map { ("driver", $0, 6, 2) }
    )
    func `everything has its place in this checkout`(
        kind: String, shape: DriverShape?, created: Int, changed: Int
    ) throws {
        let plan = try plan(kind, shape)
        #expect(plan.created.count == created)
        #expect(plan.changed.count == changed)
        let test = try #require(plan.test)
        let tested = try #require(plan.created[test.file])
        #expect(tested.split(separator: "\n").count { $0.hasSuffix(test.neededLine) } == 1)
        let tests = plan.created.filter { $0.key.hasSuffix("/\(test.suite).swift") }
        #expect(tests.values.map { $0.contains("`\(test.neededLine)`") } == [true])
        for text in plan.created.values { #expect(!text.lowercased().contains("newcomer")) }
    }

    @Test(arguments: DriverShape.allCases)
    func `a driver of any shape gets its line in both containers`(shape: DriverShape) throws {
        let changed = try plan("driver", shape).changed.values.joined()
        for line in [
            "    public var packageNewsDriver = MockPackageNewsDriver.samples\n",
            "    public let packageNewsDriver: some PackageNewsDriverProtocol"
                + " = SystemPackageNewsDriver()\n",
        ] { #expect(changed.contains(line)) }
    }

    @Test func `a shape that drivers don't have is an error with those that they have`() {
        for name in ["", "file", "Text"] {
            let error = BoilerplateError(
                "SHAPE=\(name) is no shape of a driver: choose one of text, value, stream")
            #expect(throws: error) { try DriverShape(name) }
        }
    }

    @Test func `a use case gets its lines in the container's dependency`() throws {
        let changed = try plan("use-case").changed.values.joined()
        #expect(changed.contains("    PackageNewsDependency,\n    LicenseListPresenterDependency,"))
        #expect(changed.contains("    }\n\n    public var licenseScan: "))
    }

    @Test func `a screen says how to show it, by the three edits of the tutorial`() throws {
        let screen = try plan("screen")
        let article = try #require(screen.next.split(separator: " ").last?.dropLast())
        #expect(screen.next.hasPrefix("make tab NAME=PackageNews "))
        let tutorial = try String(
            contentsOf: checkout.appending(path: String(article)), encoding: .utf8)
        let section = try #require(tutorial.split(separator: "### Show it").last)
            .split(separator: "\n### ")[0]
        let tab = try plan("tab", nil, "LicenseSummary")
        #expect(tab.created.isEmpty)
        #expect(tab.changed.count == 3)
        for path in tab.changed.keys { #expect(section.contains("`\(path)`")) }
        #expect(tab.test == nil)
    }

    @Test func `a tab is the last one`() throws {
        let changed = try plan("tab", nil, "LicenseSummary").changed.values.joined()
        for lines in [
            "    case packages, licenses, summary, findings\n    case licenseSummary\n}",
            """
                        Tab("LicenseSummary", value: .licenseSummary) {
                            screen { LicenseSummaryView(dependency: dependency, source: source) }
                        }
                    } accessory: {
            """,
        ] { #expect(changed.contains(lines)) }
    }

    @Test func `what is there already is an error`() throws {
        #expect(
            throws: BoilerplateError(
                "Packages/PresentationLayer/Sources/PresentationLayer/LicenseList"
                    + "/LicenseListPresenter.swift is there already")
        ) { try plan("screen", nil, "LicenseList") }
    }

    @Test(arguments: [
        ("in list\nbelow three\nnewcomer", "list has no line three, to put this below:\nnews"),
        ("in list\nabove one\ntwo", "list has this already:\ntwo"),
        (
            "with view\nfrom make screen NAME=Newcomer",
            "view is not there: make screen NAME=News writes it"
        ),
        ("in list\nabove one", "a plan can't say:\nin list\nabove one"),
        ("then\nrest", "a plan can't say: then"),
    ])
    func `a plan that doesn't fit is an error`(plan: String, error: String) throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "plan-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        try ["list": "one\ntwo\n", "\(Template.all)/tab/plan": plan].write(below: folder)
        #expect(throws: BoilerplateError(error)) {
            try Plan(Template("tab", in: folder), named: Stem("News"), in: folder)
        }
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
    ])
    func `what is not a type's name, or has an ending that is added anyway, is an error`(
        name: String
    ) {
        #expect(throws: BoilerplateError.self) { try Stem(name) }
    }
}
