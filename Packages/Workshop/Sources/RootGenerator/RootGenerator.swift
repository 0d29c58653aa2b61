import SampleRoots

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// `RootGenerator FOLDER [PACKAGES [SEED]]`: writes an invented Debian system, for `--root`.
@main
struct RootGenerator {
    static func main() {
        let words = CommandLine.arguments.dropFirst()
        guard let folder = words.first, !folder.hasPrefix("-") else {
            print("usage: RootGenerator FOLDER [PACKAGES [SEED]]")
            exit(2)
        }
        let packages = words.dropFirst().first.flatMap(Int.init) ?? 1000
        let seed = words.dropFirst(2).first.flatMap(UInt64.init) ?? 1
        let account: SampleRoot.Account
        do throws(FolderError) {
            account = try SampleRoot(packages: packages, seed: seed).write(to: folder)
        } catch {
            print("RootGenerator: \(error)")
            exit(1)
        }
        print(
            """
            \(folder): \(account.files) packages, seed \(seed), \(account.bytes) bytes in copyright \
            files, \(account.bytes / max(1, account.files)) each, \(account.texts) texts, \
            \(account.prose) of them prose
            """)
    }
}
