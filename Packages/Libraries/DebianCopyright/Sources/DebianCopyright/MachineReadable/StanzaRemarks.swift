import DebianSystems

/// The statements next to a stanza's `License` field: remarks that some of the files, or changes to
/// them, are in the public domain, and license texts that the comment prints below a copyright
/// notice, for parts that come from another author.
struct StanzaRemarks {
    private(set) var licenses: [StatedLicense] = []
    private(set) var method: DetectionMethod = .licenseText

    init(_ stanza: CopyrightStanza, identifier: ProseIdentifier) {
        let isSuspect =
            stanza.copyright.map { HolderLines(of: $0).contains { $0.endsInDomain } } ?? false
        guard isSuspect || stanza.comment != nil else { return }
        for field in [stanza.comment, isSuspect ? stanza.copyright : nil] {
            guard let field, DedicationRemark(in: field.value) != nil else { continue }
            licenses = [.reference(.publicDomain)]
            method = .publicDomain
        }
        guard let comment = stanza.comment?.value, comment.mayPrintNotice else { return }
        licenses += identifier.licensesPrinted(in: comment)
    }
}

extension LicenseAssertion {
    /// The assertion, with the remarks that say more.
    func adding(_ remarks: StanzaRemarks) -> Self {
        guard let license, !remarks.licenses.isEmpty else { return self }
        let named = LicenseFamily(of: license.licenseIDs)
        let more = remarks.licenses.filter { other in
            other.licenseIDs.isEmpty
                ? !license.mentions(other) : !other.licenseIDs.contains(where: named.contains)
        }
        return adding(more, by: remarks.method)
    }
}

extension StatedLicense {
    /// Whether the other license occurs anywhere in the tree.
    fileprivate func mentions(_ other: StatedLicense) -> Bool {
        switch self {
        case .and(let operands), .or(let operands): operands.contains { $0.mentions(other) }
        case .license, .reference: self == other
        }
    }
}

extension ByteView {
    /// Whether the line ends the way "Our changes are in the public domain." does.
    fileprivate var endsInDomain: Bool {
        let end = last == UInt8(ascii: ".") ? count - 1 : count
        return end >= 6 && self[end - 6..<end].equalsIgnoringCase("domain")
    }

    /// Whether the remark speaks of permission and copyright, and of nothing in the past.
    fileprivate var mayPrintNotice: Bool {
        containsIgnoringCase("permi") && containsIgnoringCase("copyright")
            && !["originally", "formerly", "previously", "used to be"].contains(
                where: containsIgnoringCase)
    }
}
