extension StatedLicense {
    /// The id of this license, which was declared, and the id of the license that its text is,
    /// where that is certainly another one; nil if it may be the same.
    ///
    /// What contradicts nothing:
    /// - a pointer, and a GNU license without a version;
    /// - a text of several licenses, unless all but one are dedications, or one of a choice is of
    ///   the declared one's family;
    /// - the own text of a GNU license's version, whether later ones were declared or not;
    /// - any version of a license that was declared with a `+`;
    /// - words that name the Artistic License: they leave open which edition is meant;
    /// - invariant sections and cover texts, which are seldom part of a name;
    /// - a license that people call by the same name.
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

    /// The same for what was declared to be in the public domain: a license whose holder keeps the
    /// rights that a dedication gives up.
    private func keptRights(in meaning: TextMeaning) -> (declared: String, said: String)? {
        guard meaning.basis == .text || meaning.method == .identifierLine,
            case .license(let said, _, _) = meaning.license, !said.isDedication
        else { return nil }
        return (LicenseReference.publicDomainID, said)
    }

    /// Which of a text's licenses a declared one is held against; nil if there are several.
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
    /// Whether it is one of the editions that are called "the Artistic License".
    var isFirstArtistic: Bool { hasPrefix("Artistic-1.0") }

    /// Whether one name serves both licenses: they differ only in whom one asks to acknowledge, or
    /// of the two parts of one the other is the first.
    fileprivate func isCommonly(_ other: String) -> Bool {
        Self.commonNames.contains { $0.contains(self) && $0.contains(other) }
    }

    private static let commonNames: [Set<String>] = [
        ["BSD-4-Clause", "BSD-4-Clause-UC"], ["OpenSSL", "OpenSSL-standalone"],
    ]

    /// Whether it is the id of a text that gives up all rights, or says that there are none.
    fileprivate var isDedication: Bool {
        Self.dedications.contains(self) || hasPrefix("NIST-PD")
    }

    private static let dedications: Set = [
        "0BSD", "ANTLR-PD", "ANTLR-PD-fallback", "CC-PDDC", "CC-PDM-1.0", "CC0-1.0", "NCBI-PD",
        "PDDL-1.0", "SAX-PD", "SAX-PD-2.0", "Unlicense", "Unlicense-libtelnet",
        "Unlicense-libwhirlpool", "blessing", "libselinux-1.0",
    ]

    /// The id up to its version, where it has one: `MPL`.
    fileprivate var withoutVersion: Substring {
        let words = split(separator: "-", omittingEmptySubsequences: false)
        guard let version = words.firstIndex(where: { $0.first?.isNumber == true }), version > 0
        else { return self[...] }
        return self[..<words[version - 1].endIndex]
    }

    /// An id of the GNU Free Documentation License without its remark on invariant sections.
    fileprivate var withoutInvariants: String {
        guard hasPrefix("GFDL-") else { return self }
        return split(separator: "-").filter { $0 != "no" && $0 != "invariants" }
            .joined(separator: "-")
    }
}

extension StatedLicense {
    /// A GNU license of one version with all later ones; anything else as it is.
    var orLater: StatedLicense {
        guard case .license(let id, let isLater, let exception) = self, id.hasSuffix("-only") else {
            return self
        }
        return .license(id.unbounded + "-or-later", orLater: isLater, exception: exception)
    }

    /// The same without a `+`.
    var withoutLaterVersions: StatedLicense {
        mapLicenses { id, _, exception in .license(id, exception: exception) }
    }

    /// The license that was named without a version, as exact as its text makes it; nil if the
    /// text is of another family.
    ///
    /// What the name says of invariant sections or of an exception the text seldom says again.
    func madeExact(by text: StatedLicense) -> StatedLicense? {
        guard case .license(let id, _, let named) = self,
            case .license(let other, let isLater, let printed) = text, id.isOfFamily(of: other)
        else { return nil }
        return .license(
            id.contains("-no-invariants") ? other.statingNoInvariants : other,
            orLater: isLater, exception: printed ?? named)
    }

    /// The same with the version that a name gives, where it names one license of
    /// that family alone.
    func made(exactBy name: [String]) -> StatedLicense {
        mapLicenses { id, orLater, exception in
            name.count == 1 && id.isOfFamily(of: name[0])
                ? .license(name[0], exception: exception)
                : .license(id, orLater: orLater, exception: exception)
        }
    }

    /// Whether it is one of the editions that one name means: "Artistic", but no id of the list.
    func isEdition(namedBy method: DetectionMethod) -> Bool {
        guard method != .listedID, case .license(let id, false, nil) = self else { return false }
        return id.isFirstArtistic
    }

    /// Whether both are single licenses of one family.
    func isOfFamily(of other: StatedLicense) -> Bool {
        guard case .license(let id, _, _) = self, case .license(let other, _, _) = other else {
            return false
        }
        return id.isOfFamily(of: other)
    }
}

extension String {
    /// An id of the GNU Free Documentation License with the remark that there are no invariant
    /// sections.
    fileprivate var statingNoInvariants: String {
        if contains("invariants") { return self }
        return unbounded + "-no-invariants" + dropFirst(unbounded.count)
    }
}
