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
        ("screen", 4, 1), ("driver", 6, 2), ("use-case", 4, 1),
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

    @Test func `a use case gets its lines in the container's dependency`() throws {
        let changed = try plan("use-case").changed.values.joined()
        #expect(changed.contains("    PackageNewsDependency,\n    LicenseListPresenterDependency,"))
        #expect(changed.contains("    }\n\n    public var licenseScan: "))
    }

    @Test func `what is there already, or has no place, is an error`() throws {
        #expect(
            throws: BoilerplateError(
                "Packages/PresentationLayer/Sources/PresentationLayer/LicenseList"
                    + "/LicenseListPresenter.swift is there already")
        ) { try plan("screen", "LicenseList") }
        let empty = FileManager.default.temporaryDirectory.appending(path: "plan-\(UUID())")
        defer { try? FileManager.default.removeItem(at: empty) }
        try FileManager.default.createDirectory(
            at: empty.appending(path: "Packages/Workshop"), withIntermediateDirectories: true)
        try FileManager.default.copyItem(
            at: checkout.appending(path: Template.all),
            to: empty.appending(path: Template.all))
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
    ])
    func `what is not a type's name, or has an ending that is added anyway, is an error`(
        name: String
    ) {
        #expect(throws: BoilerplateError.self) { try Stem(name) }
    }
}
