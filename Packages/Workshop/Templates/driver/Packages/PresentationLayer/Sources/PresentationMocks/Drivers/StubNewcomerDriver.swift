public import DomainLayer

/// Has made-up files, and always the same ones.
public struct StubNewcomerDriver: NewcomerDriverProtocol {
    private let texts: [String: String]

    /// - Parameter texts: what there is, by its path.
    public init(texts: [String: String] = ["/sample": "a sample\n"]) {
        self.texts = texts
    }

    public func text(at path: String) async throws(NewcomerDriverError) -> String {
        guard let text = texts[path] else { throw .unreadable(path: path) }
        return text
    }
}
