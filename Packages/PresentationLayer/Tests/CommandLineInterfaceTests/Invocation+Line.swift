@testable import CommandLineInterface

extension Invocation {
    /// The command line whose words have blanks between them, held against no table.
    init(_ line: String) {
        var words = CommandLineWords(line.split(separator: " ").map(String.init))
        words.readAll()
        self.init(
            command: words.command ?? .list, isCommandNamed: words.isCommandNamed,
            operands: words.operands, options: words.options)
    }
}
