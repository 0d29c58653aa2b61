/// A license text under the name that a reader picks it by: what opening a row of the list gives.
public struct License: Identifiable, Hashable, Sendable {
    /// The id of the ``PackageLicense`` that was opened, `name:architecture`.
    public let id: String
    /// The package's name, for the title.
    public let name: String
    /// The whole copyright file, decoded as UTF-8 with U+FFFD for bytes that are none.
    ///
    /// It is as untrusted as the file: a view makes its control characters visible.
    public let body: String

    public init(id: String, name: String, body: String) {
        self.id = id
        self.name = name
        self.body = body
    }
}
