import Foundation

/// Counts the names in a linked program that come from given modules.
///
/// The mangled name of a declaration in a Swift module begins with `$s`, the length of the module's
/// name and that name (`$s14FrameworkLayer`), so counting needs no tool that reads object files.
/// The program names a library that is loaded at run time by its file name.
struct ModuleSymbols {
    private let needles: [[UInt8]]

    /// - Parameters:
    ///   - modules: the names of Swift modules.
    ///   - libraries: the beginnings of libraries' file names.
    init(of modules: [String], libraries: [String] = []) {
        needles = (modules.map { "$s\($0.utf8.count)\($0)" } + libraries).map { Array($0.utf8) }
    }

    /// How often any of the needles occurs in the bytes of a program.
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

extension Workspace {
    /// The bytes of a program built by ``CommandCheck/build(ofPackage:)``; nil if there is none.
    func checkedProgram(_ name: String) -> [UInt8]? {
        let file = URL(filePath: scratch("check/debug/\(name)"))
        return (try? Data(contentsOf: file)).map { [UInt8]($0) }
    }

    /// What to say if a program isn't there to be examined.
    static func unbuilt(_ program: String) -> String {
        "\(program) is not built here: make check ARGS=\"DevelopmentApp ProductionApp StylesApp\""
    }
}

// MARK: Checks

/// The development app is linked without the framework ring and without Foundation.
///
/// It also examines ProductionApp: a count that finds nothing there doesn't work.
struct FrameworkFreeCheck: Check {
    let name = "framework-free"
    let reason = "the screens are designed on mocks, in a build that takes seconds"
    let remedy = "swift package --package-path DevelopmentApp show-dependencies"

    func verdict(on workspace: Workspace) -> Verdict {
        let symbols = ModuleSymbols(
            of: FrameworkRing.modules(in: workspace) + ["Foundation", "FoundationEssentials"],
            libraries: ["libFoundation"])
        guard let development = workspace.checkedProgram("DevelopmentApp"),
            let production = workspace.checkedProgram("ProductionApp")
        else { return .failed([Workspace.unbuilt("a root")]) }
        let count = symbols.count(in: development)
        var breaches = count > 0 ? ["DevelopmentApp: \(count) framework symbols"] : []
        if symbols.count(in: production) == 0 {
            breaches.append("none in ProductionApp either: the check sees nothing")
        }
        return Verdict(breaches: breaches, looked: "DevelopmentApp: 0 framework symbols")
    }
}

/// Neither app is linked with a style of the comparison.
///
/// It also examines StylesApp: a count that finds nothing there doesn't work.
struct StyleFreeCheck: Check {
    let name = "style-free"
    let reason = "who compares architectures must not make the license tool carry all of them"
    let remedy = "swift package --package-path ProductionApp show-dependencies"

    func verdict(on workspace: Workspace) -> Verdict {
        let symbols = ModuleSymbols(
            of: workspace.folders(in: "Packages/Comparison/Styles/Sources"))
        var counts: [String: Int] = [:]
        for root in ["DevelopmentApp", "ProductionApp", "StylesApp"] {
            guard let program = workspace.checkedProgram(root) else {
                return .failed([Workspace.unbuilt(root)])
            }
            counts[root] = symbols.count(in: program)
        }
        var breaches = ["DevelopmentApp", "ProductionApp"].compactMap { app in
            counts[app].flatMap { $0 > 0 ? "\(app): \($0) symbols of styles" : nil }
        }
        if counts["StylesApp"] == 0 {
            breaches.append("none in StylesApp either: the check sees nothing")
        }
        return Verdict(breaches: breaches, looked: "both apps: 0 symbols of styles")
    }
}
