/// Which of a package's licenses count.
public enum LicenseScope: String, Hashable, Sendable, CaseIterable {
    /// Those of every file that its copyright file speaks of.
    case all
    /// Without those of packaging and build machinery, which is not installed.
    case shipped
    /// Those of the work as a whole, by its main expression.
    case main
}

extension LicenseEntry {
    /// What the package is under as far as a scope goes; nil if nothing was found.
    ///
    /// It is the whole expression if the package has no main one, or if nothing is shipped.
    ///
    /// - Parameters:
    ///   - scope: which licenses count.
    ///   - machinery: which files a package does not ship.
    public func expression(
        in scope: LicenseScope, without machinery: BuildMachinery = .usual
    ) -> LicenseExpression? {
        switch scope {
        case .all: return expression
        case .main: return mainExpression ?? expression
        case .shipped:
            let shipped = statements.filter { !machinery.covers($0.files) }
            if shipped.count == statements.count { return expression }
            return LicenseExpression.all(shipped.compactMap(\.expression))?.simplified ?? expression
        }
    }
}

/// Files of a source package that serve to package or build it, and are not installed.
public struct BuildMachinery: Hashable, Sendable {
    /// As they were written.
    public let patterns: [String]
    /// Held against the last part of a path.
    private let names: [Glob]
    /// Held against a whole path.
    private let paths: [Glob]

    /// - Parameter patterns: globs. One with a slash is a path in the source package, and its `*`
    ///   stands for slashes too; one without is the name of files in any folder.
    public init(_ patterns: [String]) {
        self.patterns = patterns
        names = patterns.filter { !$0.contains("/") }.map { Glob($0) }
        paths = patterns.filter { $0.contains("/") }.map { Glob($0) }
    }

    /// What Debian adds, what autoconf, automake, libtool and gettext copy into a package, and what
    /// they are run with.
    public static let usual = BuildMachinery([
        "debian/*",
        "build-aux/*", "m4/*", "*.m4",
        "configure", "configure.ac", "configure.in", "config.guess", "config.h.in",
        "config.rpath", "config.sub",
        "Makefile.am", "Makefile.in", "Makefile.in.in",
        "INSTALL", "ar-lib", "autogen.sh", "compile", "depcomp", "elisp-comp", "install-sh",
        "libtool", "ltmain.sh", "mdate-sh", "missing", "mkinstalldirs", "py-compile",
        "test-driver", "texinfo.tex", "ylwrap",
    ])

    /// Whether all of these are machinery: patterns of a `Files` field (copyright-format 1.0,
    /// section 4.2), each of which is machinery if whatever it matches is. None is not.
    func covers(_ files: [String]) -> Bool {
        !files.isEmpty && files.allSatisfy(covers)
    }

    /// A pattern's wildcards are held against those of the machinery as if they were letters: `*`
    /// covers `m4/*` no less than it covers `m4/a`.
    private func covers(_ file: String) -> Bool {
        // A path that leads upwards may be about anything.
        if file.split(separator: "/").contains("..") { return false }
        let path = file.hasPrefix("./") ? String(file.dropFirst(2)) : file
        let name = String(
            path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...])
        return paths.contains { $0.matches(path) } || names.contains { $0.matches(name) }
    }
}
