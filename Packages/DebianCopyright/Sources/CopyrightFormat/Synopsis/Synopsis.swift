import Bytes

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
    /// The words of the name, with the remark in parentheses behind them.
    let name: ByteView
    /// The words without the remark, where there is one.
    let withoutRemark: ByteView?
    /// The words between `with` and `exception`; nil where it has no exception.
    let exception: ByteView?
    /// From the name through the exception.
    let whole: ByteView
    /// "or later" stands behind it.
    let isOrLater: Bool
}

extension Synopsis {
    /// The only operand, or all of them joined.
    static func joined(_ operands: [Synopsis], by connective: ([Synopsis]) -> Synopsis) -> Synopsis
    {
        operands.count == 1 ? operands[0] : connective(operands)
    }

    /// Whether any of its names is such a one.
    func contains(where isSuch: (SynopsisName) -> Bool) -> Bool {
        switch self {
        case .name(let name): isSuch(name)
        case .and(let operands), .or(let operands):
            operands.contains { $0.contains(where: isSuch) }
        }
    }

    /// Whether all of its names are.
    func allSatisfy(_ isSuch: (SynopsisName) -> Bool) -> Bool {
        !contains { !isSuch($0) }
    }
}
