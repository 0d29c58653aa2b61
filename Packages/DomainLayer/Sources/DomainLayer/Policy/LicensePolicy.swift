/// Which licenses may be installed.
///
/// ```swift
/// let request = PolicyRequest(deny: ["category:strong-copyleft"])
/// let policy = try LicensePolicy().adding(request)
/// let verdict = policy.verdict(on: inventory, day: today)
/// verdict.violations.map(\.package)  // ["bash:amd64", …]
/// ```
///
/// The first rule that is about a package's section judges the package; an exemption of the package
/// may excuse what that rule objects to. A clarification replaces the license that a copyright file
/// states; a judgment gives a license that the SPDX list lacks a category, or allows it.
public struct LicensePolicy: Hashable, Sendable {
    /// The policy's file; nil if only a request makes it.
    public var path: String?
    /// The rules for some sections in the order of the file, then the one for all; empty if a file
    /// has none, until ``adding(_:)`` makes one.
    public var rules: [PolicyRule]
    public var exemptions: [PolicyExemption]
    public var clarifications: [LicenseClarification]
    public var judgments: [LicenseJudgment]

    /// - Parameters:
    ///   - path: the policy's file; nil if only a request makes it.
    ///   - rules: in the order of the file.
    ///   - exemptions: in the order of the file.
    ///   - clarifications: in the order of the file.
    ///   - judgments: in the order of the file.
    public init(
        path: String? = nil, rules: [PolicyRule] = [], exemptions: [PolicyExemption] = [],
        clarifications: [LicenseClarification] = [], judgments: [LicenseJudgment] = []
    ) {
        self.path = path
        let general = rules.filter(\.sections.isEmpty)
        let denied = general.flatMap(\.deny)
        self.rules =
            rules.filter { !$0.sections.isEmpty }.map { $0.inheriting(denied) } + general
        self.exemptions = exemptions
        self.clarifications = clarifications
        self.judgments = judgments
    }

    /// Everything passes, and unknown licenses are reported.
    public static let allowingAll = LicensePolicy(
        rules: [PolicyRule(unknown: .warn, location: .unwritten)])

    /// Whether a package can't be judged by its expressions alone.
    public var needsStatements: Bool { rules.contains { $0.scope == .shipped } }

    /// What an inventory must hold for the policy to be checked.
    public var detail: InventoryDetail {
        clarifications.contains { $0.textDigest != nil } ? .digests : []
    }
}
