import Foundation
import Testing

@testable import Boilerplate

@Suite struct BoilerplatePlanTests {
    /// The Swift files of this checkout, read once.
    private static let files = Result {
        let checkout = #filePath.split(separator: "/", omittingEmptySubsequences: false)
            .dropLast(5).joined(separator: "/")
        return try WorkspaceFolder(at: checkout).swiftFiles()
    }

    private func plan(_ kind: Boilerplate.Kind, _ name: String = "PackageNews") throws
        -> Boilerplate
    {
        try Boilerplate(kind, named: Stem(name), in: Self.files.get())
    }

    @Test(arguments: [
        (Boilerplate.Kind.screen, 5, 1), (.driver, 7, 2), (.useCase, 4, 3),
    ])
    func `everything has its place in this checkout`(
        kind: Boilerplate.Kind, created: Int, changed: Int
    ) throws {
        let plan = try plan(kind)
        #expect(plan.created.count == created)
        #expect(plan.changed.count == changed)
        let keyText = try #require(plan.created[plan.keyLine.path])
        #expect(keyText.split(separator: "\n").count { $0.hasSuffix(plan.keyLine.text) } == 1)
        let tests = plan.created.filter { $0.key.hasSuffix("/\(plan.keyLine.test).swift") }
        #expect(tests.count == 1)
        #expect(tests.values.allSatisfy { $0.contains("`\(plan.keyLine.text)`") })
    }

    @Test func `a driver gets its lines in both containers`() throws {
        let changed = try plan(.driver).changed.values.joined()
        for line in [
            "    PackageNewsDriver: PackageNewsDriverProtocol\n",
            "    public let packageNewsDriver: PackageNewsDriver\n",
            "        packageNewsDriver: PackageNewsDriver = StubPackageNewsDriver(),\n",
            "        self.packageNewsDriver = packageNewsDriver\n",
            "    public let packageNewsDriver: some PackageNewsDriverProtocol"
                + " = FilePackageNewsDriver()\n",
        ] { #expect(changed.contains(line)) }
    }

    @Test func `a type that is there already is an error`() {
        #expect(
            throws: BoilerplateError.fileExists(
                "Packages/PresentationLayer/Sources/PresentationLayer/LicenseList"
                    + "/LicenseListPresenter.swift")
        ) { try plan(.screen, "LicenseList") }
        #expect(throws: BoilerplateError.self) {
            try Boilerplate(
                .screen, named: Stem("News"),
                in: ["Packages/A/Sources/A/Other.swift": "struct NewsState {\n}\n"])
        }
    }

    @Test func `a workspace without the containers is an error`() {
        #expect(
            throws: BoilerplateError.noFile(
                "Packages/PresentationLayer/Sources/PresentationMocks/MockDIContainer.swift")
        ) { try Boilerplate(.driver, named: Stem("News"), in: [:]) }
    }

    @Test func `what can't be written whole is not written at all`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "plan-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let plan = try plan(.screen)
        // The container that is to be changed is missing, which is found last.
        #expect(throws: (any Error).self) {
            try WorkspaceFolder(at: folder.path()).write(plan)
        }
        for path in plan.created.keys {
            #expect(!FileManager.default.fileExists(atPath: folder.appending(path: path).path()))
        }
    }
}
