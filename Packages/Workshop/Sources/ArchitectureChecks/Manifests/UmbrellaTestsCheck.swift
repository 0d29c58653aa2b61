import ChildProcesses
import Foundation

/// The umbrella runs every test target of every package, so that a bare `swift test` misses none.
struct UmbrellaTestsCheck: Check {
    let name = "umbrella's tests"
    let reason = "a test target that no manifest names is green for ever"
    let remedy = "add the target to Package.swift and to the manifest of its package"

    func verdict(on workspace: Workspace) -> Verdict {
        workspace.judged { () throws(CommandError) in
            let outcome = try workspace.run(
                "swift", "package", "--package-path", workspace.root, "dump-package", output: .data)
            guard outcome.succeeded,
                let manifest = try? JSONDecoder().decode(
                    Manifest.self, from: Data(outcome.output))
            else { return .failed(["swift package dump-package gave no manifest"]) }
            let named = Set(manifest.targets.filter { $0.type == "test" }.compactMap(\.path))
            let folders = testFolders(in: workspace)
            var breaches = folders.subtracting(named).sorted().map { "not in Package.swift: \($0)" }
            breaches += named.subtracting(folders).sorted().map { "no tests in \($0)" }
            for folder in folders.sorted() where !isNamed(folder, in: workspace) {
                breaches.append("not in its package's manifest: \(folder)")
            }
            return Verdict(breaches: breaches, looked: named.count.counted("test target"))
        }
    }

    private func testFolders(in workspace: Workspace) -> Set<String> {
        Set(
            workspace.packages.flatMap { package in
                workspace.folders(in: package + "/Tests").map { "\(package)/Tests/\($0)" }
            })
    }

    private func isNamed(_ folder: String, in workspace: Workspace) -> Bool {
        let parts = folder.split(separator: "/")
        let package = parts.dropLast(2).joined(separator: "/")
        return workspace.files[package + "/Package.swift"]?
            .contains("\"\(parts[parts.count - 1])\"") ?? false
    }

    private struct Manifest: Decodable {
        let targets: [Target]
    }

    private struct Target: Decodable {
        let type: String
        let path: String?
    }
}
