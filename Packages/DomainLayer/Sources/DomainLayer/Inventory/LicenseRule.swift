/// The rule or the text that a statement rests on: what made of a file's words a licence.
///
/// A basis says where the words stand, a rule how they are understood. The raw values are codes for
/// programs; of a statement that joins several licences it is the least sure rule.
public enum LicenseRule: String, Hashable, Sendable, CaseIterable {
    /// A short name by the rules of copyright-format 1.0, section 7.
    case shortName = "short-name"
    /// An identifier of the SPDX list in a `License` field.
    case listedID = "listed-id"
    /// An `SPDX-License-Identifier` line (SPDX specification 2.3, annex E).
    case identifierLine = "identifier-line"
    /// The licence's own text, by the SPDX matching guidelines (specification 2.3, annex B).
    case licenseText = "license-text"
    /// A name in a `License` field that many use and nobody has defined.
    case usualName = "usual-name"
    /// Words that grant a licence which they name.
    case grant
    /// "The same terms as Perl itself."
    case perlTerms = "perl-terms"
    /// Words that give the work to the public domain.
    case publicDomain = "public-domain"
    /// A path under `/usr/share/common-licenses`.
    case commonLicense = "common-license"
    /// A listed licence with an exception that the SPDX list has no id for.
    case unlistedException = "unlisted-exception"
    /// A text that is no licence of the SPDX list.
    case unlistedText = "unlisted-text"
    /// A name that only its own file knows, over no text.
    case unlistedName = "unlisted-name"
}
