import PseudoTerminals
import Testing

/// The built programs, driven as their users drive them: the counterpart of XCUITest.
///
/// One after the other, because each waits for processes and would otherwise delay the tests of
/// other targets.
@Suite(.serialized, .enabled(if: TerminalProgram.canRun, "the system gives no pseudo-terminal"))
enum BrowserUITests {}
