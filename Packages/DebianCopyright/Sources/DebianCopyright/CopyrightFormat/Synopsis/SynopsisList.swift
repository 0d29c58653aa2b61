/// The operands of a list with commas, and what joins them.
///
/// "And" or "or" behind a comma joins all that stands between commas (copyright-format 1.0, section
/// 7.2). A bare comma means what the next comma with a word behind it says. Where there is none it
/// means "or" if the last operand has an "or" (`A, B or C`), else "and".
struct SynopsisList {
    private var operands: [Synopsis] = []
    /// What stands behind the comma before each operand; nil for a bare comma.
    private var connectives: [SynopsisToken?] = []

    var isEmpty: Bool { operands.isEmpty }

    mutating func append(_ operand: Synopsis, behind connective: SynopsisToken?) {
        operands.append(operand)
        connectives.append(connective)
    }

    /// The operands joined; nil where there are none.
    var tree: Synopsis? {
        guard let last = operands.last else { return nil }
        guard operands.count > 1 else { return last }
        var operands = operands
        var meanings: [SynopsisToken] = []
        var next = SynopsisToken.and
        if connectives.dropFirst().allSatisfy({ $0 == nil }), case .or(let alternatives) = last {
            operands.removeLast()
            operands += alternatives
            next = .or
            meanings = Array(repeating: .or, count: alternatives.count - 1)
        }
        for connective in connectives.dropFirst().reversed() {
            next = connective ?? next
            meanings.append(next)
        }
        return Self.joined(operands, by: meanings.reversed())
    }

    /// - Parameter connectives: one less than operands.
    private static func joined(_ operands: [Synopsis], by connectives: [SynopsisToken]) -> Synopsis
    {
        var alternatives: [Synopsis] = []
        var together = [operands[0]]
        for (operand, connective) in zip(operands.dropFirst(), connectives) {
            if connective == .or {
                alternatives.append(Synopsis.joined(together, by: Synopsis.and))
                together = []
            }
            together.append(operand)
        }
        alternatives.append(Synopsis.joined(together, by: Synopsis.and))
        return Synopsis.joined(alternatives, by: Synopsis.or)
    }
}
