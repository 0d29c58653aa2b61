/// What a new driver gives.
enum DriverShape: String, CaseIterable {
    /// The text of a file.
    case text
    /// A value that is there as soon as it is asked for.
    case value
    /// A value and its changes, as they come.
    case stream

    /// - Throws: ``BoilerplateError`` if the name is none of a shape.
    init(_ name: String) throws(BoilerplateError) {
        guard let shape = Self(rawValue: name) else {
            let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
            throw BoilerplateError("SHAPE=\(name) is no shape of a driver: choose one of \(names)")
        }
        self = shape
    }
}
