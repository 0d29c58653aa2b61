/// What one installed package says about its licenses: a row of the inventory.
///
/// ```swift
/// let curl = PackageLicense(
///     name: "curl", version: "7.88.1-10", architecture: "amd64", basis: .declared,
///     expression: try LicenseExpression(parsing: "curl AND ISC"))
/// curl.id  // "curl:amd64"
/// curl.licenses  // ["ISC", "curl"]
/// curl.category  // .permissive
/// ```
///
/// A row holds no texts, so that tens of thousands of rows fit in memory; opening one gives its
/// ``License``.
public struct PackageLicense: Identifiable, Hashable, Sendable {
    /// The binary package's name: dpkg's `Package` field.
    public var name: String
    /// The binary package's `Version` field, epoch and revision included; empty if it lacks one.
    public var version: String
    /// The binary package's `Architecture` field: `amd64`, `all`, …; empty if it lacks one.
    public var architecture: String
    /// The source package that it was built from.
    public var source: SourcePackage
    /// The source packages that were built in, in the order of dpkg's fields; empty for most
    /// packages.
    public var builtUsing: [BuiltInSource]
    /// The `Section` field, for example `libs` or `non-free/net`; empty if there is none.
    public var section: String
    /// What the package has for others; empty if the package manager doesn't record it.
    public var provisions: PackageProvisions
    /// The `Priority` field, for example `required` or `optional`; empty if there is none.
    public var priority: String
    /// Whether every system has the package: the `Essential` field says `yes` (Debian Policy 3.8).
    public var isEssential: Bool
    /// The `Maintainer` field, usually `Name <mail>`; empty if there is none.
    public var maintainer: String
    /// The `Installed-Size` field, in KiB; 0 if there is none.
    public var installedSize: Int
    /// The copyright file's absolute path inside the root, as the package names it (links not
    /// followed); nil if there is none.
    public var copyrightFile: String?
    /// How the file is written, or ``CopyrightFileFormat/database``; nil if nothing was read.
    public var format: CopyrightFileFormat?
    /// The weakest basis among the statements of the main expression, or among all if there is
    /// none.
    public var basis: StatementBasis
    /// The AND of what every statement says, simplified; nil (`NOASSERTION`) if nothing was
    /// found.
    public var expression: LicenseExpression?
    /// What the `Files: *` stanza says, or the main statement in prose; nil if there is neither.
    public var mainExpression: LicenseExpression?
    /// Everything that the file states, in the file's order.
    public var statements: [LicenseStatement]
    /// What needs a look, in the file's order.
    public var findings: [LicenseFinding]
    /// The lines of the file that nothing explains, 1-based, both ends included, in order: they
    /// belong to no statement, name no holder, and are neither structure nor a remark.
    public var unexplained: [ClosedRange<Int>]
    /// The file's own names for `LicenseRef-` ids of the expression, by the ids; empty for most
    /// packages.
    public var names: [String: String]
    /// What the texts of unlisted licenses say, by the licenses' ids; empty for most packages.
    public var readings: [String: LicenseReading]
    /// Why there is no answer, or one from elsewhere; nil if the package's own file answered.
    public var reason: LicenseReason?
    /// `sha256:` and the digest of the copyright file, or of the text in its place, in 64 hex
    /// digits, as `sha256sum` prints them; nil if ``InventoryDetail/digests`` were not asked for or
    /// nothing was read.
    public var textDigest: String?
    /// What a reviewer concluded; nil if no policy was named, or none of its clarifications holds.
    public var conclusion: LicenseConclusion?

    /// `name:architecture`, dpkg's own name for one installed instance of a package.
    public var id: String { "\(name):\(architecture)" }

    /// The file that answers for the package: its own or a sibling's; nil if there is none.
    public var answeringFile: String? {
        if case .answeredBySibling(_, let path) = reason { path } else { copyrightFile }
    }

    /// Makes a row; without `source`, the source has the binary package's name and version.
    public init(
        name: String,
        version: String,
        architecture: String,
        source: SourcePackage? = nil,
        builtUsing: [BuiltInSource] = [],
        section: String = "",
        provisions: PackageProvisions = [],
        priority: String = "",
        isEssential: Bool = false,
        maintainer: String = "",
        installedSize: Int = 0,
        copyrightFile: String? = nil,
        format: CopyrightFileFormat? = nil,
        basis: StatementBasis = .none,
        expression: LicenseExpression? = nil,
        mainExpression: LicenseExpression? = nil,
        statements: [LicenseStatement] = [],
        findings: [LicenseFinding] = [],
        unexplained: [ClosedRange<Int>] = [],
        names: [String: String] = [:],
        readings: [String: LicenseReading] = [:],
        reason: LicenseReason? = nil,
        textDigest: String? = nil,
        conclusion: LicenseConclusion? = nil
    ) {
        self.name = name
        self.version = version
        self.architecture = architecture
        self.source = source ?? SourcePackage(name: name, version: version)
        self.builtUsing = builtUsing
        self.section = section
        self.provisions = provisions
        self.priority = priority
        self.isEssential = isEssential
        self.maintainer = maintainer
        self.installedSize = installedSize
        self.copyrightFile = copyrightFile
        self.format = format
        self.basis = basis
        self.expression = expression
        self.mainExpression = mainExpression
        self.statements = statements
        self.findings = findings
        self.unexplained = unexplained
        self.names = names
        self.readings = readings
        self.reason = reason
        self.textDigest = textDigest
        self.conclusion = conclusion
    }
}

extension PackageLicense {
    /// The license ids of the expression, `LicenseRef-` ones included, and those that its
    /// `LicenseRef-` ids build upon; each once, ordered as bytes; empty if nothing was found.
    public var licenses: [String] { statements.addingUnderlying(to: expression?.licenses) }

    /// The ids in ``licenses``, each followed by the `+` that the expression gives it:
    /// `LPPL-1.3c+`.
    public var licensesAsStated: [String] {
        statements.addingUnderlying(to: expression?.licensesAsStated)
    }

    /// The exceptions' ids in the expression, each once, ordered as bytes.
    public var exceptions: [String] { expression?.exceptions ?? [] }

    /// The category of the expression as far as it is known; without one,
    /// ``LicenseCategory/unknown``. ``isUnknown`` says whether parts of the license are unknown.
    public var category: LicenseCategory { expression?.category(reading: readings) ?? .unknown }

    /// Whether a finding says that the package may be under terms that its expression lacks.
    public var hasUnknownTerms: Bool { findings.contains { $0.kind.leavesTermsUnknown } }

    /// Whether something in the package's license is unknown: it has no expression, or unknown
    /// terms, or an expression that always requires an unlisted license whose text says too little.
    public var isUnknown: Bool {
        expression?.isUnknown(reading: readings) ?? true || hasUnknownTerms
    }

    /// Whether the package always requires an unlisted license, or may be under terms that its
    /// expression lacks, whatever the texts say.
    public var isUnlisted: Bool { expression?.isUnknown() ?? true || hasUnknownTerms }

    /// The categories that the package is listed under, see ``LicenseQuery/categories``.
    public var listedCategories: Set<LicenseCategory> {
        hasUnknownTerms ? categoriesOfClauses.union([.unknown]) : categoriesOfClauses
    }

    /// The categories that follow from expression and statements alone, without findings: those of
    /// the clauses, ``LicenseCategory/unknown`` without an expression, and those of the licenses
    /// that an unknown clause builds upon.
    var categoriesOfClauses: Set<LicenseCategory> {
        guard let expression else { return [.unknown] }
        var categories = expression.categoriesOfClauses(reading: readings)
        if statements.contains(where: { !$0.underlying.isEmpty }) {
            categories.formUnion(StatedTerms(statements).categoriesBelow(expression))
        }
        return categories
    }
}

extension StatedTerms {
    /// The categories of what the unavoidable unknown licenses of an expression build upon: a
    /// clause counts if each of its alternatives builds upon a license of the category.
    fileprivate func categoriesBelow(_ expression: LicenseExpression) -> Set<LicenseCategory> {
        let clauses = expression.clauses ?? expression.terms.map { [$0] }
        return clauses.filter { $0.category() == .unknown }.reduce(into: []) { categories, clause in
            let below = clause.map { term in
                Set(underlying(of: term).map { SPDXLicenseList.category(of: LicenseTerm($0)) })
            }
            categories.formUnion(
                below.dropFirst().reduce(below.first ?? []) { $0.intersection($1) })
        }
    }
}

extension [LicenseStatement] {
    /// The ids of the expression, and those that its `LicenseRef-` ids build upon according to
    /// these statements; each once, ordered as bytes.
    func addingUnderlying(to licenses: [String]?) -> [String] {
        let licenses = licenses ?? []
        let underlying = flatMap(\.underlying)
        return underlying.isEmpty ? licenses : (licenses + underlying).sortedOnce()
    }
}

/// How a copyright file is written, or what there is in its place.
public enum CopyrightFileFormat: String, Hashable, Sendable, CaseIterable {
    /// Machine-readable: Debian's copyright-format 1.0, once a draft called DEP-5.
    case machineReadable = "dep5"
    /// Prose.
    case prose = "text"
    /// No file: the license field of the package manager's database, and below it the texts that
    /// the package ships.
    case database
}
