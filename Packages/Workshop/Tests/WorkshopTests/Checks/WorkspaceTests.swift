import ChildProcesses
import Foundation
import Testing

@testable import ArchitectureChecks

@Suite struct WorkspaceTests {
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

    @Test func `a template's manifest makes no package`() {
        let workspace = Workspace.fixture([
            "A/Package.swift": "", "Packages/Workshop/Templates/a/B/Package.swift": "",
        ])
        #expect(workspace.packages == ["A"])
    }
}

extension Workspace {
    /// The checkout that contains these tests.
    static let checkout = #filePath.split(separator: "/", omittingEmptySubsequences: false)
        .dropLast(6).joined(separator: "/")

    /// A workspace with these files, in which every command ends as given.
    static func fixture(
        _ files: [String: String] = [:], root: String = "/house", status: Int32 = 0,
        output: String = ""
    ) -> Workspace {
        Workspace(root: root, files: files) { _, _ in
            Outcome(status: status, output: Array(output.utf8), wall: .seconds(7))
        }
    }

    /// A workspace whose manifests say this, by their folders; the umbrella's is empty.
    static func fixture(
        _ files: [String: String] = [:], manifests: [String: String]
    ) -> Workspace {
        var files = files
        for folder in manifests.keys where !folder.isEmpty {
            files[folder + "/Package.swift", default: ""] += ""
        }
        return Workspace(root: "/house", files: files) { command, _ in
            let folder = command.words[3].dropFirst("/house/".count)
            let empty = #"{"dependencies": [], "products": [], "targets": []}"#
            return Outcome(
                status: 0, output: Array((manifests[String(folder)] ?? empty).utf8))
        }
    }
}

extension Verdict {
    /// The breaches; empty if the check didn't fail.
    var breaches: [String] {
        if case .failed(let breaches) = self { breaches } else { [] }
    }
}
