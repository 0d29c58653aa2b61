import ChildProcesses
import Foundation

/// A package and those that it depends on, as `swift package show-dependencies --format json`
/// prints them.
struct DependencyTree: Decodable, Hashable {
    let name: String
    let path: String
    let dependencies: [DependencyTree]

    init?(json: [UInt8]) {
        // Warnings may stand before the tree.
        guard let start = json.firstIndex(of: UInt8(ascii: "{")),
            let tree = try? JSONDecoder().decode(Self.self, from: Data(json[start...]))
        else { return nil }
        self = tree
    }

    /// All packages below this one, each path once, with their names.
    var closure: [String: String] {
        dependencies.reduce(into: [:]) { packages, package in
            packages[package.path] = package.name
            packages.merge(package.closure) { name, _ in name }
        }
    }
}

extension Workspace {
    /// The package graph of a root.
    ///
    /// - Parameter package: the folder of the package, empty for the umbrella.
    func dependencyTree(of package: String) throws(CommandError) -> DependencyTree? {
        let outcome = try run(
            "swift", "package",
            "--package-path", package.isEmpty ? root : "\(root)/\(package)",
            "--scratch-path", package.isEmpty ? "\(root)/.build" : scratch("alone/\(package)"),
            "show-dependencies", "--format", "json", output: .data)
        return outcome.succeeded ? DependencyTree(json: outcome.output) : nil
    }
}
