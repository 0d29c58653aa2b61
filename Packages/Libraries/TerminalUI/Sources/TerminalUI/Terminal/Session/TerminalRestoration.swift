internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A terminal that was taken, with the handlers of signals and the thread that reads.
struct TakenTerminal {
    let device: TerminalDevice
    private let signals: TerminalSignals
    private let pipe: SignalPipe
    private let reader: SystemThread

    /// Takes the terminal, whose input goes to the mailbox.
    init(
        _ descriptors: TerminalDescriptors, mailbox: TerminalMailbox
    ) throws(TerminalSessionError) {
        putBackAtExit()
        pipe = try SignalPipe()
        device = try TerminalDevice(descriptors, signals: pipe.writing)
        signals = TerminalSignals()
        do {
            let isTaken = try device.take()
            let reader = TerminalReader(device: device, mailbox: mailbox, signals: pipe.reading)
            self.reader = try SystemThread { reader.run(isTaken: isTaken) }
        } catch {
            device.putBack()
            signals.end()
            throw error
        }
    }

    /// Restores the terminal, and ends signal handling and the thread.
    func close() {
        device.putBack()
        signals.end()
        pipe.end()
        reader.join()
    }
}

private func putBackAtExit() { _ = isPutBackAtExit }

private let isPutBackAtExit = atexit { TerminalRestoration.restore() } == 0

/// Restores the terminal, wherever the process is when it must.
///
/// A signal handler may do next to nothing (`man 7 signal-safety`): no locks, no allocation. So
/// this is plain memory that is made before any handler is set, and that handlers only read.
struct TerminalRestoration {
    /// Whether there is something to restore.
    static let isNeeded = Atomic(false)

    var output: Int32 = -1
    var settings = termios()
    /// Where a handler reports signals.
    var signals: Int32 = -1
    /// The bytes that restore the terminal.
    let sequence = leaveSequence

    /// Only the drawing loop and the reader's thread change it, one at a time: they hold the
    /// device's lock. A handler that reads it meanwhile finds old values or new ones.
    nonisolated(unsafe) static let current: UnsafeMutablePointer<TerminalRestoration> = {
        let memory = UnsafeMutablePointer<TerminalRestoration>.allocate(capacity: 1)
        memory.initialize(to: TerminalRestoration())
        return memory
    }()

    /// Restores the terminal; safe in a signal handler.
    static func restore() {
        guard isNeeded.exchange(false, ordering: .acquiringAndReleasing) else { return }
        let output = current.pointee.output
        // Changing the settings from the background would stop the process.
        var blocked = sigset_t()
        var old = sigset_t()
        sigemptyset(&blocked)
        sigaddset(&blocked, SIGTTOU)
        pthread_sigmask(SIG_BLOCK, &blocked, &old)
        // A terminal that was stopped goes on, and one that takes nothing loses its unread output
        // so that it takes this; but no terminal may delay the end.
        tcflow(output, TCOON)
        var request = pollfd(fd: output, events: Int16(POLLOUT), revents: 0)
        for _ in 0..<10 {
            if poll(&request, 1, 50) > 0 { break }
            tcflush(output, TCOFLUSH)
        }
        if request.revents & Int16(POLLOUT) != 0 {
            _ = write(output, current.pointee.sequence.baseAddress, current.pointee.sequence.count)
        }
        tcsetattr(output, TCSANOW, &current.pointee.settings)
        pthread_sigmask(SIG_SETMASK, &old, nil)
    }
}

extension TerminalRestoration {
    /// Saves what the mouse wheel does, which differs between terminals.
    static let saveSequence = modes(["1007s"])
    /// Another screen without cursor and line wrapping; bracketed paste; the mouse wheel as arrow
    /// keys. (xterm's "ctlseqs", DEC private modes.)
    ///
    /// The terminal keeps the mouse buttons, so that text is selected as in any pager.
    static let enterSequence = modes(["1049h", "25l", "7l", "2004h", "1007h"])

    /// The opposite modes in reverse order, after the end of a frame that was cut off.
    nonisolated(unsafe) private static let leaveSequence: UnsafeBufferPointer<UInt8> = {
        let sequence =
            modes(["2026l"]) + "\u{1B}[0m"
            + modes(["1007r", "2004l", "7h", "25h", "1049l"])
        let memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: sequence.utf8.count)
        _ = memory.initialize(from: sequence.utf8)
        return UnsafeBufferPointer(memory)
    }()

    private static func modes(_ modes: [String]) -> String {
        modes.map { "\u{1B}[?\($0)" }.joined()
    }
}
