extension StatedLicense {
    /// The id of this declared license and the id of the license that its text is, if they
    /// certainly differ; nil if they may be one license.
    ///
    /// These are no contradictions:
    /// - a pointer, and a GNU license without a version;
    /// - a text of several licenses, unless all but one are dedications, or one of a choice is of
    ///   the declared license's family;
    /// - the own text of a GNU license's version, whether later ones were declared or not;
    /// - any version of a license that was declared with a `+`;
    /// - words that name the Artistic License, because they leave the edition open;
    /// - invariant sections and cover texts, which are seldom part of a name;
    /// - a license that commonly has the declared one's name.
    func mismatch(with meaning: TextMeaning) -> (declared: String, said: String)? {
        if self == .reference(.publicDomain) { return keptRights(in: meaning) }
        guard case .license(let declared, let isOrLater, _) = self,
            let said = meaning.license.comparable(with: declared),
            meaning.basis != .pointer, !meaning.isUnversioned, !meaning.rivals.contains(declared),
            declared != said, !isOrLater || declared.withoutVersion != said.withoutVersion,
            declared.withoutInvariants != said.withoutInvariants,
            meaning.basis == .text
                ? declared.withoutInvariants.unbounded != said.withoutInvariants.unbounded
                : !(declared.isFirstArtistic && said.isFirstArtistic),
            !declared.isCommonly(said)
        else { return nil }
        return (declared, said)
    }

    /// The id of the declared public domain and the id of a text that contradicts it: that of a
    /// license whose holder keeps the rights that a dedication gives up. Nil if there is none.
    private func keptRights(in meaning: TextMeaning) -> (declared: String, said: String)? {
        guard meaning.basis == .text || meaning.method == .identifierLine,
            case .license(let said, _, _) = meaning.license, !said.isDedication
        else { return nil }
        return (LicenseReference.publicDomainID, said)
    }

    /// The id in a text's license that can be compared with a declared one; nil if there are
    /// several.
    private func comparable(with declared: String) -> String? {
        let ids: [String]
        switch self {
        case .license(let id, _, _): return id
        case .and(let parts): ids = parts.flatMap(\.licenseIDs)
        case .or(let choices):
            ids = choices.flatMap(\.licenseIDs).filter {
                $0.isGNULicense && $0.isOfFamily(of: declared)
            }
        case .reference: return nil
        }
        return ids.count == 1 ? ids[0] : nil
    }
}

extension String {
    /// Whether one name serves both licenses: they differ only in whom to acknowledge, or one is
    /// the first part of the other.
    fileprivate func isCommonly(_ other: String) -> Bool {
        Self.commonNames.contains { $0.contains(self) && $0.contains(other) }
    }

    private static let commonNames: [Set<String>] = [
        ["BSD-4-Clause", "BSD-4-Clause-UC"], ["OpenSSL", "OpenSSL-standalone"],
    ]

    /// Whether the id is that of a text that gives up all rights, or says that there are none.
    fileprivate var isDedication: Bool {
        Self.dedications.contains(self) || hasPrefix("NIST-PD")
    }

    private static let dedications: Set = [
        "0BSD", "ANTLR-PD", "ANTLR-PD-fallback", "CC-PDDC", "CC-PDM-1.0", "CC0-1.0", "NCBI-PD",
        "PDDL-1.0", "SAX-PD", "SAX-PD-2.0", "Unlicense", "Unlicense-libtelnet",
        "Unlicense-libwhirlpool", "blessing", "libselinux-1.0",
    ]

    /// The id up to its version, if it has one: `MPL`.
    fileprivate var withoutVersion: Substring {
        let words = split(separator: "-", omittingEmptySubsequences: false)
        guard let version = words.firstIndex(where: { $0.first?.isNumber == true }), version > 0
        else { return self[...] }
        return self[..<words[version - 1].endIndex]
    }

    /// For the GNU Free Documentation License, the id without its remark on invariant sections; any
    /// other id unchanged.
    fileprivate var withoutInvariants: String {
        guard hasPrefix("GFDL-") else { return self }
        return split(separator: "-").filter { $0 != "no" && $0 != "invariants" }
            .joined(separator: "-")
    }
}
