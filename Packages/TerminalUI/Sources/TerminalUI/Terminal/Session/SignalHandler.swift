#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// What a signal calls.
typealias SignalHandler = @convention(c) (Int32) -> Void

extension sigaction {
    /// The action that calls a handler; nil is what the system does by itself.
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

    /// Whether the process was told to ignore the signal.
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
