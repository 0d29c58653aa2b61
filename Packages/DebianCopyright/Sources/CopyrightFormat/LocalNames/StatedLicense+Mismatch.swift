import Identification
import LicenseStatements

extension StatedLicense {
    /// The declared id where the text is certainly another licence's; nil where it may be the same.
    ///
    /// A pointer, a GNU licence without a version, and a text of several licences contradict
    /// nothing. Invariant sections and cover texts are seldom part of a name.
    func mismatch(with meaning: TextMeaning) -> String? {
        guard case .license(let declared, false, _) = self,
            case .license(let said, _, _) = meaning.license,
            meaning.basis != .pointer, !meaning.isUnversioned, !meaning.rivals.contains(declared),
            declared != said, declared.withoutInvariants != said.withoutInvariants
        else { return nil }
        return declared
    }
}

extension String {
    /// An id of the GNU Free Documentation License without its remark on invariant sections.
    fileprivate var withoutInvariants: String {
        replacing("-no-invariants", with: "").replacing("-invariants", with: "")
    }
}
