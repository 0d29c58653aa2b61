import Bytes
import Deb822
import Identification
import LicenseStatements

/// What a stanza about files states beside its `License` field: that changes to them, or some of
/// them, are in the public domain.
struct StanzaRemarks {
    /// Whether something is.
    let haveDedication: Bool

    /// - Parameter holders: those of the stanza.
    init(_ stanza: CopyrightStanza, holders: [ByteView]) {
        let isSuspect = holders.contains { $0.endsInDomain }
        haveDedication =
            stanza.comment.flatMap { DedicationRemark(in: $0.value) } != nil
            || isSuspect && stanza.copyright.flatMap { DedicationRemark(in: $0.value) } != nil
    }
}

extension CopyrightStatements.Claim {
    /// What a field says and the dedication beside it; nil where the field names it too.
    func addingDedication() -> Self? {
        let dedication = StatedLicense.reference(.publicDomain)
        guard let license, !license.names(dedication) else { return nil }
        return Self(
            .joined(license.conjuncts + [dedication], by: StatedLicense.and),
            basis: min(basis, .grant), rule: rule.map { min($0, .publicDomain) })
    }
}

extension StatedLicense {
    /// Whether the other one is somewhere in the tree.
    fileprivate func names(_ other: StatedLicense) -> Bool {
        switch self {
        case .and(let operands), .or(let operands): operands.contains { $0.names(other) }
        case .license, .reference: self == other
        }
    }
}

extension ByteView {
    /// Whether the line ends as "Our changes are in the public domain." does.
    fileprivate var endsInDomain: Bool {
        let end = last == UInt8(ascii: ".") ? count - 1 : count
        return end >= 6 && self[end - 6..<end].equalsIgnoringCase("domain")
    }
}
