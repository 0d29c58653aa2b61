import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Holds back the signals that end a process, so that temporary files are removed first. SIGKILL
/// can't be held, and a crash is not.
///
/// A handler may do next to nothing (`man 7 signal-safety`): this one keeps the signal's number.
/// Code that works for long checks now and then whether one has come.
enum HeldSignals {
    /// All signals that end a process without a crash; ignored ones stay ignored.
    private static let numbers: [Int32] = {
        let everywhere = [
            SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGUSR1, SIGUSR2, SIGALRM, SIGVTALRM, SIGPROF,
            SIGXCPU,
        ]
        #if canImport(Darwin)
            return everywhere
        #else
            // The real-time signals, except for those that the C library keeps.
            return everywhere + [SIGPOLL, SIGPWR, SIGSTKFLT] + Array(35...64)
        #endif
    }()
    /// One holder at a time: the process has one action for each signal.
    private static let holder = Mutex(())
    /// The last signal that came; 0 if none did.
    fileprivate static let received = Atomic<Int32>(0)

    /// Whether a signal came and waits for the work to end.
    static var haveCome: Bool { received.load(ordering: .relaxed) != 0 }

    /// Runs the work; a signal that comes meanwhile is obeyed when the work has ended or failed.
    static func hold<Failure>(_ work: () throws(Failure) -> Void) throws(Failure) {
        try holder.withLock { _ throws(Failure) in
            // Initialized here if it never was: a handler must not be the first to use it.
            received.store(0, ordering: .relaxed)
            var previous = numbers.map { _ in sigaction() }
            for (index, number) in numbers.enumerated() {
                sigaction(number, nil, &previous[index])
                if isIgnoring(signal(number, keep)) { _ = signal(number, SIG_IGN) }
            }
            defer {
                for (index, number) in numbers.enumerated() {
                    sigaction(number, &previous[index], nil)
                }
                let number = received.exchange(0, ordering: .relaxed)
                if number != 0 { obey(number) }
            }
            try work()
        }
    }

    private static func isIgnoring<Handler>(_ handler: Handler) -> Bool {
        unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    }

    /// Gives the signal its default effect; threads for tasks start with all signals blocked.
    private static func obey(_ number: Int32) {
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
    }
}

private func keep(_ number: Int32) {
    HeldSignals.received.store(number, ordering: .relaxed)
}
