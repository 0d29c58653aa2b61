import TerminalUI
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

// One at a time: the process of an exit test would hold the pipes of the others open for a moment.
@Suite(.serialized)
struct TerminalProcessTests {
    #if os(Linux)
        @Test func `a full device is an error in the system's words`() {
            let full = open("/dev/full", O_WRONLY)
            defer { close(full) }
            let terminal = Terminal(output: full, error: full)
            let failure = TerminalError.failed(String(cString: strerror(ENOSPC)))
            #expect(throws: failure) { try terminal.write([65]) }
            #expect(throws: failure) { try terminal.writeError([65]) }
        }
    #endif

    @Test func `no file takes the place of a standard output that was closed before the start`()
        async
    {
        await #expect(processExitsWith: .exitCode(7)) {
            close(STDOUT_FILENO)
            let terminal = Terminal.current
            let file = open("/dev/null", O_WRONLY)
            do {
                try terminal.write([65])
                terminal.exit(0)
            } catch {
                terminal.exit(file > STDERR_FILENO ? 7 : 1)
            }
        }
    }

    @Test func `nothing to write is never an error`() throws {
        try Terminal(output: -1, error: -1).write([])
    }

    @Test func `a closed descriptor is an error`() {
        #expect(throws: TerminalError.failed(String(cString: strerror(EBADF)))) {
            try Terminal(output: -1, error: -1).write([65])
        }
    }

    @Test func `a pipe that nobody reads is closed, and the process goes on`() {
        let pipe = Pipe()
        close(pipe.reading)
        defer { close(pipe.writing) }
        let terminal = Terminal(output: pipe.writing, error: pipe.writing)
        #expect(throws: TerminalError.closedPipe) { try terminal.write([65]) }
        #expect(throws: TerminalError.closedPipe) { try terminal.writeError([65]) }
    }

    /// A non-blocking pipe takes some of the bytes, then none until it is read.
    @Test func `every byte arrives however few the system takes at a time`() async throws {
        let pipe = Pipe()
        defer { close(pipe.reading) }
        #expect(fcntl(pipe.writing, F_SETFL, O_NONBLOCK) == 0)
        let bytes = (0..<1_000_003).map { UInt8(truncatingIfNeeded: $0 / 7) }
        async let received = pipe.readToEnd()
        try Terminal(output: pipe.writing, error: pipe.writing).write(bytes)
        close(pipe.writing)
        #expect(await received == bytes)
    }

    @Test func `a pipe has no width, whatever the environment says`() {
        let pipe = Pipe()
        defer { pipe.close() }
        let terminal = Terminal(
            environment: ["COLUMNS": "60"], output: pipe.writing, error: pipe.writing)
        #expect(terminal.width == nil)
        #expect(!terminal.isStyled)
        #expect(!terminal.isErrorTerminal)
        #expect(!terminal.isErrorStyled)
    }

    @Test(arguments: [
        (100, "60", 100), (0, "60", 60), (0, nil, 80), (0, "0", 80), (0, "-5", 80), (0, "wide", 80),
    ])
    func `a terminal is as wide as it says, else as COLUMNS says, else 80`(
        size: UInt16, columns: String?, width: Int
    ) {
        var screen: Int32 = -1
        var keyboard: Int32 = -1
        var window = winsize(ws_row: 24, ws_col: size, ws_xpixel: 0, ws_ypixel: 0)
        #expect(openpty(&keyboard, &screen, nil, nil, &window) == 0)
        defer {
            close(screen)
            close(keyboard)
        }
        var environment = ["TERM": "xterm"]
        environment["COLUMNS"] = columns
        let terminal = Terminal(environment: environment, output: screen, error: screen)
        #expect(terminal.width == width)
        #expect(terminal.isStyled)
        #expect(terminal.isErrorTerminal)
        #expect(terminal.isErrorStyled)
    }

    @Test func `the process ends with the status`() async {
        await #expect(processExitsWith: .exitCode(3)) {
            Terminal.current.exit(3)
        }
    }
}

private struct Pipe: Sendable {
    let reading: Int32
    let writing: Int32

    init() {
        var descriptors: [Int32] = [-1, -1]
        #expect(pipe(&descriptors) == 0)
        (reading, writing) = (descriptors[0], descriptors[1])
    }

    func close() {
        _ = [reading, writing].map(closeDescriptor)
    }

    @concurrent func readToEnd() async -> [UInt8] {
        var received: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while true {
            let count = read(reading, &buffer, buffer.count)
            guard count > 0 else { return received }
            received += buffer[..<count]
        }
    }
}

private func closeDescriptor(_ descriptor: Int32) -> Int32 {
    close(descriptor)
}
