/// The meaning of a phrase.
enum TermMeaning: Hashable, Sendable {
    /// Grants the acts that its sentence names.
    case grant
    /// Grants the acts that it urges: "copy it, change it".
    case imperative
    /// Grants every act.
    case everything
    case dedication
    case condition(LicenseTerms.Condition)
    case limitation(LicenseTerms.Limitation)
    /// Leads to conditions: "provided that".
    case lead
    /// "without prior permission": a limitation unless the sentence is about a name or a trademark.
    case consent
    /// "without modification": a limitation unless the sentence is about a notice.
    case unchanged
    /// Marks a definition or a clause about the text itself, whose other words need not be known.
    case aside
    /// Points to terms that are printed elsewhere: "under the same terms as Python".
    case pointer
    /// Says under the terms of which license a work is: "under the terms of the license".
    case terms
    /// Says that a sentence is about the license's own text rather than about the work.
    case ofText
    /// Marks a remark about the text itself that is the last of its sentence: what follows it may
    /// only be a date or the like.
    case note
    /// Marks a remark, which demands nothing.
    case remark
    /// Asks for something optional.
    case request
    /// Wishes for something: "would be nice".
    case wish
    /// Says who owns the work or how it came about.
    case fact
    /// Marks a clause on courts, laws, reserved rights and the text's validity. The clause is
    /// understood if it names no act on the work.
    case formality
    /// Refers to the license that a text adds to: "you should have received a copy of".
    case referral
    /// Has no meaning of its own, but explains its words: "with or without".
    case plain

    /// The meanings of all phrases, with one phrase per line.
    static let table = explanations + remarks + grants + conditions + limitations + disclaimers
}

extension TermMeaning {
    var condition: LicenseTerms.Condition? {
        if case .condition(let term) = self { term } else { nil }
    }

    var limitation: LicenseTerms.Limitation? {
        if case .limitation(let term) = self { term } else { nil }
    }

    /// Whether the phrase disclaims liability or warranty.
    var disclaims: Bool {
        self == .limitation(.liability) || self == .limitation(.warranty)
    }

    /// Whether the phrase is about the use of names and trademarks, rather than of the work.
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
