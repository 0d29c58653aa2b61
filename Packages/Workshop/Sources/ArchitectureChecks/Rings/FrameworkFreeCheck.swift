import Foundation

/// The development app is built and linked without the framework ring and without Foundation.
///
/// It looks at what ``PackageAloneCheck`` builds, and at ProductionApp as well: a count that finds
/// nothing there counts nothing at all.
struct FrameworkFreeCheck: Check {
    let name = "framework-free"
    let reason = "the screens are designed on mocks, in a build that takes seconds"
    let remedy = "swift package --package-path DevelopmentApp show-dependencies"

    func verdict(on workspace: Workspace) -> Verdict {
        let modules = FrameworkRing.modules(in: workspace)
        let symbols = FrameworkSymbols(of: modules)
        guard let development = program("DevelopmentApp", in: workspace),
            let production = program("ProductionApp", in: workspace)
        else { return .failed(["a root does not build"]) }
        let built = Set(compiledModules(of: "DevelopmentApp", in: workspace))
        let count = symbols.count(in: development)
        var breaches = built.intersection(modules).sorted().map {
            "DevelopmentApp's build has compiled \($0)"
        }
        if built.isEmpty { breaches.append("DevelopmentApp's build has compiled no module") }
        if count > 0 { breaches.append("DevelopmentApp: \(count) framework symbols") }
        if symbols.count(in: production) == 0 {
            breaches.append("none in ProductionApp either: the check sees nothing")
        }
        return Verdict(breaches: breaches, looked: "DevelopmentApp: 0 framework symbols")
    }

    /// The bytes of a root's program, built anew where its sources have changed.
    private func program(_ root: String, in workspace: Workspace) -> [UInt8]? {
        guard PackageAloneCheck(package: root).verdict(on: workspace).isPassed else { return nil }
        let path = workspace.scratch("alone/\(root)/debug/\(root)")
        return (try? Data(contentsOf: URL(filePath: path))).map { [UInt8]($0) }
    }

    private func compiledModules(of root: String, in workspace: Workspace) -> [String] {
        let folder = workspace.scratch("alone/\(root)/debug/Modules")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { $0.hasSuffix(".swiftmodule") }.map { String($0.dropLast(12)) }
    }
}
