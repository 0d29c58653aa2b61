import DomainLayer

/// One handmade package with all that a driver could be asked about it.
struct Sample {
    var entry: LicenseEntry
    /// Its copyright file; nil where there is none to read.
    var body: String?
    /// The absolute paths of its other files, those that somebody might ask about.
    var files: [String] = []
    /// The text behind each `LicenseRef-` of the entry, by its id.
    var texts: [String: String] = [:]

    /// The absolute paths that the package owns.
    var paths: [String] { files + [entry.copyrightFile].compactMap { $0 } }
}

extension LicenseExpression {
    /// A single licence, so that samples need no parsing, which can fail.
    static func id(_ id: String, with exception: String? = nil) -> LicenseExpression {
        .license(LicenseTerm(id, exception: exception))
    }
}
