import Foundation

/// The development app is linked without the framework ring and without Foundation.
///
/// It looks at ProductionApp as well: a count that finds nothing there counts nothing at all.
struct FrameworkFreeCheck: Check {
    let name = "framework-free"
    let reason = "the screens are designed on mocks, in a build that takes seconds"
    let remedy = "swift package --package-path DevelopmentApp show-dependencies"

    func verdict(on workspace: Workspace) -> Verdict {
        let symbols = FrameworkSymbols(of: FrameworkRing.modules(in: workspace))
        let roots = ["DevelopmentApp", "ProductionApp"].map { root in
            try? Data(contentsOf: URL(filePath: workspace.checkedProgram(root)))
        }
        guard let development = roots[0], let production = roots[1] else {
            return .failed(["a root is not built"])
        }
        let count = symbols.count(in: [UInt8](development))
        var breaches = count > 0 ? ["DevelopmentApp: \(count) framework symbols"] : []
        if symbols.count(in: [UInt8](production)) == 0 {
            breaches.append("none in ProductionApp either: the check sees nothing")
        }
        return Verdict(breaches: breaches, looked: "DevelopmentApp: 0 framework symbols")
    }
}

extension Workspace {
    /// A program that ``CommandCheck/build(ofPackage:)`` has built.
    func checkedProgram(_ name: String) -> String { scratch("check/debug/\(name)") }
}

/// Counts the names in a linked program that come from given modules.
///
/// The mangled name of what a Swift module defines begins with `$s`, the length of the module's
/// name and that name (`$s14FrameworkLayer`), so counting needs no tool that reads object files.
/// A library that is loaded at run time stands in the program by its file name.
struct FrameworkSymbols {
    private let needles: [[UInt8]]

    /// - Parameter modules: the names of Swift modules; Foundation is looked for always.
    init(of modules: [String]) {
        let modules = modules + ["Foundation", "FoundationEssentials"]
        needles = (modules.map { "$s\($0.utf8.count)\($0)" } + ["libFoundation"]).map {
            Array($0.utf8)
        }
    }

    /// How often any of them stands in the bytes of a program.
    func count(in program: [UInt8]) -> Int {
        let heads = Set(needles.map { $0[0] })
        var count = 0
        for head in heads {
            let candidates = needles.filter { $0[0] == head }
            var rest = program[...]
            while let position = rest.firstIndex(of: head) {
                for needle in candidates where program[position...].starts(with: needle) {
                    count += 1
                }
                rest = program[(position + 1)...]
            }
        }
        return count
    }
}
