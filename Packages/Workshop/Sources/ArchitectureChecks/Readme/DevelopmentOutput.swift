import ChildProcesses

/// A command that README shows on the mocks, and what README says it prints.
///
/// The mocks are the same everywhere, so that what they print can be held against the real thing.
/// What ProductionApp prints depends on the machine.
struct DevelopmentOutput: Hashable {
    /// The line as README has it, without `$ `.
    let command: String
    let shown: String

    private static let program = "swift run DevelopmentApp"

    /// - Returns: nil where the block shows something else.
    init?(_ block: FencedBlock) {
        guard block.language == "console", block.text.hasPrefix("$ \(Self.program)") else {
            return nil
        }
        let end = block.text.firstIndex(of: "\n") ?? block.text.endIndex
        command = String(block.text[..<end].dropFirst(2))
        shown = String(block.text[end...].dropFirst())
    }

    /// What the command prints now on a terminal of 100 columns, without its colours.
    ///
    /// script(1) gives it the terminal, which ends its lines with a carriage return too.
    func printed(in workspace: Workspace) throws(CommandError) -> String {
        let arguments = command.dropFirst(Self.program.count)
        let outcome = try workspace.run(
            "script", "--quiet", "--return", "--command",
            "stty cols 100; NO_COLOR=1 swift run --quiet DevelopmentApp\(arguments)", "/dev/null")
        return String(decoding: outcome.output.filter { $0 != UInt8(ascii: "\r") }, as: UTF8.self)
    }
}
