import DomainLayer

extension LicenseEntry {
    /// Every holder that the copyright file names on a line, each once, in the file's order; empty
    /// if it names none.
    var copyrightHolders: String {
        statements.lazy.flatMap(\.holders).filter { !$0.isEmpty }.firstOfEach
            .joined(separator: "\n")
    }
}
