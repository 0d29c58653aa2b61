/// What a command line asks for.
enum Request {
    /// A command line that the tables of commands and options allow.
    case run(Invocation)
    /// Help on this command, or on all if it is nil.
    case help(Command?)
    case version(withCredits: Bool)
}

extension Request {
    /// Reads a command line without the program's name.
    ///
    /// Options may come anywhere before a `--`, and `--help` takes precedence over every error.
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
