#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// How a child process ended, and what it cost.
public struct Outcome: Hashable, Sendable {
    /// What `exit` was given, or 128 and the number of the signal that ended it, as shells count.
    public var status: Int32
    /// What was written to the caller; empty where it went elsewhere.
    public var output: [UInt8]
    /// From before its start until after its end.
    public var wall: Duration
    /// In its own code and in the kernel, all threads together.
    public var processor: Duration
    /// The largest resident set, in bytes.
    ///
    /// Linux counts the memory of the process that spawned it too, so that the number is never
    /// below the spawner's own peak: measure from a program that stays small.
    public var peakMemory: Int

    public init(
        status: Int32,
        output: [UInt8] = [],
        wall: Duration = .zero,
        processor: Duration = .zero,
        peakMemory: Int = 0
    ) {
        self.status = status
        self.output = output
        self.wall = wall
        self.processor = processor
        self.peakMemory = peakMemory
    }

    public var succeeded: Bool { status == 0 }

    /// The output as text, without the line feeds at its end.
    public var text: String {
        var end = output.endIndex
        while end > 0, output[end - 1] == 0x0A { end -= 1 }
        return String(decoding: output[..<end], as: UTF8.self)
    }
}

extension Outcome {
    init(waitStatus: Int32, output: [UInt8], wall: Duration, usage: rusage) {
        let signal = waitStatus & 0x7F
        #if canImport(Darwin)
            let unit = 1
        #else
            let unit = 1024
        #endif
        self.init(
            status: signal == 0 ? (waitStatus >> 8) & 0xFF : 128 + signal,
            output: output,
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
