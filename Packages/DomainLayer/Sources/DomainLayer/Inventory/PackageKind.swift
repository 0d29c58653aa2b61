/// What a package is for, in the words that formats of bills of materials share.
public enum PackageKind: String, Hashable, Sendable, CaseIterable {
    case application, library, firmware, data, documentation
}

extension PackageLicense {
    /// What the package is for, as its section and its name suggest.
    ///
    /// The archive's sections are those of Debian Policy 2.4. In the section of a language, which
    /// has interpreters too, and elsewhere, the names count that Debian's policies ask for:
    /// `libNAME-perl`, `python3-NAME`, `NAME-dev`, `NAME-doc`. If nothing says more, a package is
    /// an application.
    public var kind: PackageKind {
        let parts = section.split(separator: "/")
        let area = parts.count > 1 ? parts[0] : ""
        let section = parts.last ?? ""
        if area == "non-free-firmware" || name.hasPrefix("firmware-") { return .firmware }
        if section == "doc" || name.hasSuffix("-doc") { return .documentation }
        if Self.dataSections.contains(section) || name.hasSuffix("-data") { return .data }
        if Self.librarySections.contains(section) || name.hasSuffix("-dev") { return .library }
        let isModule = Self.modulePrefixes.contains { name.hasPrefix($0) }
        return Self.languageSections.contains(section) && isModule ? .library : .application
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
