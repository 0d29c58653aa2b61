import DomainLayer
import StreamedJSON

// MARK: The reader's errors in the domain's words

extension InventoryFileError {
    /// - Parameter rejection: why a valid JSON value was rejected, if one was.
    init(
        _ error: JSONReaderError, at origin: InputSource, rejection: InventoryFileProblem.Kind
    ) {
        self =
            switch error {
            case .unreadable(let message): .unreadable(origin, message: message)
            case .tooLarge(let limit): .tooLarge(origin, limit: limit)
            case .cancelled: .cancelled
            case .invalid(let problem):
                .invalid(
                    origin,
                    InventoryFileProblem(
                        InventoryFileProblem.Kind(problem.kind, rejection: rejection),
                        line: problem.line, column: problem.column, keyPath: problem.keyPath))
            }
    }
}

extension InventoryFileProblem.Kind {
    fileprivate init(_ kind: JSONProblem.Kind, rejection: Self) {
        self =
            switch kind {
            case .endsEarly: .endsEarly
            case .unexpectedByte(let byte): .unexpectedByte(byte)
            case .somethingFollows: .somethingFollows
            case .badText: .badText
            case .tooLong(let limit): .tooLong(limit: limit)
            case .nestedTooDeep(let limit): .nestedTooDeep(limit: limit)
            case .wrongValue(let wanted, let found):
                .wrongValue(
                    wanted: InventoryFileProblem.ValueKind(wanted),
                    found: InventoryFileProblem.ValueKind(found))
            case .badNumber: .badNumber
            case .missingMember(let name): .missingMember(name)
            case .repeatedMember(let name): .repeatedMember(name)
            case .rejected: rejection
            }
    }
}

extension InventoryFileProblem.ValueKind {
    fileprivate init(_ kind: JSONProblem.ValueKind) {
        self =
            switch kind {
            case .object: .object
            case .array: .array
            case .text: .text
            case .number: .number
            case .flag: .flag
            case .null: .null
            }
    }
}
