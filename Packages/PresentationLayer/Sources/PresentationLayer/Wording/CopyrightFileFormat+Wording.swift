public import DomainLayer

extension CopyrightFileFormat {
    /// How the file is written, in a word or two.
    public var label: String {
        switch self {
        case .dep5: "machine-readable"
        case .text: "prose"
        }
    }
}
