/// Finds the copyright files of packages.
///
/// The folder `usr/share/doc` is looked up once and stays open. Any number of threads may use one
/// locator.
struct CopyrightLocator: Sendable {
    private let documentation: Result<RootFolder, FileProblem>
    private let filters: PathFilters

    init(root: RootDirectory) {
        documentation = Result { () throws(FileProblem) in try root.folder("usr/share/doc") }
        filters = PathFilters(root: root)
    }

    /// Reads the package's own file, ``InstalledPackage/copyrightPath``, through whatever links
    /// lead to it.
    ///
    /// - Parameters:
    ///   - package: whose file is read.
    ///   - limit: the longest file that is read, in bytes.
    ///   - buffer: takes the bytes.
    /// - Throws: ``FileProblem``, with an empty buffer.
    func read(
        _ package: InstalledPackage, limit: Int, into buffer: inout FileBuffer
    ) throws(FileProblem) -> FileIdentity {
        guard package.name.isFileName else {
            buffer.removeAll()
            throw .missing
        }
        return try documentation.get().read(
            "\(package.name)/copyright", limit: limit, into: &buffer)
    }

    /// Whether dpkg was told not to install the package's file (`path-exclude` in dpkg(1)), so
    /// that its absence says nothing about the package.
    func isExcluded(_ package: InstalledPackage) -> Bool {
        filters.exclude(package.copyrightPath)
    }
}
