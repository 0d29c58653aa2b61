#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// The signals that matter to a terminal, and how the process handles them meanwhile.
struct TerminalSignals {
    /// Signals that end the process after the terminal was restored: all that end it without a
    /// crash, except SIGKILL, which can't be handled, and those that ``Terminal`` ignores. (See
    /// `man 7 signal`.)
    static let ending: Set<Int32> = {
        let everywhere = [
            SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
            SIGXCPU,
        ]
        #if canImport(Darwin)
            return Set(everywhere)
        #else
            return Set(everywhere + [SIGPOLL, SIGPWR, SIGSTKFLT] + realTime)
        #endif
    }()
    /// The real-time signals of Linux; the C library keeps the first ones, and refuses handlers for
    /// them.
    private static let realTime: ClosedRange<Int32> = 32...64
    private static let telling = ending.union([SIGTSTP, SIGCONT, SIGWINCH])
    private static let crashes = [SIGSEGV, SIGABRT, SIGILL, SIGTRAP, SIGBUS, SIGFPE, SIGSYS]

    /// The signals that are handled.
    private var handled: [Int32] = []

    /// Sets the handlers, except for signals that were ignored when the process started, as
    /// under `nohup`.
    ///
    /// A crash leaves no time to pass on a signal: its handler restores the terminal itself.
    init() {
        for signal in Self.crashes { handle(signal, by: restoreAndRaise) }
        for signal in Self.telling { handle(signal) { TerminalSignals.tell($0) } }
    }

    /// Removes the handlers.
    func end() {
        for signal in handled { sigaction(signal, previousActions + Int(signal), nil) }
    }

    private mutating func handle(_ signal: Int32, by handler: @escaping SignalHandler) {
        let previous = previousActions + Int(signal)
        guard sigaction(signal, nil, previous) == 0, !previous.pointee.isIgnoring else { return }
        // If the process has given its thread another stack for it, even a stack overflow is
        // handled.
        var action = sigaction(handler, flags: SA_RESTART | SA_ONSTACK)
        if sigaction(signal, &action, nil) == 0 { handled.append(signal) }
    }

    /// Notifies the reader's thread, which may do what a handler may not.
    static func tell(_ signal: Int32) {
        let code = errno
        var byte = UInt8(truncatingIfNeeded: signal)
        _ = write(TerminalRestoration.current.pointee.signals, &byte, 1)
        errno = code
    }

    /// Gives the signal its default effect.
    static func obey(_ signal: Int32) {
        var handling = sigaction()
        var standard = sigaction(SIG_DFL, flags: 0)
        sigaction(signal, &standard, &handling)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, signal)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(signal)
        sigaction(signal, &handling, nil)
    }
}

/// The previous action of each signal; handlers read it, so it is made before any is set.
private nonisolated(unsafe) let previousActions: UnsafeMutablePointer<sigaction> = {
    let memory = UnsafeMutablePointer<sigaction>.allocate(capacity: 65)
    memory.initialize(repeating: sigaction(), count: 65)
    return memory
}()

/// Restores the terminal and the signal's previous action, so that the exit status reports the
/// signal.
private func restoreAndRaise(_ signal: Int32) {
    TerminalRestoration.restore()
    sigaction(signal, previousActions + Int(signal), nil)
    raise(signal)
}

/// The function that a signal calls.
typealias SignalHandler = @convention(c) (Int32) -> Void

extension sigaction {
    /// The action that calls a handler; for nil, the system's default.
    init(_ handler: SignalHandler?, flags: Int32) {
        self.init()
        sa_flags = flags
        #if canImport(Glibc)
            __sigaction_handler.sa_handler = handler
        #elseif canImport(Musl)
            __sa_handler.sa_handler = handler
        #elseif canImport(Darwin)
            __sigaction_u.__sa_handler = handler
        #endif
    }

    /// Whether the signal was ignored when the process started.
    var isIgnoring: Bool {
        #if canImport(Glibc)
            let handler = __sigaction_handler.sa_handler
        #elseif canImport(Musl)
            let handler = __sa_handler.sa_handler
        #elseif canImport(Darwin)
            let handler = __sigaction_u.__sa_handler
        #endif
        return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }
}

/// Passes the numbers of signals from their handlers to the thread that waits for them.
final class SignalPipe {
    let reading: Int32
    let writing: Int32

    init() throws(TerminalSessionError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw .failed(lastError()) }
        (reading, writing) = (ends[0], ends[1])
        // A handler never waits: a signal that doesn't fit in the pipe was sent often enough.
        _ = fcntl(writing, F_SETFL, O_NONBLOCK)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    /// Notifies the reader that nothing follows.
    func end() {
        var byte: UInt8 = 0
        _ = write(writing, &byte, 1)
    }

    deinit {
        close(reading)
        close(writing)
    }
}

/// The error of the last system call, in `strerror`'s words.
func lastError() -> String {
    String(cString: strerror(errno))
}
