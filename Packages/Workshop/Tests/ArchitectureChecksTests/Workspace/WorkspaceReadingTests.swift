import Foundation
import Testing

@testable import ArchitectureChecks

@Suite struct WorkspaceReadingTests {
    @Test func `the files of a checkout are those that are not ignored`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "checkout-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        for (path, text) in [
            ".gitignore": ".build/\n*.log\n", ".git/HEAD": "", "A/Package.swift": "// a\n",
            "A/Sources/A/A.swift": "", ".build/B.swift": "", "A/.build/B.swift": "", "A/x.log": "",
        ] {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(text.utf8).write(to: file)
        }
        try FileManager.default.createSymbolicLink(
            at: folder.appending(path: "A/dangling"),
            withDestinationURL: folder.appending(path: "nowhere"))
        let workspace = try Workspace(reading: folder.path(percentEncoded: false))
        #expect(workspace.paths == [".gitignore", "A/Package.swift", "A/Sources/A/A.swift"])
        #expect(workspace.files["A/Package.swift"] == "// a\n")
        #expect(workspace.packages == ["A"])
        #expect(workspace.folders(in: "A/Sources") == ["A"])
        #expect(workspace.swiftFiles(below: "A/Sources") == ["A/Sources/A/A.swift"])
    }
}
