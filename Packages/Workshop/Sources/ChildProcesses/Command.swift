#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    import Darwin
#endif

/// A program to run as a child process, with its arguments.
public struct Command: Hashable, Sendable {
    /// The program, looked up in `PATH` unless it holds a slash, and its arguments behind it.
    public var words: [String]

    public init(_ words: [String]) {
        self.words = words
    }

    public init(_ words: String...) {
        self.words = words
    }

    /// Where the child's standard output goes.
    public enum Output: Hashable, Sendable {
        /// To the caller, and standard error with it.
        case captured
        /// To the caller; standard error stays this process's.
        case data
        /// To where this process's own goes.
        case inherited
        /// To `/dev/null`; standard error stays this process's.
        case discarded
    }

    /// Runs the program and waits for its end.
    ///
    /// - Throws: ``CommandError`` where the program could not be started; a program that ran and
    ///   failed is an ``Outcome`` of another status than 0.
    public func run(_ output: Output = .captured) throws(CommandError) -> Outcome {
        let started = ContinuousClock.now
        let pipe = output == .captured || output == .data ? try Pipe() : nil
        let child = try spawn(output, into: pipe)
        let bytes = pipe?.readToEnd() ?? []
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw CommandError(words, code: errno) }
        }
        return Outcome(
            waitStatus: status, output: bytes, wall: started.duration(to: .now), usage: usage)
    }

    private func spawn(_ output: Output, into pipe: Pipe?) throws(CommandError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let pipe {
            posix_spawn_file_actions_adddup2(&actions, pipe.writeEnd, 1)
            if output == .captured { posix_spawn_file_actions_adddup2(&actions, 1, 2) }
        } else if output == .discarded {
            posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
        }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer {
            for argument in arguments { free(argument) }
        }
        var child = pid_t()
        let code = posix_spawnp(&child, words[0], &actions, nil, &arguments, environ)
        pipe?.closeWriteEnd()
        guard code == 0 else { throw CommandError(words, code: code) }
        return child
    }
}

/// Why a program could not be started.
public struct CommandError: Error, Hashable, Sendable, CustomStringConvertible {
    public let words: [String]
    /// The C library's `errno`.
    public let code: Int32

    public init(_ words: [String], code: Int32) {
        self.words = words
        self.code = code
    }

    /// Whether the program is not installed.
    public var isMissing: Bool { code == ENOENT }

    public var description: String { "\(words.first ?? ""): \(String(cString: strerror(code)))" }
}
