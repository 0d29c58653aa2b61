import Wording

/// Checks a command line by the tables.
extension Invocation {
    /// Refuses options, operands and combinations that the command doesn't take.
    func check() throws(UsageError) {
        try checkOptions()
        try checkPlaces()
        if let word = value(of: .host), host == nil { throw .badHost(word) }
        if let word = value(of: .day), day == nil { throw .badDay(word) }
        for option in [OptionName.productName, .productVersion] {
            if let word = value(of: option), line(option) == nil {
                throw .badLine(word, of: option)
            }
        }
        for option in [OptionName.creator, .supplier] {
            if let word = value(of: option), agent(option) == nil {
                throw .badAgent(word, of: option)
            }
        }
        try checkOperands()
        try checkDocuments()
        try checkRules()
    }

    private func checkOptions() throws(UsageError) {
        for option in options where !command.options.contains(option.name) {
            throw .optionNotTaken(option.name, by: command.name)
        }
        if !command.formats.isEmpty, !command.formats.contains(format) {
            throw .formatNotHad(format, by: command.name, had: command.formats)
        }
        let rows = options.map { Option.row($0.name) }
        for row in rows {
            if let formats = row.formats, !formats.contains(format) {
                throw .formatNeeded(by: row.name, formats.filter(command.formats.contains))
            }
        }
        for row in rows {
            for (word, other) in row.valueNeeds
            where values(of: row.name).contains(word) && !has(other) {
                throw .valueNeeds(word, of: row.name, other)
            }
        }
    }

    /// Checks that `--root` and `--platform` together name a system.
    private func checkPlaces() throws(UsageError) {
        let places = values(of: .root)
        try checkStandardInput(among: places + values(of: .baseline))
        if places.count > 1, places.contains("-") { throw .standardInputAmongPackages }
        if has(.platform), command.options.contains(.root), places.count != 1 {
            throw .platformWithoutImage
        }
    }

    private func checkStandardInput(among inputs: [String]) throws(UsageError) {
        if inputs.count(where: { $0 == "-" }) > 1 { throw .standardInputTwice }
    }

    private func checkOperands() throws(UsageError) {
        let count = command.operand?.count ?? 0...0
        if operands.count > count.upperBound {
            throw .unwantedOperand(operands[count.upperBound], of: command.name)
        }
        if operands.count < count.lowerBound {
            throw .missingOperand(command.placeholder, of: command.name)
        }
        guard let operand = command.operand, let words = operand.words else { return }
        for word in operandWords where !words.contains(word) && !operand.aliases.contains(word) {
            throw .unknownOperand(word, of: command.name, known: words)
        }
    }

    /// Checks that each document has its own place.
    private func checkDocuments() throws(UsageError) {
        let documents = documentOperands
        for document in documents {
            if document.file == "" || documents.count > 1 && document.file == nil {
                throw .operandNeedsFile(document.format)
            }
            if document.file != nil, has(.output) {
                throw .optionExcludesWord(.output, document.operand)
            }
        }
        var files: Set<String> = []
        for file in documents.compactMap(\.file) where !files.insert(file.simplePath).inserted {
            throw .fileTwice(file)
        }
    }

    private func checkRules() throws(UsageError) {
        for rule in command.rules {
            switch rule {
            case .mode(let option, let demands):
                guard has(option) else { continue }
                for demand in demands { try check(demand, of: option) }
                return
            case .option(let option, let demands):
                guard has(option) else { continue }
                for demand in demands { try check(demand, of: option) }
            case .operandNeeds(let operand, let option):
                if operandWords.contains(operand), !has(option) {
                    throw .operandNeeds(operand, option)
                }
            case .oneStandardInput:
                try checkStandardInput(among: operands + values(of: .baseline))
            }
        }
    }

    private func check(_ demand: Rule.Demand, of option: OptionName) throws(UsageError) {
        switch demand {
        case .excludes(let others):
            if let other = others.first(where: has) { throw .optionsExclude(option, other) }
        case .namesFileByOutput(let other):
            if has(other) { throw .optionNamesFileByOutput(option, insteadOf: other) }
        case .excludesOperand:
            if !operands.isEmpty { throw .optionExcludesOperand(option, command.placeholder) }
        case .needs(let other):
            if !has(other) { throw .optionNeeds(option, other.word) }
        case .needsOutputFile:
            if outputFile == nil { throw .optionNeeds(option, Option.row(.output).usage) }
        case .needsOperand(let words):
            if !operandWords.contains(where: words.contains) {
                throw .optionNeeds(option, "the \(command.placeholder) \(words.listed("or"))")
            }
        case .excludesOperands(let words):
            if let word = operandWords.first(where: words.contains) {
                throw .optionExcludesWord(option, word)
            }
        }
    }
}

extension String {
    /// The path without its parts that lead nowhere: `./a//b` is `a/b`. Links aren't resolved, so
    /// `..` stays.
    fileprivate var simplePath: String {
        let parts = split(separator: "/").filter { $0 != "." }
        return (hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }
}
