/// One thing that a copyright file states, with the evidence for it.
public struct LicenseStatement: Hashable, Sendable {
    /// The license stated; nil if the stanza names none.
    public var expression: LicenseExpression?
    /// The `Files` patterns that the statement covers, in the file's order; empty in prose.
    public var files: [String]
    /// The statement's 1-based lines in the copyright file, or in the text that the row's
    /// ``License`` has in its place, both ends included.
    public var lines: ClosedRange<Int>
    public var basis: StatementBasis
    /// How the license was detected; nil if nothing is stated.
    public var method: DetectionMethod?
    /// The rule by which the words of a ``DetectionMethod/grant`` are one; nil for any other
    /// method, and for an address in place of a name.
    public var grantRule: GrantRule?
    /// The license's name as the file writes it; nil if it writes none.
    public var name: String?
    /// The copyright holders, a line of the `Copyright` field each, without the word "Copyright".
    public var holders: [String]

    /// Ids of the SPDX list that a `LicenseRef-` of the expression builds upon: a license with an
    /// exception that the SPDX list lacks is one `LicenseRef-`, and its license is named here.
    public var underlying: [String]

    public init(
        expression: LicenseExpression?,
        files: [String] = [],
        lines: ClosedRange<Int>,
        basis: StatementBasis,
        method: DetectionMethod? = nil,
        grantRule: GrantRule? = nil,
        name: String? = nil,
        holders: [String] = [],
        underlying: [String] = []
    ) {
        self.expression = expression
        self.files = files
        self.lines = lines
        self.basis = basis
        self.method = method
        self.grantRule = grantRule
        self.name = name
        self.holders = holders
        self.underlying = underlying
    }
}

/// What an answer rests on, strongest first.
public enum StatementBasis: String, Hashable, Sendable, CaseIterable {
    /// A license field of the file or of the package database names the license.
    case declared
    /// The license's own text is printed.
    case text
    /// Words grant the license: "you may redistribute it under the terms of …".
    case grant
    /// The file has only a path under `/usr/share/common-licenses`, or an address.
    case pointer
    /// Nothing was found.
    case none
}

extension StatementBasis: Comparable {
    /// A weaker basis is the smaller one, so that `min()` gives the weakest.
    public static func < (left: StatementBasis, right: StatementBasis) -> Bool {
        left.strength < right.strength
    }

    private var strength: Int {
        switch self {
        case .declared: 4
        case .text: 3
        case .grant: 2
        case .pointer: 1
        case .none: 0
        }
    }
}

/// How a statement was detected: which rule turned a file's words into a license.
///
/// A basis says where the words were found, a method how they are understood. The raw values are
/// codes for programs; a statement that joins several licenses has the least certain of their
/// methods.
public enum DetectionMethod: String, Hashable, Sendable, CaseIterable {
    /// A short name by the rules of copyright-format 1.0, section 7.
    case shortName = "short-name"
    /// An identifier of the SPDX list in a `License` field.
    case listedID = "listed-id"
    /// An `SPDX-License-Identifier` line (SPDX specification 2.3, annex E).
    case identifierLine = "identifier-line"
    /// The license's own text, by the SPDX matching guidelines (specification 2.3, annex B).
    case licenseText = "license-text"
    /// A widely used name in a `License` field that has no definition.
    case usualName = "usual-name"
    /// Words that grant a license by its name.
    case grant
    /// "The same terms as Perl itself."
    case perlTerms = "perl-terms"
    /// Words that give the work to the public domain.
    case publicDomain = "public-domain"
    /// A path under `/usr/share/common-licenses`.
    case commonLicense = "common-license"
    /// A listed license with an exception that the SPDX list has no id for.
    case unlistedException = "unlisted-exception"
    /// A text that is no license of the SPDX list.
    case unlistedText = "unlisted-text"
    /// A name that only its own file uses, without a text.
    case unlistedName = "unlisted-name"
}
