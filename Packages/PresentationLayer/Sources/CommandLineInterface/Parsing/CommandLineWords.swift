/// Sorts the words of a command line into command, operands and options.
///
/// Sorting continues after an error, since a `--help` may follow.
struct CommandLineWords {
    private(set) var command: Command?
    /// Whether a word names the command; if not, the command is `list`.
    private(set) var isCommandNamed = false
    private(set) var operands: [String] = []
    private(set) var options: [(name: OptionName, values: [String])] = []
    private var error: UsageError?

    private var rest: ArraySlice<String>

    init(_ words: [String]) {
        rest = words[...]
    }

    func has(_ option: OptionName) -> Bool {
        options.contains { $0.name == option }
    }

    /// What is wrong with the first invalid word; the command may come after that word.
    var firstError: UsageError? {
        let command = command ?? .list
        return switch error {
        case .unknownOption(let word, _): .unknownOption(word, of: command.name)
        case .unknownValue(let word, of: .format, _):
            .unknownValue(word, of: .format, known: command.formats.map(\.rawValue))
        default: error
        }
    }

    mutating func readAll() {
        while let word = rest.popFirst() {
            do throws(UsageError) {
                try read(word)
            } catch {
                self.error = self.error ?? error
            }
        }
    }

    private mutating func read(_ word: String) throws(UsageError) {
        if word == "--" {
            operands += rest
            rest = []
        } else if word.hasPrefix("--") {
            try readLong(word)
        } else if word.isOption {
            try readShort(word)
        } else if command == nil {
            command = Command.rows.first { $0.name.rawValue == word }
            isCommandNamed = command != nil
            if command == nil {
                // Any other first word is a package.
                command = .list
                operands.append(word)
            }
        } else {
            operands.append(word)
        }
    }

    /// Reads `--name` or `--name=value`.
    private mutating func readLong(_ word: String) throws(UsageError) {
        let parts = word.dropFirst(2).split(
            separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        if let (name, value) = OptionName.abbreviations[String(parts[0])] {
            if parts.count > 1 { throw .unwantedValue(of: "--" + parts[0]) }
            return options.append((name, [value]))
        }
        guard let name = OptionName(rawValue: String(parts[0])) else {
            throw .unknownOption("--" + parts[0], of: .list)
        }
        try add(Option.row(name), value: parts.count > 1 ? String(parts[1]) : nil)
    }

    /// Reads `-q`, `-qv`, `-f value`, `-fvalue` or `-qfvalue`.
    private mutating func readShort(_ word: String) throws(UsageError) {
        var letters = word.dropFirst()
        while let letter = letters.popFirst() {
            guard let option = Option.rows.first(where: { $0.short == letter }) else {
                throw .unknownOption("-\(letter)", of: .list)
            }
            if option.value.placeholder == nil || letters.isEmpty {
                try add(option, value: nil)
            } else {
                return try add(option, value: String(letters))
            }
        }
    }

    /// Adds an option. If it needs a value and has none attached, its value is the next word.
    private mutating func add(_ option: Option, value: String?) throws(UsageError) {
        var value = value
        if option.value.placeholder == nil {
            if value != nil { throw .unwantedValue(of: option.name.word) }
        } else if value == nil, let next = rest.first, !next.isOption {
            value = rest.removeFirst()
        }
        options.append((option.name, try option.values(in: value)))
    }
}

extension String {
    /// Whether the word is an option or `--`; a single hyphen is an operand.
    fileprivate var isOption: Bool { hasPrefix("-") && self != "-" }
}

extension Option {
    /// The values in the word, each of them valid.
    fileprivate func values(in word: String?) throws(UsageError) -> [String] {
        if value.placeholder == nil { return [] }
        let word = word ?? ""
        let values = value.isList ? word.split(separator: ",").map(String.init) : [word]
        guard let first = values.first, !first.isEmpty else { throw .missingValue(of: name) }
        if let known = value.words,
            let unknown = values.first(where: { !known.contains($0) && !aliases.contains($0) })
        {
            throw .unknownValue(unknown, of: name, known: known)
        }
        if case .number = value, Int(first).map({ $0 < 1 }) ?? true {
            throw .badNumber(first, of: name)
        }
        return values
    }
}
