/// Which of a package's licenses count.
public enum LicenseScope: String, Hashable, Sendable, CaseIterable {
    /// The licenses of every file that the copyright file mentions.
    case all
    /// All except the licenses of packaging and build machinery, which is not installed.
    case shipped
    /// The licenses of the work as a whole, from its main expression.
    case main
}

extension PackageLicense {
    /// The package's license within a scope; nil if nothing was found.
    ///
    /// It is the whole expression if the package has no main one, or if nothing is shipped.
    ///
    /// - Parameters:
    ///   - scope: which licenses count.
    ///   - machinery: which files a package does not ship.
    public func expression(
        in scope: LicenseScope, without machinery: FilePatterns = .buildMachinery
    ) -> LicenseExpression? {
        switch scope {
        case .all: return expression
        case .main: return mainExpression ?? expression
        case .shipped:
            let shipped = statements(in: scope, without: machinery)
            if shipped.count == statements.count { return expression }
            return LicenseExpression.all(shipped.compactMap(\.expression))?.simplified ?? expression
        }
    }
}

extension PackageLicense {
    /// The statements within a scope: all of them, or those about shipped files.
    ///
    /// - Parameters:
    ///   - scope: which licenses count.
    ///   - machinery: which files a package does not ship.
    func statements(
        in scope: LicenseScope, without machinery: FilePatterns
    ) -> [LicenseStatement] {
        scope == .shipped ? statements.filter { !machinery.covers($0.files) } : statements
    }
}

extension FilePatterns {
    /// Files that package or build a source package, and are not installed: what Debian adds, what
    /// autoconf, automake, libtool and gettext copy into it, and what runs them.
    public static let buildMachinery = FilePatterns([
        "debian/*",
        "build-aux/*", "m4/*", "*.m4",
        "configure", "configure.ac", "configure.in", "config.guess", "config.h.in",
        "config.rpath", "config.sub",
        "Makefile.am", "Makefile.in", "Makefile.in.in",
        "INSTALL", "ar-lib", "autogen.sh", "compile", "depcomp", "elisp-comp", "install-sh",
        "libtool", "ltmain.sh", "mdate-sh", "missing", "mkinstalldirs", "py-compile",
        "test-driver", "texinfo.tex", "ylwrap",
    ])
}
