/// The name of something new: `PackageNews` in `PackageNewsView`, and `packageNews` as a property.
struct Stem: Hashable {
    /// The name with a capital letter at its beginning.
    let type: String

    /// Endings that the templates add themselves.
    private static let endings = [
        "PresenterDependency", "InteractorDependency", "DriverProtocol", "Presenter", "Interactor",
        "Dependency", "Protocol", "UseCase", "Driver", "State", "View",
    ]

    /// - Throws: ``BoilerplateError`` if the name is not a type's, or has such an ending.
    init(_ name: String) throws(BoilerplateError) {
        guard name.wholeMatch(of: /[A-Z][A-Za-z0-9]{0,39}/) != nil, !Self.endings.contains(name)
        else { throw BoilerplateError("NAME=\(name) is not a type's name like NAME=PackageNews") }
        if let ending = Self.endings.first(where: { name.hasSuffix($0) }) {
            throw BoilerplateError(
                "NAME=\(name) ends in \(ending), which is added: write NAME="
                    + name.dropLast(ending.count))
        }
        type = name
    }

    /// The name with small letters at its beginning: `packageNews`, `spdxList` of `SPDXList`.
    var property: String {
        let capitals = type.prefix { $0.isUppercase }.count
        let count = capitals > 1 && capitals < type.count ? capitals - 1 : capitals
        return type.prefix(count).lowercased() + type.dropFirst(count)
    }

    /// A template's text or path with this name in it.
    func filled(into template: String) -> String {
        template.replacing("Newcomer", with: type).replacing("newcomer", with: property)
    }
}

/// Why nothing was written.
struct BoilerplateError: Error, Hashable, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
