import LicenseStatements

/// The family of licences that an exception may be added to.
enum ExceptionBase: Int, CaseIterable {
    case gnu
    case lesserGNU
    case apache

    init(of exception: String) {
        self =
            Self.toApache.contains(exception)
            ? .apache : Self.toLesserGNU.contains(exception) ? .lesserGNU : .gnu
    }

    private static let toApache: Set = ["LLVM-exception", "Swift-exception", "mxml-exception"]
    /// Their own words speak of the Lesser General Public License alone.
    private static let toLesserGNU: Set = [
        "Digia-Qt-LGPL-exception-1.1", "FLTK-exception", "LGPL-3.0-linking-exception", "LLGPL",
        "Nokia-Qt-exception-1.1", "OCaml-LGPL-linking-exception", "Qt-LGPL-exception-1.1",
        "Qwt-exception-1.0", "polyparse-exception",
    ]

    fileprivate func includes(_ license: String) -> Bool {
        switch self {
        case .gnu: license.isGeneralPublicLicense
        case .lesserGNU: license.hasPrefix("LGPL-")
        case .apache: license.hasPrefix("Apache-")
        }
    }
}

extension StatedLicense {
    /// Whether one of its licences may take exceptions of the family.
    func takes(exceptionsTo base: ExceptionBase) -> Bool {
        licenseIDs.contains(where: base.includes)
    }

    /// The tree with an exception added to the licences of its family, in place of any that they
    /// have.
    func with(exception: String, to base: ExceptionBase) -> StatedLicense {
        mapLicenses { id, orLater, old in
            .license(id, orLater: orLater, exception: base.includes(id) ? exception : old)
        }
    }

    /// Whether it is one version of a licence, and the other one that version with all later ones:
    /// `GPL-2.0-only` is one of `GPL-2.0-or-later`.
    func isOneVersion(of other: StatedLicense) -> Bool {
        guard case .license(let id, _, nil) = self, case .license(let later, _, nil) = other,
            id.hasSuffix("-only"), later.hasSuffix("-or-later")
        else { return false }
        return id.unbounded == later.unbounded
    }
}
