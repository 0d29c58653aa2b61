/// What a phrase says.
enum TermMeaning: Hashable, Sendable {
    /// Grants the acts that its sentence names.
    case grant
    /// Grants what it tells somebody to do: "copy it, change it".
    case imperative
    /// Grants to do anything.
    case everything
    case dedication
    case condition(LicenseTerms.Condition)
    case limitation(LicenseTerms.Limitation)
    /// Leads to conditions: "provided that".
    case lead
    /// "without prior permission", which limits unless a name or a mark is spoken of.
    case consent
    /// "without modification", which limits unless a notice is spoken of.
    case unchanged
    /// Makes a definition or a clause about the text itself, whose other words need not be known.
    case aside
    /// Points to terms that stand elsewhere: "under the same terms as Python".
    case pointer
    /// Says that a sentence is about the license's own text rather than about the work.
    case ofText
    /// Makes a remark, which asks for nothing.
    case remark
    /// Asks for something that it says nobody has to do.
    case request
    /// Tells whose the work is or how it came about.
    case fact
    /// Makes a clause on courts, laws, reserved rights and the text's validity, which is understood
    /// if it names nothing that may be done with the work.
    case formality
    /// Says nothing by itself, but explains its words: "with or without".
    case plain

    /// What all phrases mean, with a phrase in each line.
    static let table = explanations + remarks + grants + conditions + limitations + disclaimers
}

extension TermMeaning {
    var condition: LicenseTerms.Condition? {
        if case .condition(let term) = self { term } else { nil }
    }

    var limitation: LicenseTerms.Limitation? {
        if case .limitation(let term) = self { term } else { nil }
    }

    /// Whether it says what nobody answers for.
    var disclaims: Bool {
        self == .limitation(.liability) || self == .limitation(.warranty)
    }

    /// Whether it says how names and marks may be used, rather than the work.
    var isOfNames: Bool {
        switch self {
        case .condition(.noEndorsement), .condition(.rename), .condition(.noMisrepresentation),
            .limitation(.trademarkUse):
            true
        default: false
        }
    }

    var isGrant: Bool { self == .grant || self == .imperative || self == .everything }
}
