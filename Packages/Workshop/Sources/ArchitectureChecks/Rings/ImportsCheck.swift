import SwiftSources

/// A package depends only on packages that its ring may know, a target imports only what its
/// manifest declares, and sources import only the toolchain's modules that their ring may know.
/// Tests may import all packages that their ring knows, and only tests may import what is internal.
///
/// The compiler alone doesn't ensure that: in a folder of modules that several packages share, an
/// undeclared import compiles as soon as another build has left the module there. This check and
/// the build of each package by itself are all that an arrow needs.
struct ImportsCheck: Check {
    let name = "imports"
    let reason = "arrows point inwards, and the clean area knows neither framework nor Foundation"
    let remedy = "move the line to the layer that may know the module (table in CONTRIBUTING.md)"

    var rings = Ring.all

    func verdict(on workspace: Workspace) -> Verdict {
        let manifests: [Manifest]
        do {
            manifests = try workspace.manifests()
        } catch {
            return .failed(["\(error)"])
        }
        let products = manifests.flatMap { manifest in
            manifest.products.map { Product(name: $0, modules: $1, package: manifest.folder) }
        }
        var breaches: [String] = []
        var count = 0
        // The umbrella's targets are the packages' own.
        for manifest in manifests where !manifest.folder.isEmpty {
            guard let ring = rings.first(where: { $0.folder == manifest.folder }) else {
                breaches.append("\(manifest.folder) has no ring")
                continue
            }
            let strange = manifest.dependencies.filter { !ring.knows($0, inTests: true) }
            breaches += strange.map { "\(manifest.folder)/Package.swift: \($0)" }
            for target in manifest.targets {
                let declared = products.filter { target.dependencies.contains($0.name) }
                let strange = declared.filter { !ring.knows($0.package, inTests: target.isTest) }
                breaches += strange.map { "\(manifest.folder)/Package.swift: \($0.name)" }
                if let narrow = ring.narrowTargets[target.name] {
                    let strange = target.dependencies.filter { !narrow.contains($0) }
                    breaches += strange.map {
                        "\(manifest.folder)/Package.swift: \(target.name) knows \($0)"
                    }
                }
                let known = products.filter { ring.knows($0.package, inTests: true) }
                let modules = (target.isTest ? known : declared).flatMap(\.modules)
                let mayImport = Set(modules + target.dependencies + [target.name])
                let ours = products.flatMap(\.modules) + manifest.targets.map(\.name)
                for path in workspace.swiftFiles(below: target.folder) {
                    count += 1
                    for statement in ImportStatement.all(in: workspace.files[path] ?? "") {
                        let place = "\(path):\(statement.line)"
                        if statement.isTestable, !target.isTest {
                            breaches.append("\(place): @testable import \(statement.module)")
                        }
                        if mayImport.contains(statement.module)
                            || !ours.contains(statement.module)
                                && (target.isTest || ring.knows(statement.module, at: path))
                        {
                            continue
                        }
                        breaches.append("\(place): import \(statement.module)")
                    }
                }
            }
        }
        if count == 0 { breaches.append("no target holds a Swift file") }
        return Verdict(breaches: breaches, looked: count.counted("file"))
    }

    private struct Product {
        let name: String
        let modules: [String]
        /// The folder of the target's package.
        let package: String
    }
}
