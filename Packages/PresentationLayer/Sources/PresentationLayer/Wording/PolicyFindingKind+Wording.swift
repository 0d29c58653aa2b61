extension PolicyFindingKind {
    /// What such findings have in common, in a sentence with its full stop.
    public var detail: String {
        switch self {
        case .deniedLicense: "The policy denies the licence."
        case .licenseNotAllowed: "The licence is not among those that the policy allows."
        case .exceptionNotAllowed: "The policy allows the licence only without its exception."
        case .unknownLicense: "Nobody knows what the licence asks for."
        case .noChoicePasses: "The policy lets none of the licences pass that there are to choose."
        case .expiredExemption: "An exemption of the policy has expired."
        case .unusedExemption: "An exemption of the policy excuses nothing."
        case .outdatedClarification:
            "A clarification of the policy is about another version or copyright file."
        case .unusedClarification: "A clarification of the policy is about nothing installed."
        case .unusedRule: "A rule of the policy is about sections that no package is in."
        }
    }
}
