import ChildProcesses

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A child process that leads a session of its own, on a terminal of its own.
final class SessionLeader {
    let process: pid_t
    /// The status that `waitpid` returned; nil while the process runs.
    private var waitStatus: Int32?

    /// Starts a program with the terminal at `path` as its three standard streams.
    ///
    /// A session leader without a terminal gets the first that it opens as its controlling one.
    ///
    /// - Parameter environment: the child's environment, except for `PATH`, which is this
    ///   process's.
    init(
        _ words: [String], environment: [String: String], terminal path: String
    ) throws(CommandError) {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
            var attributes: posix_spawnattr_t?
        #else
            var actions = posix_spawn_file_actions_t()
            var attributes = posix_spawnattr_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        posix_spawnattr_init(&attributes)
        defer {
            posix_spawn_file_actions_destroy(&actions)
            posix_spawnattr_destroy(&attributes)
        }
        posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
        posix_spawn_file_actions_adddup2(&actions, 0, 1)
        posix_spawn_file_actions_adddup2(&actions, 0, 2)
        // A shell's child finds no signal ignored or blocked, whatever this process does.
        var all = sigset_t()
        sigfillset(&all)
        posix_spawnattr_setsigdefault(&attributes, &all)
        sigemptyset(&all)
        posix_spawnattr_setsigmask(&attributes, &all)
        let flags = Self.newSession | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
        posix_spawnattr_setflags(&attributes, Int16(flags))

        let path = getenv("PATH").map { ["PATH": String(cString: $0)] } ?? [:]
        let variables = path.merging(environment) { $1 }.map { "\($0)=\($1)" }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        var environment: [UnsafeMutablePointer<CChar>?] = variables.map { strdup($0) } + [nil]
        defer {
            for string in arguments + environment { free(string) }
        }
        var process = pid_t()
        let code = posix_spawnp(
            &process, words.first ?? "", &actions, &attributes, &arguments, &environment)
        guard code == 0 else { throw CommandError(words, code: code) }
        self.process = process
    }

    deinit {
        guard status == nil else { return }
        kill(process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
    }

    /// The exit status, counted as shells do: 128 and the number of a signal; nil while the process
    /// runs.
    var status: Int32? {
        if waitStatus == nil {
            var status: Int32 = 0
            if waitpid(process, &status, WNOHANG) == process { waitStatus = status }
        }
        return waitStatus.map { $0 & 0x7F == 0 ? ($0 >> 8) & 0xFF : 128 + ($0 & 0x7F) }
    }

    /// `POSIX_SPAWN_SETSID`, which glibc and musl define only under certain conditions.
    private static var newSession: Int32 {
        #if canImport(Darwin)
            0x400
        #else
            0x80
        #endif
    }
}
