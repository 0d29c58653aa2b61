/// What is named: `PackageNews` in `PackageNewsView`, and `packageNews` as a property.
public struct Stem: Hashable, Sendable {
    /// With a capital letter at its beginning.
    let type: String

    private static let endings = [
        "PresenterDependency", "InteractorDependency", "DriverProtocol", "Presenter", "Interactor",
        "Dependency", "Protocol", "UseCase", "Driver", "State", "View",
    ]

    /// - Throws: ``BoilerplateError/badName(_:)`` and ``BoilerplateError/badEnding(name:ending:)``.
    public init(_ name: String) throws(BoilerplateError) {
        let letters = name.utf8
        guard let first = letters.first, UInt8(ascii: "A")...UInt8(ascii: "Z") ~= first,
            name.count <= 40, name.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) })
        else { throw .badName(name) }
        if let ending = Self.endings.first(where: { name.hasSuffix($0) }) {
            throw name == ending ? .badName(name) : .badEnding(name: name, ending: ending)
        }
        type = name
    }

    /// With small letters at its beginning: `packageNews`, `spdxList` of `SPDXList`.
    var property: String {
        let capitals = type.prefix { $0.isUppercase }
        let count =
            capitals.count > 1 && capitals.count < type.count
            ? capitals.count - 1 : capitals.count
        return type.prefix(count).lowercased() + type.dropFirst(count)
    }
}
