#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    import Darwin
#endif

/// A program that runs as a child process and transforms the input that it is sent or reads from a
/// file.
///
/// Only ``wait()`` and ``end()`` block. A child that was not ended is killed when its owner is
/// freed, so no child outlives it.
package final class ChildProcess {
    /// The process id.
    package let pid: Int32
    /// This program's end of a socket whose other end is the child's standard input and output. A
    /// socket has two advantages over a pipe: writing to it raises no SIGPIPE once the child is
    /// gone, and children that other threads start meanwhile don't inherit it, which would keep
    /// this child waiting for the end of its input.
    let socket: Int32
    package private(set) var takesInput: Bool
    /// How the child ended, if known.
    private var status: Int32?

    /// Starts a program that gets its input through ``give(_:)``.
    ///
    /// - Parameter words: the program, looked up in `PATH`, and its arguments.
    /// - Throws: why it can't be started; `ENOENT` if it isn't there.
    package init(_ words: [String]) throws(SystemError) {
        (pid, socket) = try Self.start(words, input: nil)
        takesInput = true
        _ = fcntl(socket, F_SETFL, O_NONBLOCK)
    }

    /// Starts a program that reads an open file. Reading from ``socket`` then blocks until there is
    /// output.
    ///
    /// - Throws: as ``init(_:)`` does.
    init(_ words: [String], reading file: borrowing Descriptor) throws(SystemError) {
        (pid, socket) = try Self.start(words, input: file.number)
        takesInput = false
    }

    deinit {
        if status == nil { _ = kill(pid, SIGKILL) }
        _ = end()
        _ = close(socket)
    }

    /// Waits until the child ends.
    ///
    /// - Returns: the child's exit status, or 128 plus the number of the signal that ended it.
    package func end() -> Int32 {
        if let status { return status }
        closeInput()
        var word: Int32 = 0
        while waitpid(pid, &word, 0) < 0, errno == EINTR {}
        let signal = word & 0x7F
        let status = signal == 0 ? (word >> 8) & 0xFF : 128 + signal
        self.status = status
        return status
    }
}

// MARK: Input and output

extension ChildProcess {
    /// The outcome of one read or write.
    package enum Transfer {
        /// The number of bytes transferred, at least one.
        case bytes(Int)
        /// The child isn't ready.
        case nothingYet
        /// The child has closed its end.
        case closed
        /// The system reported an error.
        case failed(SystemError)
    }

    package func give(_ bytes: UnsafeRawBufferPointer) -> Transfer {
        #if canImport(Darwin)
            let flags: Int32 = 0
        #else
            let flags = Int32(MSG_NOSIGNAL)
        #endif
        return transfer(send(socket, bytes.baseAddress, bytes.count, flags))
    }

    /// Closes the child's input: there is no more to read.
    package func closeInput() {
        guard takesInput else { return }
        _ = shutdown(socket, Int32(SHUT_WR))
        takesInput = false
    }

    package func take(into room: UnsafeMutableRawBufferPointer) -> Transfer {
        transfer(read(socket, room.baseAddress, room.count))
    }

    private func transfer(_ count: Int) -> Transfer {
        if count > 0 { return .bytes(count) }
        if count == 0 { return .closed }
        switch errno {
        case EAGAIN, EINTR: return .nothingYet
        // The child has exited without reading all of its input.
        case EPIPE, ECONNRESET: return .closed
        default: return .failed(.last)
        }
    }

    /// Waits until the child has output or, if its input is open, takes input; for a fifth of a
    /// second at most, so that the caller notices a cancelled task.
    package func wait() {
        let events = takesInput ? POLLIN | POLLOUT : POLLIN
        var end = pollfd(fd: socket, events: Int16(events), revents: 0)
        _ = poll(&end, 1, 200)
    }
}

// MARK: Starting

extension ChildProcess {
    /// - Parameter input: the open file that the child reads; nil if its input is sent.
    private static func start(
        _ words: [String], input: Int32?
    ) throws(SystemError) -> (pid: pid_t, socket: Int32) {
        let ends = try sockets()
        defer { _ = close(ends.theirs) }
        do throws(SystemError) {
            return (try spawn(words, input: input ?? ends.theirs, output: ends.theirs), ends.ours)
        } catch {
            _ = close(ends.ours)
            throw error
        }
    }

    /// The two ends of a socket.
    private static func sockets() throws(SystemError) -> (ours: Int32, theirs: Int32) {
        var ends: [Int32] = [-1, -1]
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
        #elseif canImport(Musl)
            let kind = SOCK_STREAM | SOCK_CLOEXEC
        #else
            let kind = SOCK_STREAM
        #endif
        guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw .last }
        #if canImport(Darwin)
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            var one: Int32 = 1
            _ = setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &one, socklen_t(4))
        #endif
        return (ends[0], ends[1])
    }

    private static func spawn(
        _ words: [String], input: Int32, output: Int32
    ) throws(SystemError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, input, 0)
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        // The exit status says enough; messages amid this program's output would not help.
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer {
            for argument in arguments { free(argument) }
        }
        var pid = pid_t()
        let code = posix_spawnp(&pid, words[0], &actions, nil, &arguments, environ)
        guard code == 0 else { throw SystemError(number: code) }
        return pid
    }
}
