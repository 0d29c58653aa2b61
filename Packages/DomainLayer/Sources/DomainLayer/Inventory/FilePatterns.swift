/// Some files of a source package.
public struct FilePatterns: Hashable, Sendable {
    /// The patterns as written.
    public let patterns: [String]
    /// Globs that match the last part of a path.
    private let names: [Glob]
    /// Globs that match a whole path.
    private let paths: [Glob]

    /// - Parameter patterns: globs. One with a slash is a path in the source package, and its `*`
    ///   matches slashes too; one without a slash is the name of files in any folder.
    public init(_ patterns: [String]) {
        self.patterns = patterns
        names = patterns.filter { !$0.contains("/") }.map { Glob($0) }
        paths = patterns.filter { $0.contains("/") }.map { Glob($0) }
    }

    /// Whether these patterns include all of the given ones, which are patterns of a `Files` field
    /// (copyright-format 1.0, section 4.2): whatever one of those matches, one of these must match.
    /// False for an empty list.
    func covers(_ files: [String]) -> Bool {
        !files.isEmpty && files.allSatisfy(covers)
    }

    /// Wildcards of the given pattern are matched as if they were letters: `*` covers `m4/*` no
    /// less than it covers `m4/a`.
    private func covers(_ file: String) -> Bool {
        // A path that leads upwards may match anything.
        if file.split(separator: "/").contains("..") { return false }
        let path = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
        let name = String(
            path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
        return paths.contains { $0.matches(path) } || names.contains { $0.matches(name) }
    }
}
