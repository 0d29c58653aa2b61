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
