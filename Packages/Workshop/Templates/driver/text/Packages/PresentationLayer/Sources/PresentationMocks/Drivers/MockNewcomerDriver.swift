public import DomainLayer

/// A ``/DomainLayer/NewcomerDriverProtocol`` of one closure, which a test can replace.
public struct MockNewcomerDriver: NewcomerDriverProtocol {
    public var text: @Sendable (_ path: String) async throws(NewcomerDriverError) -> String

    public func text(at path: String) async throws(NewcomerDriverError) -> String {
        try await text(path)
    }
}

extension MockNewcomerDriver {
    /// Has one made-up file, `/sample`.
    public static let samples = MockNewcomerDriver(
        text: { path throws(NewcomerDriverError) in
            guard path == "/sample" else { throw .unreadable(path: path) }
            return "a sample\n"
        })
}
