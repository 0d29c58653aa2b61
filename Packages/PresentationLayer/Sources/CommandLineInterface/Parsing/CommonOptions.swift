internal import TerminalUI

/// What every command may be told: where its output goes, and how much it says.
struct CommonOptions {
    /// The file to write; nil for standard output.
    var outputFile: String?
    var color: ColorChoice
    /// Whether long output may go through a pager.
    var mayPage: Bool
    /// Whether the command fails if a package or file has no license of its own.
    var isStrict: Bool
    /// Whether neither a closing summary nor progress is shown.
    var isQuiet: Bool
    /// Whether to say what is being done.
    var isVerbose: Bool
    var showsProgress: Bool

    init(_ invocation: Invocation) {
        outputFile = invocation.outputFile
        color = invocation.choice(.color) ?? .auto
        mayPage = outputFile == nil && !invocation.has(.noPager)
        isStrict = invocation.has(.strict)
        isQuiet = invocation.has(.quiet)
        isVerbose = invocation.has(.verbose)
        showsProgress = !isQuiet && !invocation.has(.noProgress)
    }
}
