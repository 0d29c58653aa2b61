import DebianRootFixtures
import SampleRoots

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// `RootGenerator FOLDER [PACKAGES [SEED]]` writes an invented Debian system, for `--root`;
/// `RootGenerator FOLDER SHAPE [SIZE]` writes a hostile one.
@main
struct RootGenerator {
    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        guard let folder = words.first, !folder.hasPrefix("-") else { usage() }
        let size = words.dropFirst().first ?? "1000"
        let option = words.dropFirst(2).first
        do throws(FixtureError) {
            if let packages = Int(size) {
                let seed = option.flatMap(UInt64.init) ?? 1
                try write(SampleRoot(packages: packages, seed: seed), to: folder)
            } else if let shape = HostileShape.all.first(where: { $0.name == size }) {
                let root = shape.root(option.flatMap(Int.init) ?? shape.size)
                try DebianRoot(at: folder).add(root)
                print("\(root.byteCount) bytes in \(folder)")
            } else {
                usage()
            }
        } catch {
            print("RootGenerator: \(error)")
            exit(1)
        }
    }

    private static func write(_ root: SampleRoot, to folder: String) throws(FixtureError) {
        let account = try root.write(to: folder)
        print(
            """
            \(folder): \(account.files) packages, seed \(root.seed), \(account.bytes) bytes in \
            copyright files, \(account.bytes / max(1, account.files)) each, \(account.texts) \
            texts, \(account.prose) of them prose
            """)
    }

    private static func usage() -> Never {
        print(
            """
            usage: RootGenerator FOLDER [PACKAGES [SEED]]
                   RootGenerator FOLDER SHAPE [SIZE]
            shapes: \(HostileShape.all.map(\.name).joined(separator: " "))
            """)
        exit(2)
    }
}
