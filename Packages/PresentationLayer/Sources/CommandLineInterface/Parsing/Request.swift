import Wording

/// What a command line asks for.
enum Request {
    case run(Invocation)
    /// Help with this command, or with all if there is none.
    case help(Command?)
    case version(withCredits: Bool)
}

extension Request {
    /// Reads a command line, the program's name left out.
    ///
    /// Options may stand anywhere before a `--`, and `--help` among them comes before every error.
    init(parsing arguments: [String]) throws(UsageError) {
        var words = CommandLineWords(arguments)
        words.readAll()
        if words.has(.help) {
            self = .help(words.isCommandNamed ? words.command : nil)
        } else if let error = words.firstError {
            throw error
        } else if words.has(.version) {
            self = .version(withCredits: words.has(.verbose))
        } else {
            let invocation = Invocation(
                command: words.command ?? .list, isCommandNamed: words.isCommandNamed,
                operands: words.operands, options: words.options)
            try invocation.check()
            self = .run(invocation)
        }
    }
}

extension Invocation {
    /// Looks whether `--root` and `--platform` together name a system.
    private func checkPlaces() throws(UsageError) {
        let places = values(of: .root)
        let inputs = (places + values(of: .baseline)).count { $0 == "-" }
        if inputs > 1 { throw .standardInputTwice }
        if places.count > 1, places.contains("-") { throw .standardInputAmongPackages }
        if has(.platform), command.options.contains(.root), places.count != 1 {
            throw .platformWithoutImage
        }
    }

    /// Looks whether the host and the day of rows are such.
    private func checkRows() throws(UsageError) {
        if let word = value(of: .host), host == nil { throw .badHost(word) }
        if let word = value(of: .day), day == nil { throw .badDay(word) }
    }

    /// Holds the options and operands against the command's row.
    fileprivate func check() throws(UsageError) {
        for option in options where !command.options.contains(option.name) {
            throw .optionNotTaken(option.name, by: command.name)
        }
        if !command.formats.isEmpty, !command.formats.contains(format) {
            throw .formatNotHad(format, by: command.name, had: command.formats)
        }
        for option in options {
            if let formats = Option.row(option.name).formats, !formats.contains(format) {
                throw .formatNeeded(by: option.name, formats.filter(command.formats.contains))
            }
        }
        if values(of: .columns).contains(ListColumn.layer.rawValue), !has(.layers) {
            throw .valueNeeds(ListColumn.layer.rawValue, of: .columns, .layers)
        }
        try checkPlaces()
        try checkRows()
        let count = command.operand?.count ?? 0...0
        if operands.count > count.upperBound {
            throw .unwantedOperand(operands[count.upperBound], of: command.name)
        }
        if operands.count < count.lowerBound {
            throw .missingOperand(command.operand?.placeholder ?? "", of: command.name)
        }
        if let words = command.operand?.words {
            let aliases = command.operand?.aliases ?? []
            for operand in operands where !words.contains(operand) && !aliases.contains(operand) {
                throw .unknownOperand(operand, of: command.name, known: words)
            }
        }
    }
}
