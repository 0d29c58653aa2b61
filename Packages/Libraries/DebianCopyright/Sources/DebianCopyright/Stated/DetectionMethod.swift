/// The rule by which a file's words were recognized as a license, surest first.
public enum DetectionMethod: UInt8, Hashable, Sendable, CaseIterable {
    /// A short name by the rules of copyright-format 1.0, section 7.
    case shortName
    /// An identifier of the SPDX list in a `License` field.
    case listedID
    /// An `SPDX-License-Identifier` line (SPDX specification 2.3, annex E).
    case identifierLine
    /// The license's own text, by the SPDX matching guidelines (specification 2.3, annex B).
    case licenseText
    /// A name in a `License` field that is widely used but defined nowhere.
    case usualName
    /// Words that name a license and grant it.
    case grant
    /// "Under the same terms as Perl itself", or words to that effect.
    case perlTerms
    /// Words that dedicate the work to the public domain.
    case publicDomain
    /// A path under `/usr/share/common-licenses`.
    case commonLicense
    /// A listed license with an exception that the SPDX list has no id for.
    case unlistedException
    /// A text that is no license of the SPDX list.
    case unlistedText
    /// A name that only its own file uses, without a text.
    case unlistedName
}

extension DetectionMethod: Comparable {
    /// A less sure method is less than a surer one, so that `min()` gives the weakest.
    public static func < (left: DetectionMethod, right: DetectionMethod) -> Bool {
        left.rawValue > right.rawValue
    }
}
