/// The copyright files of some packages as they are, with the common licenses that belong to them.
public struct CopyrightFiles: Hashable, Sendable {
    /// The files in the order of their first packages; files with equal bytes are one.
    public var files: [CopyrightFile]
    /// The texts in the order in which the files first refer to them.
    public var commonLicenses: [CommonLicense]
    /// Paths of common licenses that files need and the system lacks, each once.
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
    /// Where it lies, absolute inside the system; of equal files, where the first does.
    public var path: String
    /// The ids of the packages that it answers for, in the inventory's order.
    public var packages: [PackageLicense.ID]
    /// The whole file, untrusted: a report makes its control characters visible.
    ///
    /// Bytes that aren't UTF-8 are read as ISO 8859-1, the encoding of old copyright files: no
    /// letter of a name is lost.
    public var body: String

    public init(path: String, packages: [PackageLicense.ID], body: String) {
        self.path = path
        self.packages = packages
        self.body = body
    }
}

/// A license that copyright files need not print, for the system holds it for all of them
/// (Debian Policy 12.5).
public struct CommonLicense: Hashable, Sendable {
    /// Where it lies under the names by which it is needed, absolute inside the system.
    public var paths: [String]
    /// The whole file, decoded as copyright files are.
    public var body: String

    public init(paths: [String], body: String) {
        self.paths = paths
        self.body = body
    }
}
