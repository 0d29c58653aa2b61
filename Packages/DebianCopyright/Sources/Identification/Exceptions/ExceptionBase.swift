import LicenseStatements

/// What licences an exception is one to.
enum ExceptionBase: Int, CaseIterable {
    case gnu
    case apache

    init(of exception: String) {
        self = Self.toApache.contains(exception) ? .apache : .gnu
    }

    private static let toApache: Set = ["LLVM-exception", "Swift-exception", "mxml-exception"]

    fileprivate func includes(_ license: String) -> Bool {
        switch self {
        case .gnu: ["GPL-", "LGPL-", "AGPL-"].contains(where: license.hasPrefix)
        case .apache: license.hasPrefix("Apache-")
        }
    }
}

extension StatedLicense {
    /// Whether one of its licences is such that may have the exceptions.
    func takes(exceptionsTo base: ExceptionBase) -> Bool {
        licenseIDs.contains(where: base.includes)
    }

    /// The tree with the exception for the licences that it is one to, and no other.
    func with(_ exception: String, to base: ExceptionBase) -> StatedLicense {
        replacingException(of: base) { $0 ?? exception }
    }

    /// The tree without exceptions of the licences that these are to.
    func withoutExceptions(to base: ExceptionBase) -> StatedLicense {
        replacingException(of: base) { _ in nil }
    }

    func has(_ id: String) -> Bool {
        switch self {
        case .license(_, _, let exception): exception == id
        case .reference: false
        case .and(let operands), .or(let operands): operands.contains { $0.has(id) }
        }
    }

    /// Whether it is the very version of a licence that the other one grants with all later ones.
    func isOneVersion(of other: StatedLicense) -> Bool {
        guard case .license(let id, _, nil) = self, case .license(let later, _, nil) = other,
            id.hasSuffix("-only"), later.hasSuffix("-or-later")
        else { return false }
        return id.dropLast("-only".count) == later.dropLast("-or-later".count)
    }

    private func replacingException(
        of base: ExceptionBase, by exception: (String?) -> String?
    ) -> StatedLicense {
        switch self {
        case .license(let id, let orLater, let old) where base.includes(id):
            .license(id, orLater: orLater, exception: exception(old))
        case .license, .reference: self
        case .and(let operands):
            .and(operands.map { $0.replacingException(of: base, by: exception) })
        case .or(let operands):
            .or(operands.map { $0.replacingException(of: base, by: exception) })
        }
    }
}
