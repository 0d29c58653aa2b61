import DomainLayer

/// The holders that copyright files name, made texts.
///
/// Packages of one source share a file, and some name thousands of holders: what was made for one
/// of them serves the others.
struct CopyrightHolders {
    private var texts: [ObjectIdentifier: String] = [:]

    /// Every holder of the package on a line, each once, in the file's order; empty where the file
    /// names none.
    mutating func text(of entry: LicenseEntry) -> String {
        if let known = texts[entry.statements.identity] { return known }
        let holders = entry.statements.lazy.flatMap(\.holders).filter { !$0.isEmpty }
        let text = holders.firstOfEach.joined(separator: "\n")
        texts[entry.statements.identity] = text
        return text
    }
}
