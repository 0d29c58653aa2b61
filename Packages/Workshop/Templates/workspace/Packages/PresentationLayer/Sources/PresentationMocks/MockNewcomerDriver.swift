import DomainLayer

/// A driver of one closure, which a test can replace.
public struct MockNewcomerDriver: NewcomerDriverProtocol {
    public var entries: @Sendable (String) async throws(NewcomerDriverError) -> [NewcomerEntry]

    public func entries(
        in folder: String
    ) async throws(NewcomerDriverError) -> [NewcomerEntry] {
        try await entries(folder)
    }
}

extension MockNewcomerDriver {
    /// Finds made-up entries in every folder but `/nowhere`.
    public static let samples = MockNewcomerDriver(
        entries: { folder throws(NewcomerDriverError) in
            guard folder != "/nowhere" else { throw .unreadable(folder: folder) }
            return [
                NewcomerEntry(title: "apples", text: "three kinds\nred, green and yellow\n"),
                NewcomerEntry(title: "bread", text: "rye, with seeds\n"),
                NewcomerEntry(title: "damaged", text: nil),
            ]
        })
}
