public import DomainLayer

extension IdentificationSource {
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
