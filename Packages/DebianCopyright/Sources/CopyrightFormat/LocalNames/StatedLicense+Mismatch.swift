import Identification
import LicenseStatements

extension StatedLicense {
    /// The declared id and that of the text where it is certainly another licence's; nil where it may
    /// be the same.
    ///
    /// A pointer, a GNU licence without a version, and a text of several licences contradict
    /// nothing. A GNU licence's own text leaves open whether later versions may be chosen, and words
    /// that name the Artistic License which edition is meant. Invariant sections and cover texts are
    /// seldom part of a name.
    func mismatch(with meaning: TextMeaning) -> (declared: String, said: String)? {
        guard case .license(let declared, false, _) = self,
            case .license(let said, _, _) = meaning.license,
            meaning.basis != .pointer, !meaning.isUnversioned, !meaning.rivals.contains(declared),
            declared != said, declared.withoutInvariants != said.withoutInvariants,
            meaning.basis == .text
                ? declared.unbounded != said.unbounded
                : !(declared.isFirstArtistic && said.isFirstArtistic),
            !declared.isCommonly(said)
        else { return nil }
        return (declared, said)
    }
}

extension String {
    /// Whether it is one of the editions that are called "the Artistic License".
    fileprivate var isFirstArtistic: Bool { hasPrefix("Artistic-1.0") }

    /// Whether one name serves both licences: they ask the same, and one only says more beside it, or
    /// of the two parts of one the other is the first.
    fileprivate func isCommonly(_ other: String) -> Bool {
        Self.commonNames.contains { $0.contains(self) && $0.contains(other) }
    }

    private static let commonNames: [Set<String>] = [
        ["BSD-2-Clause", "BSD-2-Clause-Views"], ["BSD-4-Clause", "BSD-4-Clause-UC"],
        ["OpenSSL", "OpenSSL-standalone"],
    ]

    /// An id of the GNU Free Documentation License without its remark on invariant sections.
    fileprivate var withoutInvariants: String {
        guard hasPrefix("GFDL-") else { return self }
        return replacing("-no-invariants", with: "").replacing("-invariants", with: "")
    }
}
