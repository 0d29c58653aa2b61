/// Finds the copyright files of packages.
///
/// The folder `usr/share/doc` is looked up once and stays open. Any number of threads may share a
/// locator.
package struct CopyrightLocator: Sendable {
    private let documentation: Result<RootFolder, FileProblem>

    package init(root: RootDirectory) {
        documentation = Result { () throws(FileProblem) in try root.folder("usr/share/doc") }
    }

    /// Opens the package's own file, ``InstalledPackage/copyrightPath``, following links.
    package func open(_ package: InstalledPackage) throws(FileProblem) -> OpenFile {
        guard package.name.isFileName else { throw .missing }
        return try documentation.get().open("\(package.name)/copyright".utf8)
    }
}
