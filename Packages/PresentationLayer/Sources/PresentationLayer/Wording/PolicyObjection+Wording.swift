public import DomainLayer

extension PolicyObjection {
    /// What a rule has against licences, as the title of a list of them.
    public var title: String {
        switch self {
        case .denied(let entry, _): "Denied by \(entry.pattern.text)" + entry.location.inParentheses
        case .notAllowed(let place): "Not allowed" + place.inParentheses
        case .exceptionNotAllowed(let place):
            "Not allowed with the exception" + place.inParentheses
        case .unknown(let place): "Unknown licence" + place.inParentheses
        }
    }
}

extension PolicyCause {
    /// What is against one licence, in a clause: `GPL-2.0-only is denied by GPL-* (line 3)`.
    public var detail: String {
        let name = license?.description ?? "the licence"
        return switch objection {
        case .denied(let entry, nil):
            "\(name) is denied by \(entry.pattern.text)" + entry.location.inParentheses
        case .denied(let entry, let id?):
            "\(name) builds upon \(id), which is denied by \(entry.pattern.text)"
                + entry.location.inParentheses
        case .notAllowed(let place):
            "\(name) is not allowed" + place.inParentheses
        case .exceptionNotAllowed(let place):
            "\(name) is allowed only without its exception" + place.inParentheses
        case .unknown(let place):
            "\(name) is unknown" + place.inParentheses
        }
    }
}

extension SourceLocation {
    fileprivate var inParentheses: String { label.isEmpty ? "" : " (\(label))" }
}
