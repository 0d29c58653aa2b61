/// The short name, or the names, on the first line of a `License` field (copyright-format 1.0,
/// section 7): a tree of names.
indirect enum Synopsis {
    case name(SynopsisName)
    /// At least two operands.
    case and([Synopsis])
    /// At least two operands.
    case or([Synopsis])
}

/// A licence as a synopsis names it.
struct SynopsisName {
    /// The words of the name, a remark in parentheses behind them included.
    let name: ByteView
    /// The words without the remark; nil where there is none.
    let withoutRemark: ByteView?
    /// The words between `with` and `exception`; nil where it has no exception.
    let exception: ByteView?
    /// From the name through the exception.
    let whole: ByteView
    /// Whether "or later" stands behind it.
    let isOrLater: Bool
}

extension Synopsis {
    /// The only operand, or all of them joined.
    static func joined(_ operands: [Synopsis], by connective: ([Synopsis]) -> Synopsis) -> Synopsis
    {
        operands.count == 1 ? operands[0] : connective(operands)
    }

    /// Whether something is true of any of its names.
    func contains(where isTrue: (SynopsisName) -> Bool) -> Bool {
        switch self {
        case .name(let name): isTrue(name)
        case .and(let operands), .or(let operands):
            operands.contains { $0.contains(where: isTrue) }
        }
    }

    /// Whether something is true of all of its names.
    func allSatisfy(_ isTrue: (SynopsisName) -> Bool) -> Bool {
        !contains { !isTrue($0) }
    }
}
