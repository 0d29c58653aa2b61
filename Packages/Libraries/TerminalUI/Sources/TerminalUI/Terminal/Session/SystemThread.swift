#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A thread of the system for work that waits in system calls.
final class SystemThread {
    #if canImport(Darwin)
        private var thread: pthread_t?
    #else
        private var thread = pthread_t()
    #endif

    /// Starts a thread that does the work.
    init(_ work: @escaping @Sendable () -> Void) throws(TerminalSessionError) {
        let start = Unmanaged.passRetained(Work(work))
        let code = pthread_create(&thread, nil, runWork, start.toOpaque())
        if code != 0 {
            start.release()
            throw .failed(String(cString: strerror(code)))
        }
    }

    /// Returns when the work is done.
    func join() {
        #if canImport(Darwin)
            if let thread { pthread_join(thread, nil) }
        #else
            pthread_join(thread, nil)
        #endif
    }
}

private final class Work {
    let work: @Sendable () -> Void

    init(_ work: @escaping @Sendable () -> Void) {
        self.work = work
    }
}

#if canImport(Darwin)
    private func runWork(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().work()
        return nil
    }
#else
    private func runWork(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let pointer { Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().work() }
        return nil
    }
#endif
