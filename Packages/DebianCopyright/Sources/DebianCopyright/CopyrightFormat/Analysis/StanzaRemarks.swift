/// What a stanza about files states beside its `License` field: that some of them, or changes to
/// them, are in the public domain, and the licences' own texts that its comment prints below the
/// copyright notice of somebody whose work they hold too.
struct StanzaRemarks {
    private(set) var licenses: [StatedLicense] = []
    private(set) var rule: StatementRule = .licenseText

    /// - Parameter holders: those of the stanza.
    init(_ stanza: CopyrightStanza, holders: [ByteView], identifier: ProseIdentifier) {
        let isSuspect = holders.contains { $0.endsInDomain }
        guard isSuspect || stanza.comment != nil else { return }
        for field in [stanza.comment, isSuspect ? stanza.copyright : nil] {
            guard let field, DedicationRemark(in: field.value) != nil else { continue }
            licenses = [.reference(.publicDomain)]
            rule = .publicDomain
        }
        guard let comment = stanza.comment?.value, comment.mayPrintNotice else { return }
        let statements = identifier.statements(in: comment)
        licenses += statements.filter { $0.basis == .text }.map(\.license)
    }
}

extension CopyrightStatements.Claim {
    /// What a field says and what the remarks beside it do; nil where that is no more.
    func adding(_ remarks: StanzaRemarks) -> Self? {
        guard let license else { return nil }
        let named = LicenseKin(of: license.licenseIDs)
        let more = remarks.licenses.filter { other in
            other.licenseIDs.isEmpty
                ? !license.mentions(other) : !other.licenseIDs.contains(where: named.contains)
        }
        return more.isEmpty ? nil : adding(more, by: remarks.rule)
    }
}

extension StatedLicense {
    /// Whether the other one is somewhere in the tree.
    fileprivate func mentions(_ other: StatedLicense) -> Bool {
        switch self {
        case .and(let operands), .or(let operands): operands.contains { $0.mentions(other) }
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

    /// Whether it speaks of permission and of copyright, and of nothing that is over.
    fileprivate var mayPrintNotice: Bool {
        containsIgnoringCase("permi") && containsIgnoringCase("copyright")
            && !["originally", "formerly", "previously", "used to be"].contains(
                where: containsIgnoringCase)
    }
}
