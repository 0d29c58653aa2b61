/// Why nothing was written.
public enum BoilerplateError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The name is no Swift type's.
    case badName(String)
    /// The name has an ending that the generator adds itself.
    case badEnding(name: String, ending: String)
    /// This file is there already.
    case fileExists(String)
    /// A file declares a type of this name already.
    case typeExists(String, path: String)
    /// A file that has to be changed is not there.
    case noFile(String)
    /// The file has no declaration of this type at its top level.
    case noDeclaration(String, path: String)
    /// The declaration has no place for the line, which has to be written by hand.
    case noPlace(line: String, declaration: String, path: String)

    public var description: String {
        switch self {
        case .badName(let name):
            "NAME=\(name) is no name of a type: write it like NAME=PackageNews"
        case .badEnding(let name, let ending):
            "NAME=\(name) ends in \(ending), which is added: write NAME=\(name.dropLast(ending.count))"
        case .fileExists(let path): "\(path) is there already"
        case .typeExists(let name, let path): "\(path) has a \(name) already"
        case .noFile(let path): "\(path) is not there"
        case .noDeclaration(let name, let path): "\(path) does not declare \(name)"
        case .noPlace(let line, let declaration, let path):
            "\(path): no place found in \(declaration) for `\(line)`"
        }
    }
}
