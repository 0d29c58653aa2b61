/// Which options and operands of a command go together: a row of the command's table of rules.
///
/// The rules of a command are read from the first to the last, and what breaks one is refused.
enum Rule {
    /// The option makes the command do something else: if it is given, no later rule counts.
    case mode(OptionName, [Demand])
    /// The option makes sense only under these conditions.
    case option(OptionName, [Demand])
    /// At most one of the operands and the value of `--baseline` is standard input.
    case oneStandardInput

    /// What an option asks of the rest of the command line.
    enum Demand {
        /// None of these options is given.
        case excludes([OptionName])
        /// No operand is given.
        case excludesOperand
        /// The other option is given.
        case needs(OptionName)
        /// The output goes to a file.
        case needsOutputFile
        /// The operand is one of these words.
        case needsOperand([String])
    }
}
