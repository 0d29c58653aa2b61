/// The family of licenses that an exception may be added to.
enum ExceptionBase: Int, CaseIterable {
    case gnu
    case lesserGNU
    case apache
    case bsd
    case commonPublic
    case creativeCommons
    case mit
    case qPublic

    /// The family that an exception's own words name. Most exceptions are for the GNU licenses, so
    /// these are the default.
    init(of exception: String) { self = Self.families[exception] ?? .gnu }

    private static let families: [String: Self] = [
        "Digia-Qt-LGPL-exception-1.1": .lesserGNU,
        "FLTK-exception": .lesserGNU,
        "LGPL-3.0-linking-exception": .lesserGNU,
        "LLGPL": .lesserGNU,
        "Nokia-Qt-exception-1.1": .lesserGNU,
        "OCaml-LGPL-linking-exception": .lesserGNU,
        "Qt-LGPL-exception-1.1": .lesserGNU,
        "Qwt-exception-1.0": .lesserGNU,
        "polyparse-exception": .lesserGNU,
        "LLVM-exception": .apache,
        "SHL-2.0": .apache,
        "SHL-2.1": .apache,
        "Swift-exception": .apache,
        "mxml-exception": .apache,
        "PCRE2-exception": .bsd,
        "LZMA-exception": .commonPublic,
        "GNOME-examples-exception": .creativeCommons,
        "KiCad-libraries-exception": .creativeCommons,
        "fmt-exception": .mit,
        "QPL-1.0-INRIA-2004-exception": .qPublic,
    ]

    fileprivate func includes(_ license: String) -> Bool {
        switch self {
        case .gnu: license.isGeneralPublicLicense
        case .lesserGNU: license.hasPrefix("LGPL-")
        case .apache: license.hasPrefix("Apache-")
        case .bsd: license.hasPrefix("BSD-")
        case .commonPublic: license.hasPrefix("CPL-")
        case .creativeCommons: license.hasPrefix("CC-")
        case .mit: license == "MIT"
        case .qPublic: license.hasPrefix("QPL-")
        }
    }
}

extension StatedLicense {
    /// Whether one of the licenses may take exceptions of the family.
    func takes(exceptionsTo base: ExceptionBase) -> Bool {
        licenseIDs.contains(where: base.includes)
    }

    /// The tree with an exception added to the licenses of its family, in place of any that they
    /// have.
    func with(exception: String, to base: ExceptionBase) -> StatedLicense {
        mapLicenses { id, orLater, old in
            .license(id, orLater: orLater, exception: base.includes(id) ? exception : old)
        }
    }

    /// Whether this is one version of a license, and the other is that version or any later one:
    /// `GPL-2.0-only` is one version of `GPL-2.0-or-later`.
    func isOneVersion(of other: StatedLicense) -> Bool {
        guard case .license(let id, _, nil) = self, case .license(let later, _, nil) = other,
            id.hasSuffix("-only"), later.hasSuffix("-or-later")
        else { return false }
        return id.unbounded == later.unbounded
    }
}
