import ChildProcesses
import Foundation

/// The parts of a `Package.swift` that checks need.
struct Manifest: Hashable {
    /// The folder of the package below the root; empty for the umbrella.
    var folder: String
    /// The folders of the packages that it depends on; for a remote package, its address.
    var dependencies: [String] = []
    /// The modules of each product, by its name.
    var products: [String: [String]] = [:]
    var targets: [Target] = []

    struct Target: Hashable {
        var name: String
        /// The folder of its sources below the root.
        var folder: String
        var isTest = false
        /// The targets and products that it may import, by their names.
        var dependencies: [String] = []
    }
}

extension Manifest {
    /// Reads the output of `swift package dump-package`.
    ///
    /// - Parameter root: the checkout's folder, which is removed from the dependencies' paths.
    init(folder: String, dumped json: [UInt8], root: String) throws {
        let dump = try JSONDecoder().decode(Dump.self, from: Data(json))
        self.folder = folder
        dependencies = dump.dependencies.map { kinds in
            let path = kinds["fileSystem"]?.first?.path
            return path.map { $0.hasPrefix(root + "/") ? String($0.dropFirst(root.count + 1)) : $0 }
                ?? kinds.values.first?.first?.identity ?? ""
        }
        products = Dictionary(dump.products.map { ($0.name, $0.targets) }) { $0 + $1 }
        targets = dump.targets.map { target in
            let isTest = target.type == "test"
            var path = target.path ?? "\(isTest ? "Tests" : "Sources")/\(target.name)"
            if let sources = target.sources, sources.count == 1 { path += "/\(sources[0])" }
            return Target(
                name: target.name, folder: folder.isEmpty ? path : "\(folder)/\(path)",
                isTest: isTest,
                dependencies: target.dependencies.compactMap { dependency in
                    dependency.values.first?.first.flatMap { $0.name }
                })
        }
    }

    private struct Dump: Decodable {
        let dependencies: [[String: [Place]]]
        let products: [Product]
        let targets: [Target]

        struct Place: Decodable {
            let identity: String
            let path: String?
        }

        struct Product: Decodable {
            let name: String
            let targets: [String]
        }

        struct Target: Decodable {
            let name: String
            let type: String
            let path: String?
            /// Paths below `path`; nil for all that is there.
            let sources: [String]?
            /// `{"byName": ["DomainLayer", null]}`, or `product` or `target` instead of `byName`.
            let dependencies: [[String: [Word]]]
        }

        /// A name, or another element of a dependency.
        struct Word: Decodable {
            let name: String?

            init(from decoder: any Decoder) {
                name = try? decoder.singleValueContainer().decode(String.self)
            }
        }
    }
}

extension Workspace {
    /// The manifests of the umbrella and of all packages.
    ///
    /// - Throws: ``ManifestError`` that names the first one that can't be read.
    func manifests() throws -> [Manifest] {
        try ([""] + packages).map { folder in
            let outcome = try run(
                "swift", "package", "--package-path", folder.isEmpty ? root : "\(root)/\(folder)",
                "--scratch-path", scratch("check"), "dump-package", output: .data)
            guard outcome.succeeded,
                let manifest = try? Manifest(folder: folder, dumped: outcome.output, root: root)
            else { throw ManifestError(folder: folder) }
            return manifest
        }
    }
}

/// A manifest that can't be read.
struct ManifestError: Error, Hashable, CustomStringConvertible {
    let folder: String

    var description: String { "swift package dump-package gave no manifest in /\(folder)" }
}
