/// The short name, or the names, on the first line of a `License` field (copyright-format 1.0,
/// section 7): a tree of names.
indirect enum Synopsis {
    case name(SynopsisName)
    /// At least two operands.
    case and([Synopsis])
    /// At least two operands.
    case or([Synopsis])
}

/// A license as a synopsis names it.
struct SynopsisName {
    /// The words of the name, a remark in parentheses behind them included.
    let name: ByteView
    /// The words without the remark; nil if there is none.
    let withoutRemark: ByteView?
    /// The words between `with` and `exception`; nil if it has no exception.
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

/// A `License` field's synopsis and its text, also where people put them on other lines than those
/// that are for them.
struct SynopsisField {
    /// The synopsis.
    let line: ByteView
    /// The text; nil if there is none.
    let text: LicenseText?
    /// Whether the line is from below `License:`, behind which there is nothing: it may be a
    /// synopsis, but may as well be how the text begins.
    let isFirstLineOfText: Bool

    /// Nil if the field is empty.
    init?(line: ByteView, text: LicenseText?) {
        if line.isEmpty {
            guard let text, let (first, rest) = text.split else { return nil }
            self.init(line: first, text: rest, isFirstLineOfText: true)
        } else if line.endsInConnective, let text, let (second, rest) = text.split {
            self.init(line: line.through(second), text: rest, isFirstLineOfText: false)
        } else {
            self.init(line: line, text: text, isFirstLineOfText: false)
        }
    }

    private init(line: ByteView, text: LicenseText?, isFirstLineOfText: Bool) {
        self.line = line
        self.text = text
        self.isFirstLineOfText = isFirstLineOfText
    }
}

extension ByteView {
    /// Whether the line ends in "and", "or" or a comma, so that the next one belongs to it.
    fileprivate var endsInConnective: Bool {
        guard let last, last != UInt8(ascii: ",") else { return !isEmpty }
        let word = self[(lastIndex(where: \.isBlank) ?? -1) + 1..<count]
        return word.equalsIgnoringCase("and") || word.equalsIgnoringCase("or")
            || word.equalsIgnoringCase("and/or")
    }
}

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

    /// The operands joined; nil if there are none.
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
