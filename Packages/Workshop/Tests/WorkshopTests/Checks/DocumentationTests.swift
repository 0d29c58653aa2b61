import ChildProcesses
import Foundation
import Testing

@testable import ArchitectureChecks

/// The script that builds the documentation, with the toolchain's own docc, on a package of two
/// modules.
@Suite struct DocumentationTests {
    private let script = Workspace.checkout + "/" + CommandCheck.documentation.words[0]

    /// Compiles the modules Wall and Door in `$1` as the checks do, and documents them with `$2`.
    private let building = #"""
        cd "$1" && modules=.build/check/debug/Modules && mkdir -p $modules
        for module in Wall Door; do
            swiftc -emit-module -module-name $module -I $modules \
                -emit-module-path $modules/$module.swiftmodule \
                Packages/House/Sources/$module/*.swift || exit
        done
        exec "$2"
        """#

    private func outcome(door: String) throws -> Outcome {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "documentation-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in [
            "Wall/Wall.swift": "/// A wall.\npublic struct Wall {}\n",
            "Wall/Wall.docc/Wall.md": "# ``Wall``\n\nWhat a ``Wall/Wall`` is.\n",
            "Door/Door.swift": "public import Wall\n\nstruct Hinge {}\n\n\(door)\n",
        ] {
            let file = folder.appending(path: "Packages/House/Sources/" + path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        return try Command("sh", "-c", building, "sh", folder.path(percentEncoded: false), script)
            .run()
    }

    @Test func `links within a module, and to another by its name, lead somewhere`() throws {
        let outcome = try outcome(
            door: """
                /// A ``Door`` of a ``/Wall/Wall``.
                public struct Door { public var wall: Wall }
                """)
        #expect(outcome.problems == ["2 modules", "ended with status 0"])
    }

    @Test func `every link to what isn't public, or in another module, is named`() throws {
        let outcome = try outcome(
            door: """
                /// It turns on a ``Hinge``.
                public struct Door { public var wall: Wall }
                /// It fills a ``Wall``.
                public enum Window {}
                """)
        #expect(outcome.status == 1)
        #expect(
            outcome.problems.map { $0.drop { $0 != " " } }.sorted() == [
                " warning: 'Hinge' doesn't exist at '/Door/Door'",
                " warning: 'Wall' doesn't exist at '/Door/Window'",
            ])
    }
}
