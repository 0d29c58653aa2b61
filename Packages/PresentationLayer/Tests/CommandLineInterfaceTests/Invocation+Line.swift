@testable import CommandLineInterface

extension Invocation {
    /// The command line, split at its blanks and not checked.
    init(_ line: String) {
        var words = CommandLineWords(line.split(separator: " ").map(String.init))
        words.readAll()
        self.init(
            command: words.command ?? .list, isCommandNamed: words.isCommandNamed,
            operands: words.operands, options: words.options)
    }
}
