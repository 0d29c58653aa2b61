/// A command line that makes sense: a command with options that it takes.
struct Invocation {
    var command: Command
    /// The words that are no options, in their order.
    var operands: [String]
    /// The options in their order, each with its values: none for a switch.
    var options: [(name: OptionName, values: [String])]

    /// Whether the option was given.
    func has(_ option: OptionName) -> Bool {
        options.contains { $0.name == option }
    }

    /// All values of an option, in their order; empty where it was not given.
    func values(of option: OptionName) -> [String] {
        options.filter { $0.name == option }.flatMap(\.values)
    }

    /// The value that counts, which is the last; nil where the option was not given.
    func value(of option: OptionName) -> String? {
        values(of: option).last
    }

    /// The value of an option that takes one of the words of `Choice`.
    func choice<Choice: RawRepresentable<String>>(_ option: OptionName) -> Choice? {
        value(of: option).flatMap(Choice.init)
    }

    /// The values of an option that takes some of the words of `Choice`.
    func choices<Choice: RawRepresentable<String>>(_ option: OptionName) -> [Choice] {
        values(of: option).compactMap(Choice.init)
    }
}
