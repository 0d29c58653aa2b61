#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    import Darwin
#endif

/// A program to run as a child process, with its arguments.
public struct Command: Hashable, Sendable {
    /// The program, looked up in `PATH` unless it has a slash, and then its arguments.
    public var words: [String]

    public init(_ words: [String]) {
        self.words = words
    }

    public init(_ words: String...) {
        self.words = words
    }

    /// Where the child's standard output goes.
    public enum Output: Hashable, Sendable {
        /// To the caller, together with standard error.
        case captured
        /// To the caller; standard error stays this process's.
        case data
        /// Counted and discarded; a program that writes more bytes than this finds its pipe closed.
        /// Standard error stays this process's.
        case counted(upTo: Int)
    }

    /// Runs the program and waits for its end.
    ///
    /// - Throws: ``CommandError`` if the program could not be started; a program that ran and
    ///   failed has an ``Outcome`` with a status other than 0.
    public func run(_ output: Output = .captured) throws(CommandError) -> Outcome {
        let started = ContinuousClock.now
        let pipe = try Pipe()
        let child = try spawn(output, into: pipe)
        var bytes: [UInt8] = []
        let count: Int
        if case .counted(let limit) = output {
            count = pipe.drain(upTo: limit) { _ in }
        } else {
            count = pipe.drain { bytes += $0 }
        }
        var status: Int32 = 0
        var usage = rusage()
        while wait4(child, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw CommandError(words, code: errno) }
        }
        return Outcome(
            waitStatus: status, output: bytes, outputCount: count,
            wall: started.duration(to: .now), usage: usage)
    }

    private func spawn(_ output: Output, into pipe: Pipe) throws(CommandError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, pipe.writeEnd, 1)
        if output == .captured { posix_spawn_file_actions_adddup2(&actions, 1, 2) }
        var arguments: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) } + [nil]
        defer {
            for argument in arguments { free(argument) }
        }
        var child = pid_t()
        let code = posix_spawnp(&child, words[0], &actions, nil, &arguments, environ)
        pipe.closeWriteEnd()
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

// MARK: How it ended

/// How a child process ended, and what it cost.
public struct Outcome: Hashable, Sendable {
    /// The exit status, or 128 and the number of the signal that ended the process, as in shells.
    public var status: Int32
    /// The bytes written to the caller; empty if they went elsewhere.
    public var output: [UInt8]
    /// How many bytes were written to the caller, kept or counted.
    public var outputCount: Int
    /// The time from before the start until after the end.
    public var wall: Duration
    /// The time in the process's own code and in the kernel, all threads together.
    public var processor: Duration
    /// The largest resident set, in bytes.
    ///
    /// Linux also counts the memory of the process that spawned it, so the number is never below
    /// the spawner's own peak: measure from a program that stays small.
    public var peakMemory: Int

    public init(
        status: Int32,
        output: [UInt8] = [],
        outputCount: Int? = nil,
        wall: Duration = .zero,
        processor: Duration = .zero,
        peakMemory: Int = 0
    ) {
        self.status = status
        self.output = output
        self.outputCount = outputCount ?? output.count
        self.wall = wall
        self.processor = processor
        self.peakMemory = peakMemory
    }

    public var succeeded: Bool { status == 0 }

    /// The output as text, without trailing line feeds.
    public var text: String {
        var end = output.endIndex
        while end > 0, output[end - 1] == 0x0A { end -= 1 }
        return String(decoding: output[..<end], as: UTF8.self)
    }
}

extension Outcome {
    init(
        waitStatus: Int32, output: [UInt8], outputCount: Int, wall: Duration, usage: rusage
    ) {
        let signal = waitStatus & 0x7F
        #if canImport(Darwin)
            let unit = 1
        #else
            let unit = 1024
        #endif
        self.init(
            status: signal == 0 ? (waitStatus >> 8) & 0xFF : 128 + signal,
            output: output,
            outputCount: outputCount,
            wall: wall,
            processor: Duration(usage.ru_utime) + Duration(usage.ru_stime),
            peakMemory: Int(usage.ru_maxrss) * unit)
    }
}

extension Duration {
    fileprivate init(_ time: timeval) {
        self = .seconds(Int(time.tv_sec)) + .microseconds(Int(time.tv_usec))
    }
}

// MARK: Its output

/// The pipe from a child's output to this process.
///
/// Both ends are closed in every child except for the copies that it gets: an open end in another
/// child would keep ``drain(upTo:_:)`` waiting for that one too.
final class Pipe {
    private var readEnd: Int32
    private(set) var writeEnd: Int32

    init() throws(CommandError) {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw CommandError(["pipe"], code: errno) }
        readEnd = ends[0]
        writeEnd = ends[1]
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    }

    deinit {
        closeWriteEnd()
        if readEnd >= 0 { close(readEnd) }
    }

    func closeWriteEnd() {
        guard writeEnd >= 0 else { return }
        close(writeEnd)
        writeEnd = -1
    }

    /// Passes on the output piece by piece, until the last writer has closed its end or more bytes
    /// have come than wanted; then this end is closed as well.
    ///
    /// - Returns: how many bytes have come.
    func drain(upTo limit: Int = .max, _ take: (ArraySlice<UInt8>) -> Void) -> Int {
        var total = 0
        var chunk = [UInt8](repeating: 0, count: 65536)
        while total <= limit {
            let count = read(readEnd, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            total += count
            take(chunk[..<count])
        }
        close(readEnd)
        readEnd = -1
        return total
    }
}
