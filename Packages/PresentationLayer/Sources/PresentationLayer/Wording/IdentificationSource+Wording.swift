public import DomainLayer

extension IdentificationSource {
    /// The path as it was given; `-` for standard input, as command lines have it.
    public var name: String {
        switch self {
        case .standardInput: "-"
        case .file(let path): path
        }
    }

    /// What is read, as a title or a sentence has it.
    ///
    /// A path is as it was given: whoever prints it makes control characters visible.
    public var label: String {
        switch self {
        case .standardInput: "standard input"
        case .file(let path): path
        }
    }
}
