public import DomainLayer

/// Gives made-up policies, a ``SamplePolicy`` each, and always the same ones.
public struct StubPolicyDriver: PolicyDriverProtocol {
    public init() {}

    /// No file is read: the path is the name of a sample.
    public func document(at path: String) async throws(PolicyDriverError) -> PolicyDocument {
        guard let sample = SamplePolicy(rawValue: path) else {
            throw .unreadable(path: path, .system(message: "No such file or directory"))
        }
        return PolicyDocument(path: path, lines: sample.text)
    }
}
