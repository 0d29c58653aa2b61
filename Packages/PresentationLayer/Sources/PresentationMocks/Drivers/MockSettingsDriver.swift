public import DomainLayer

/// A ``/DomainLayer/SettingsDriverProtocol`` made of closures, each of which a test can replace.
public struct MockSettingsDriver: SettingsDriverProtocol {
    public var creator: @Sendable () async throws(SettingsError) -> DocumentAgent?

    public func creator() async throws(SettingsError) -> DocumentAgent? { try await creator() }
}

extension MockSettingsDriver {
    /// Nothing is set.
    public static let samples = naming(nil)

    /// Settings that name who makes documents.
    public static func naming(_ creator: DocumentAgent?) -> MockSettingsDriver {
        MockSettingsDriver(creator: { creator })
    }

    /// Settings that make no sense.
    public static func failing(_ error: SettingsError) -> MockSettingsDriver {
        MockSettingsDriver(creator: { () throws(SettingsError) in throw error })
    }
}
