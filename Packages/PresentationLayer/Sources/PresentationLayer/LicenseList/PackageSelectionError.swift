public import DomainLayer
import Wording

/// Why the requested packages can't be shown.
public enum PackageSelectionError: Error, Hashable, Sendable {
    /// There is no inventory, or the owner of a path can't be found out.
    case system(LicenseDriverError)
    /// A name or `name:architecture` that isn't installed; with the nearest installed name, if one
    /// is near.
    case notInstalled(String, nearest: String?)
    /// A glob that matches no package.
    case noMatch(String)
    /// No package is named, and the system has another number of packages than one.
    case noneNamed(packages: Int)
    /// A path that does not begin at the root.
    case pathNotAbsolute(String)
    case pathNotOwned(String)
    /// License patterns that are invalid, or match nothing on the system.
    case patterns(PolicyError)
}

extension PackageSelectionError {
    /// What went wrong, in a sentence without a period.
    ///
    /// It quotes words as they were typed, so make control characters visible when you print it.
    public var detail: String {
        switch self {
        case .system(let error): error.detail
        case .notInstalled(let package, let nearest):
            "no package '\(package)' is installed"
                + (nearest.map { "; did you mean '\($0)'?" } ?? "")
        case .noMatch(let glob): "no package matches '\(glob)'"
        case .noneNamed(let count):
            "no package is " + (count == 0 ? "installed" : "named, and \(count) are installed")
        case .pathNotAbsolute(let path): "'\(path)' is not an absolute path"
        case .pathNotOwned(let path): "no installed package owns '\(path)'"
        case .patterns(let error): error.details.joined(separator: "; ")
        }
    }
}
