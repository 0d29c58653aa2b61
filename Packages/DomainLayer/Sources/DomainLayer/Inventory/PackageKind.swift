/// What a package is for, in the words that formats of bills of materials share.
public enum PackageKind: String, Hashable, Sendable, CaseIterable {
    case application, library, firmware, data, documentation
}

/// What a package has for others, as far as the package manager records it.
public struct PackageProvisions: OptionSet, Hashable, Sendable {
    public let rawValue: Int

    /// Programs to run.
    public static let commands = PackageProvisions(rawValue: 1)
    /// Shared libraries to link with.
    public static let libraries = PackageProvisions(rawValue: 2)

    public init(rawValue: Int) {
        self.rawValue = rawValue
    }
}

extension PackageLicense {
    /// What the package is for, as its section, its name and its provisions suggest.
    ///
    /// The archive's sections are those of Debian Policy 2.4. In the section of a language, which
    /// has interpreters too, and elsewhere, the names count that Debian's policies ask for:
    /// `libNAME-perl`, `python3-NAME`, `NAME-dev`, `NAME-doc`. If nothing says more, a package is
    /// an application.
    public var kind: PackageKind {
        let parts = section.split(separator: "/")
        let area = parts.count > 1 ? parts[0] : ""
        let section = parts.last ?? ""
        let isFirmware = ["firmware-", "linux-firmware"].contains(where: name.hasPrefix)
        if area == "non-free-firmware" || isFirmware { return .firmware }
        if section == "doc" || name.hasSuffix("-doc") { return .documentation }
        if Self.dataSections.contains(section) || name.hasSuffix("-data") { return .data }
        if Self.librarySections.contains(section) || name.hasSuffix("-dev") { return .library }
        if section.isEmpty { return kindWithoutSection }
        let isModule = Self.modulePrefixes.contains { name.hasPrefix($0) }
        return Self.languageSections.contains(section) && isModule ? .library : .application
    }

    /// The kind of a package whose distribution has no sections.
    ///
    /// The names are those that APKBUILD(5) gives subpackages, and that Alpine's packagers give
    /// fonts and modules of languages. If the name says nothing else, a package with programs is an
    /// application, even if it has libraries too.
    private var kindWithoutSection: PackageKind {
        let isData = ["-dbg", "-fonts", "-lang"].contains(where: name.hasSuffix)
        if isData || ["font-", "ttf-"].contains(where: name.hasPrefix) { return .data }
        let isLibrary = ["-libs", "-static"].contains(where: name.hasSuffix)
        if isLibrary || ["perl-", "py3-"].contains(where: name.hasPrefix) { return .library }
        if provisions.contains(.commands) { return .application }
        let isLinked = provisions.contains(.libraries) || name.hasPrefix("lib")
        return isLinked ? .library : .application
    }

    private static let dataSections: Set<Substring> = ["debug", "fonts", "localization"]

    private static let librarySections: Set<Substring> = [
        "introspection", "libdevel", "libs", "oldlibs",
    ]

    private static let languageSections: Set<Substring> = [
        "cli-mono", "gnu-r", "golang", "haskell", "java", "javascript", "lisp", "ocaml", "perl",
        "php", "python", "ruby", "rust", "zope",
    ]

    private static let modulePrefixes = [
        "cl-", "golang-", "lib", "node-", "php-", "python3-", "r-", "ruby-",
    ]
}
