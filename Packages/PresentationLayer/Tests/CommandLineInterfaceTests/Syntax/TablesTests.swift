import Testing

@testable import CommandLineInterface

struct TablesTests {
    @Test func `every command has one row`() {
        #expect(Command.rows.map(\.name) == CommandName.allCases)
    }

    @Test func `a command takes formats exactly where it takes the option for them`() {
        for command in Command.rows {
            #expect(command.options.contains(.format) == !command.formats.isEmpty)
        }
    }

    @Test func `a command offers a format once, and those with a view offer it first`() {
        for command in Command.rows where !command.formats.isEmpty {
            #expect(Set(command.formats).count == command.formats.count)
            #expect(command.formats.first == (command.name == .export ? .jsonl : .table))
        }
    }

    @Test func `the formats of all commands are each there once`() {
        #expect(Set(OutputFormat.allCases) == Set(Command.rows.flatMap(\.formats)))
        #expect(Set(OutputFormat.allCases).count == OutputFormat.allCases.count)
    }

    @Test func `every option of a rule is one that the command takes`() {
        for command in Command.rows {
            #expect(Set(command.rules.flatMap(\.options)).isSubset(of: command.options))
        }
    }

    @Test func `no command names an option twice`() {
        for command in Command.rows {
            #expect(Set(command.options).count == command.options.count)
        }
    }

    @Test func `every option belongs to a command`() {
        #expect(Set(Command.rows.flatMap(\.options)) == Set(OptionName.allCases))
    }

    @Test func `no two options share a letter`() {
        #expect(Option.rows.compactMap(\.short).sorted() == ["V", "f", "h", "o", "q", "r", "v"])
    }

    @Test func `what any word will do for has no list of words`() {
        for option in Option.rows where option.kind != .any {
            #expect(option.value.words == nil)
        }
        for operand in Command.rows.compactMap(\.operand) where operand.kind != .any {
            #expect(operand.words == nil)
        }
    }

    @Test func `the options of commands are each there once`() {
        #expect([Command.help, .manual].options.map(\.name) == [.output, .help, .version])
        #expect([Command]().options.isEmpty)
    }

    @Test func `formats are those of the command, other words those of the option`() {
        #expect(Command.check.words(for: .row(.format)) == ["table", "json", "sarif", "csv"])
        #expect(Command.check.words(for: .row(.color)) == ["auto", "always", "never"])
        #expect(Command.check.words(for: .row(.policy)) == nil)
    }

    @Test func `a choice begins with its default`() {
        let firsts = Option.rows.compactMap { option -> String? in
            guard case .choice(_, let words) = option.value else { return nil }
            return words.first
        }
        #expect(firsts == ["table", "package", "name", "all", "auto"])
    }
}

extension Rule {
    /// The options that the rule names.
    fileprivate var options: [OptionName] {
        switch self {
        case .mode(let option, let demands), .option(let option, let demands):
            [option] + demands.flatMap(\.options)
        case .operandNeeds(_, let option):
            [option]
        case .oneStandardInput:
            []
        }
    }
}

extension Rule.Demand {
    fileprivate var options: [OptionName] {
        switch self {
        case .excludes(let others): others
        case .needs(let other), .namesFileByOutput(insteadOf: let other): [other]
        case .needsOutputFile: [.output]
        case .excludesOperand, .needsOperand, .excludesOperands: []
        }
    }
}
