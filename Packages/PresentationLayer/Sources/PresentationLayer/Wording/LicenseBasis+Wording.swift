public import DomainLayer

extension EvidenceKind {
    /// The basis in a word, the same that JSON has and `--basis` takes.
    public var label: String { rawValue }

    /// What the word means, in a clause without a full stop.
    public var detail: String {
        switch self {
        case .declared: "a License field names it"
        case .text: "the licence's own text is printed"
        case .grant: "words grant it"
        case .pointer: "only a path under /usr/share/common-licenses points at it"
        case .none: "nothing was found"
        }
    }
}
