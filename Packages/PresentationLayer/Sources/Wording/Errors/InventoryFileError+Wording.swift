public import DomainLayer

extension InventoryFileError {
    /// What went wrong, in a sentence without a period.
    public var detail: String {
        switch self {
        case .unreadable(let origin, let message): "cannot read \(origin.label): \(message)"
        case .tooLarge(let origin, let limit):
            "cannot read \(origin.label): a listing has no more than \(limit.grouped) bytes"
        case .invalid(let origin, let problem):
            "\(origin.label):\(problem.line):\(problem.column): "
                + (problem.keyPath.isEmpty ? "" : "\(problem.keyPath): ") + problem.kind.detail
        case .folder(let origin):
            "\(origin.label) is a system, not a saved listing"
        case .filtered(let origin):
            "\(origin.label) lists only some packages"
        case .brief(let origin):
            "\(origin.label) lacks the statements and findings that are needed"
        case .outdated(let origin):
            "\(origin.label) is from a version that named licenses without an SPDX id another way; "
                + "save it again"
        case .cancelled: "cancelled"
        }
    }
}

extension InventoryFileProblem.Kind {
    /// What is wrong, in a sentence without its place and without a period.
    public var detail: String {
        switch self {
        case .empty: "it is empty"
        case .endsEarly: "the text ends too early"
        case .unexpectedByte(let byte): "unexpected \(byte.label)"
        case .somethingFollows: "something follows its end"
        case .badText: "the text is not UTF-8, or has an escape that stands for no character"
        case .tooLong(let limit): "more than \(limit.grouped) bytes make no sense here"
        case .nestedTooDeep(let limit): "more than \(limit) objects and arrays are open"
        case .wrongValue(let wanted, let found): "\(found.label) instead of \(wanted.label)"
        case .badNumber: "the number makes no sense here"
        case .missingMember(let name): "there is no '\(name)'"
        case .repeatedMember(let name): "'\(name)' stands there a second time"
        case .unknownSchema(let version):
            "version \(version) of the listing's schema is not known; this program reads "
                + "\(InventoryFileSchema.readable.map { "\($0)" }.listed("and"))"
        case .unknownWord(let word): "'\(word)' is not known"
        case .badExpression(let problem): "no license expression: \(problem.detail)"
        case .badLines: "lines are two numbers, the first and the last one"
        }
    }
}

extension InventoryFileProblem.ValueKind {
    fileprivate var label: String {
        switch self {
        case .object: "an object"
        case .array: "an array"
        case .text: "a text"
        case .number: "a number"
        case .flag: "true or false"
        case .null: "null"
        }
    }
}

extension UInt8 {
    /// The byte as a character: `'<'`, or its number if it is not visible.
    fileprivate var label: String {
        if (0x21...0x7E).contains(self) { return "'\(Unicode.Scalar(self))'" }
        let digits = String(self, radix: 16, uppercase: true)
        return "byte 0x" + (digits.utf8.count == 1 ? "0" : "") + digits
    }
}

extension RowFileError {
    /// What went wrong, in a sentence without a period.
    public var detail: String {
        switch self {
        case .file(let error): error.detail
        case .refused(let source, let line, let refusal):
            "\(source.label):\(line): \(refusal.detail)"
        case .statementsNeeded(let source):
            "\(source.label) has rows, which lack the statements that the scope 'shipped' needs"
        }
    }
}

extension RowRefusal {
    /// Why the row was refused, in a sentence without a period.
    fileprivate var detail: String {
        switch self {
        case .noRow: "the line doesn't begin as a row does"
        case .otherHost(let host?): "the row is of the host \(host.text)"
        case .otherHost(nil): "the row doesn't say which host it is of"
        case .otherDay(let day?): "the row is of \(day)"
        case .otherDay(nil): "the row doesn't say which day it is of"
        case .otherKey: "the row has another factKey than its contents"
        case .tooManyFacts(let limit): "more than \(limit.grouped) different facts are too many"
        }
    }
}

extension FileOutputError {
    /// What went wrong, in a sentence without a period.
    public var detail: String {
        switch self {
        case .failed(let path, let message): "cannot write \(path): \(message)"
        case .exists(let path): "\(path) exists already"
        }
    }
}

extension ClockDriverError {
    /// What went wrong, in a sentence without a period.
    ///
    /// It quotes the value as it was given, so make control characters visible when you print it.
    public var detail: String {
        switch self {
        case .badSourceDateEpoch(let value):
            "SOURCE_DATE_EPOCH is '\(value)', not the seconds since 1970"
        }
    }
}
