public import ChildProcesses
import TerminalEmulation

/// Why a program on a terminal was not as expected.
public enum TerminalProgramError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system gives no pseudo-terminal; why, in its words.
    case noTerminal(String)
    case notStarted(CommandError)
    /// What was waited for did not come in time.
    case timedOut(Account)
    /// The program closed its terminal before what was waited for had come.
    case ended(Account)

    /// What was waited for, and what was there.
    public struct Account: Hashable, Sendable {
        /// The program and its arguments.
        public let words: [String]
        public let expectation: String
        /// The screen's text.
        public let screen: String
    }

    public var description: String {
        switch self {
        case .noTerminal(let reason): reason
        case .notStarted(let error): error.description
        case .timedOut(let account): account.described("did not come in time")
        case .ended(let account): account.described("did not come before the end")
        }
    }
}

extension TerminalProgramError.Account {
    fileprivate func described(_ fate: String) -> String {
        let program = words.joined(separator: " ")
        let frame = screen.split(separator: "\n", omittingEmptySubsequences: false)
            .map { "  | \($0)\n" }.joined()
        return "\(program): \(expectation) \(fate). The screen:\n\(frame)"
    }
}

extension TerminalProgram {
    func account(of expectation: String) -> TerminalProgramError.Account {
        TerminalProgramError.Account(words: words, expectation: expectation, screen: screen.text)
    }
}
