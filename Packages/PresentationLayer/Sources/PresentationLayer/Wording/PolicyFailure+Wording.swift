public import DomainLayer

extension PolicyFailure {
    /// What the package violates, in a sentence without a full stop.
    public var detail: String {
        let reasons = causes.map(\.detail).joined(separator: "; ")
        guard causes.count > 1, let license else { return "\(package): \(reasons)" }
        return "\(package): no side of \(license) passes: \(reasons)"
    }
}

extension PolicyEvidence {
    /// The file for a cell of a table.
    public var file: String {
        switch self {
        case .copyright(let file, _): file
        case .clarification: "the policy's clarification"
        }
    }

    /// The lines for a cell of a table: `3-5, 9`; empty where none is of use.
    public var lines: String {
        switch self {
        case .copyright(_, let lines):
            lines.map { lines in
                lines.count == 1 ? "\(lines.lowerBound)" : "\(lines.lowerBound)-\(lines.upperBound)"
            }.joined(separator: ", ")
        case .clarification(let place): place.line.map(String.init) ?? ""
        }
    }
}
