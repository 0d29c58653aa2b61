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
}
