public import ChildProcesses
public import TerminalEmulation

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A program that runs on a terminal of its own, with a user who types and looks.
///
/// A program that still runs when its last reference goes is killed, with its foreground processes.
public final class TerminalProgram {
    /// The terminal with all of the program's output that was read.
    public private(set) var emulator: TerminalEmulator
    /// The size of that output in bytes.
    public private(set) var bytesShown = 0

    let words: [String]
    private let terminal: PseudoTerminal
    private let leader: SessionLeader

    /// Starts a program.
    ///
    /// - Parameters:
    ///   - words: the program, looked up in `PATH` unless it has a slash, and its arguments.
    ///   - environment: its environment, except for `PATH`, which is this process's.
    ///   - columns: the width of the terminal in cells.
    ///   - rows: its height.
    /// - Throws: an error if there is no terminal, or the program can't be started.
    public init(
        _ words: [String], environment: [String: String] = ["TERM": "xterm-256color"],
        columns: Int = 80, rows: Int = 24
    ) throws(TerminalProgramError) {
        self.words = words
        emulator = TerminalEmulator(columns: columns, rows: rows)
        do {
            terminal = try PseudoTerminal(columns: columns, rows: rows)
            leader = try SessionLeader(words, environment: environment, terminal: terminal.path)
        } catch let error as CommandError {
            throw .notStarted(error)
        } catch {
            throw .noTerminal("\(error)")
        }
    }

    deinit {
        if leader.status == nil { signal(SIGKILL) }
    }

    /// Whether the system provides pseudo-terminals.
    public static var canRun: Bool { (try? PseudoTerminal(columns: 80, rows: 24)) != nil }

    public var screen: Screen { emulator.screen }

    /// The id of the program's process while it runs.
    public var processIdentifier: Int32 { leader.process }

    public var settings: TerminalSettings { terminal.settings }

    /// Types keys one after the other.
    public func press(_ keys: TerminalKey...) throws(TerminalProgramError) {
        for key in keys { try type(key.bytes) }
    }

    /// Types bytes all at once.
    public func type(_ bytes: [UInt8]) throws(TerminalProgramError) {
        let deadline = ContinuousClock.now + Self.patience
        guard terminal.send(bytes, before: deadline) == bytes.count else {
            throw .timedOut(account(of: "its reading what was typed"))
        }
    }

    /// Makes the terminal larger or smaller.
    public func resize(columns: Int, rows: Int) {
        emulator.resize(columns: columns, rows: rows)
        terminal.resize(columns: columns, rows: rows)
    }

    /// Sends a signal to all processes in the foreground.
    public func signal(_ number: Int32) {
        if let group = terminal.foregroundGroup { killpg(group, number) }
    }

    /// Takes the terminal away from the program.
    public func hangUp() {
        terminal.hangUp()
    }

    /// Stops the terminal from taking further output of programs.
    public func stop(_ stoppage: TerminalStoppage) {
        terminal.stop(stoppage)
    }

    /// The longest wait: far longer than anything takes, so that a busy machine breaks no test, and
    /// short enough that a hanging test is noticed.
    public static let patience = Duration.seconds(20)

    /// Waits until the screen is as expected; between the frames of a screen that updates in steps,
    /// it is not examined.
    ///
    /// - Parameters:
    ///   - expectation: what is waited for, for the message of a failure.
    ///   - patience: how long at most.
    ///   - isMet: whether the screen is as expected.
    /// - Throws: an error that shows the screen if it does not become so, or if the program ends
    ///   before.
    public func wait(
        for expectation: String, atMost patience: Duration = patience,
        until isMet: (TerminalEmulator) -> Bool
    ) throws(TerminalProgramError) {
        let deadline = ContinuousClock.now + patience
        while emulator.modes.isUpdating || !isMet(emulator) {
            switch terminal.receive(before: deadline) {
            case .bytes(let bytes): show(bytes)
            case .nothing: throw .timedOut(account(of: expectation))
            case .closed: throw .ended(account(of: expectation))
            }
        }
    }

    /// Reads until the output pauses for a while.
    ///
    /// - Returns: when the last output was shown; the beginning if there was none.
    public func settle(for pause: Duration) -> ContinuousClock.Instant {
        var last = ContinuousClock.now
        while case .bytes(let bytes) = terminal.receive(before: last + pause) {
            show(bytes)
            last = .now
        }
        return last
    }

    /// Waits until the program has ended.
    ///
    /// - Parameters:
    ///   - patience: how long at most.
    ///   - unread: whether its output stays unread until then.
    /// - Returns: its status, as in shells: 128 and the number of a signal that ended it.
    public func waitForExit(
        atMost patience: Duration = patience, unread: Bool = false
    ) throws(TerminalProgramError) -> Int32 {
        let deadline = ContinuousClock.now + patience
        while unread, leader.status == nil, ContinuousClock.now < deadline { _ = poll(nil, 0, 1) }
        while true {
            let status = leader.status
            // A moment for a process that has closed its terminal and is about to end.
            let moment = ContinuousClock.now + .milliseconds(status == nil ? 10 : 0)
            switch terminal.receive(before: min(moment, deadline)) {
            case .bytes(let bytes):
                show(bytes)
                continue
            case .nothing: break
            case .closed where status == nil: _ = poll(nil, 0, 1)
            case .closed: break
            }
            if let status { return status }
            guard ContinuousClock.now < deadline else { throw .timedOut(account(of: "its end")) }
        }
    }

    private func show(_ bytes: [UInt8]) {
        emulator.write(bytes)
        bytesShown += bytes.count
    }
}

/// How a program on a terminal failed an expectation.
public enum TerminalProgramError: Error, Hashable, Sendable, CustomStringConvertible {
    /// The system provides no pseudo-terminal, for this reason.
    case noTerminal(String)
    case notStarted(CommandError)
    /// The expectation was not met in time.
    case timedOut(Account)
    /// The program closed its terminal before the expectation was met.
    case ended(Account)

    /// What was expected, and what was there.
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
