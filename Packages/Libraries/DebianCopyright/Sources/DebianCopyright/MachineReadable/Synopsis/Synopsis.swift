import DebianSystems

/// The short name or names on the first line of a `License` field (copyright-format 1.0, section
/// 7), as a tree of names.
indirect enum Synopsis {
    case name(SynopsisName)
    /// At least two operands.
    case and([Synopsis])
    /// At least two operands.
    case or([Synopsis])
}

/// A license in a synopsis.
struct SynopsisName {
    /// The words of the name, including a remark in parentheses after them.
    let name: ByteView
    /// The words without the remark; nil if there is none.
    let withoutRemark: ByteView?
    /// The words between `with` and `exception`; nil if the name has no exception.
    let exception: ByteView?
    /// Everything from the name through the exception.
    let whole: ByteView
    /// Whether "or later" follows the name.
    let isOrLater: Bool
}

extension Synopsis {
    /// The operands joined by a connective, or the only operand itself.
    static func joined(_ operands: [Synopsis], by connective: ([Synopsis]) -> Synopsis) -> Synopsis
    {
        operands.count == 1 ? operands[0] : connective(operands)
    }

    /// Whether `isTrue` holds for any of the names.
    func contains(where isTrue: (SynopsisName) -> Bool) -> Bool {
        switch self {
        case .name(let name): isTrue(name)
        case .and(let operands), .or(let operands):
            operands.contains { $0.contains(where: isTrue) }
        }
    }

    /// Whether `isTrue` holds for all of the names.
    func allSatisfy(_ isTrue: (SynopsisName) -> Bool) -> Bool {
        !contains { !isTrue($0) }
    }
}

/// The synopsis and text of a `License` field, even if they aren't on the lines meant for them.
struct SynopsisField {
    /// The synopsis.
    let line: ByteView
    /// The text; nil if there is none.
    let text: LicenseText?
    /// Whether the line comes from below an empty `License:` line: it may be a synopsis, or the
    /// beginning of the text.
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
    /// Whether the line ends in "and", "or" or a comma, so that the next line belongs to it.
    fileprivate var endsInConnective: Bool {
        guard let last, last != UInt8(ascii: ",") else { return !isEmpty }
        let word = self[(lastIndex(where: \.isBlank) ?? -1) + 1..<count]
        return word.equalsIgnoringCase("and") || word.equalsIgnoringCase("or")
            || word.equalsIgnoringCase("and/or")
    }
}

/// The operands of a list with commas, and the connectives between them.
///
/// "And" or "or" after a comma joins everything between commas (copyright-format 1.0, section 7.2).
/// A bare comma has the meaning of the next comma with a word after it. If there is none, it means
/// "or" if the last operand has an "or" (`A, B or C`), else "and".
struct SynopsisList {
    private var operands: [Synopsis] = []
    /// The connective after the comma before each operand; nil for a bare comma.
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

    /// - Parameter connectives: one fewer than the operands.
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
