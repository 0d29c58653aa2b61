import Foundation
import Testing

@testable import ArchitectureChecks
@testable import BoilerplateGenerator

@Suite struct NewWorkspaceTests {
    private static let checkout = URL(filePath: Workspace.checkout, directoryHint: .isDirectory)
    private static let article =
        "Packages/PresentationLayer/Sources/PresentationLayer/PresentationLayer.docc/FIAInTenFiles.md"
    private static let place = FileManager.default.temporaryDirectory
        .appending(path: "workspace-\(UUID())", directoryHint: .isDirectory)
        .path(percentEncoded: false)

    private func workspace(at path: String) throws -> NewWorkspace {
        try NewWorkspace(named: Stem("Notes"), at: path, from: Self.checkout)
    }

    private func files() throws -> [String: String] { try workspace(at: Self.place).files }

    @Test func `a workspace has the rooms of this one`() throws {
        let files = try files()
        #expect(
            Set(files.keys.map { $0.prefix { $0 != "/" } }) == [
                ".gitignore", ".swift-format", "DevelopmentApp", "Makefile", "Package.swift",
                "Packages", "ProductionApp", "README.md",
            ])
        #expect(
            Workspace.fixture(files).packages == [
                "DevelopmentApp", "Packages/DependencyInjectionLayer", "Packages/DomainLayer",
                "Packages/FrameworkLayer", "Packages/PresentationLayer", "ProductionApp",
            ])
    }

    @Test func `its roots differ in one expression and its import`() throws {
        let files = try files()
        func lines(_ root: String) -> [Substring]? {
            files["\(root)/Sources/\(root)/\(root).swift"]?
                .replacing(root, with: "App").split(separator: "\n").sorted()
        }
        let production = try #require(lines("ProductionApp"))
        let development = try #require(lines("DevelopmentApp"))
        #expect(
            production.filter { !development.contains($0) } == [
                "        await NotesView(dependency: DIContainer(), folder: folder).show()",
                "import DependencyInjectionLayer",
            ])
        #expect(
            development.filter { !production.contains($0) } == [
                "        await NotesView(dependency: MockDIContainer(), folder: folder).show()",
                "import PresentationMocks",
            ])
    }

    @Test func `nothing in it says where it comes from`() throws {
        for (path, text) in try files() {
            for word in ["newcomer", "template", "workshop", "debian", "licen"] {
                #expect(!"\(path)\n\(text)".lowercased().contains(word), "\(path): \(word)")
            }
        }
    }

    @Test func `its README has a sentence for each file of its sources and tests`() throws {
        let files = try files()
        let table = try #require(files["README.md"]).split(separator: "\n")
            .filter { $0.hasPrefix("| `") }.joined(separator: "\n")
        let sources = files.keys.filter { $0.hasSuffix(".swift") && !$0.hasSuffix("Package.swift") }
        #expect(sources.count == 14)
        for path in sources {
            let name = try #require(path.split(separator: "/").last).dropLast(".swift".count)
            #expect(table.contains("`\(name)`"))
        }
    }

    @Test func `the article shows its sources whole, and counts them`() throws {
        let files = try files()
        let text = try String(
            contentsOf: Self.checkout.appending(path: Self.article), encoding: .utf8)
        let blocks = MarkdownText(text).blocks.filter { $0.language == "swift" }
        let shown = blocks.map { block in
            block.introduction.split(separator: "`").last { $0.hasSuffix(".swift") }.map(
                String.init)
        }
        for (path, block) in zip(shown, blocks) {
            #expect(path.flatMap { files[$0] } == block.text, "\(path ?? block.introduction)")
        }
        let sources = files.keys.filter { $0.contains("/Sources/") }
        #expect(sources.allSatisfy(shown.contains))
        let layers = sources.filter { $0.hasPrefix("Packages/") }
        #expect(layers.count == 10)
        let lines = { (paths: [String]) in paths.map { files[$0]?.lineCount ?? 0 }.reduce(0, +) }
        let swift = files.keys.filter { $0.hasSuffix(".swift") }
        let counts = [
            "ten Swift files in four packages, \(lines(layers)) lines",
            "\(swift.count) Swift files, \(lines(swift)) lines",
        ]
        for count in counts where !text.contains(count) {
            Issue.record("the article doesn't say: \(count)")
        }
    }

    @Test func `a folder that is empty or isn't there can be filled, and no other`() throws {
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appending(path: "my workspace \(UUID())")
        defer { try? manager.removeItem(at: folder) }
        let path = folder.path(percentEncoded: false)
        _ = try workspace(at: path)
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let new = try workspace(at: path)
        try new.files.write(below: new.folder)
        let readme = try String(contentsOf: folder.appending(path: "README.md"), encoding: .utf8)
        #expect(readme.hasPrefix("# Notes\n"))
        for path in [path, "\(path)/README.md"] {
            #expect(
                throws: BoilerplateError("DIR=\(path) is not an empty folder: nothing was written")
            ) { try workspace(at: path).folder }
        }
        #expect(throws: BoilerplateError("DIR= names no folder: write, for example, DIR=../Notes"))
        {
            try workspace(at: "").folder
        }
    }

    @Test func `a folder may not have a package's name`() {
        let path = "/nowhere/developmentapp"
        let error = BoilerplateError(
            "DIR=\(path): a package of the workspace has this name, and both can't have it")
        #expect(throws: error) { try workspace(at: path).folder }
        #expect(throws: Never.self) { try workspace(at: "/nowhere/app").folder }
    }

    @Test func `a tilde is the home folder`() throws {
        let new = try workspace(at: "~/not-there-\(UUID())")
        #expect(new.folder.path().hasPrefix(NSHomeDirectory() + "/not-there-"))
    }
}

extension String {
    /// How many lines end in it.
    fileprivate var lineCount: Int { count { $0 == "\n" } }
}
