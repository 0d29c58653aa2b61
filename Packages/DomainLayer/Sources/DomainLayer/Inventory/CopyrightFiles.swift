/// The copyright files of some packages as they are, with the common licenses that they need.
public struct CopyrightFiles: Hashable, Sendable {
    /// The files in the order of their first packages; files with equal bytes are one. A package
    /// that ships texts beside its own has several.
    public var files: [CopyrightFile]
    /// The texts in the order in which the files first refer to them.
    public var commonLicenses: [CommonLicense]
    /// Paths of common licenses that the files need and the system lacks, each once.
    public var missingLicenses: [String]

    public init(
        files: [CopyrightFile] = [], commonLicenses: [CommonLicense] = [],
        missingLicenses: [String] = []
    ) {
        self.files = files
        self.commonLicenses = commonLicenses
        self.missingLicenses = missingLicenses
    }
}

/// One copyright file.
public struct CopyrightFile: Hashable, Sendable {
    /// The file's absolute path inside the system; of equal files, the path of the first.
    public var path: String
    /// The ids of the packages whose file this is, in the inventory's order.
    public var packages: [PackageLicense.ID]
    /// The whole file, untrusted: a report makes its control characters visible.
    ///
    /// Bytes that aren't UTF-8 are read as ISO 8859-1, the encoding of old copyright files, so that
    /// names lose no letter.
    public var body: String

    public init(path: String, packages: [PackageLicense.ID], body: String) {
        self.path = path
        self.packages = packages
        self.body = body
    }
}

/// A license that copyright files need not print, because the system has it for all of them (Debian
/// Policy 12.5).
public struct CommonLicense: Hashable, Sendable {
    /// The absolute paths inside the system by which files refer to the license.
    public var paths: [String]
    /// The whole file, decoded as copyright files are.
    public var body: String

    public init(paths: [String], body: String) {
        self.paths = paths
        self.body = body
    }
}
