internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// A terminal that is ours for a while, with our own settings and screen.
final class TerminalDevice: Sendable {
    let descriptors: TerminalDescriptors
    /// Standard output opened once more, if the system lets us, so that our writes don't block, yet
    /// those of others who have it open still do.
    ///
    /// A write that waits for a stuck terminal would keep other writes waiting, even those that
    /// restore the terminal.
    private let output: Int32
    private let raw: termios
    /// Whether the terminal is ours now. The lock is held while writing or changing the settings,
    /// so that nothing is drawn on a restored terminal.
    private let isOurs = Mutex(false)

    /// - Parameter signals: where handlers report signals.
    init(
        _ descriptors: TerminalDescriptors, signals: Int32
    ) throws(TerminalSessionError) {
        self.descriptors = descriptors
        var settings = termios()
        guard tcgetattr(descriptors.output, &settings) == 0 else { throw .failed(lastError()) }
        raw = settings.raw
        let reopened = open(
            "/dev/fd/\(descriptors.output)", O_WRONLY | O_NONBLOCK | O_NOCTTY | O_CLOEXEC)
        output = reopened < 0 ? descriptors.output : reopened
        let restoration = TerminalRestoration.current
        restoration.pointee.output = output
        restoration.pointee.settings = settings
        restoration.pointee.signals = signals
    }

    deinit {
        if output != descriptors.output { close(output) }
    }

    /// Takes the terminal, again if it is already ours; not from the background, where it would
    /// take another program's terminal.
    ///
    /// - Returns: whether the terminal is ours now.
    func take() throws(TerminalSessionError) -> Bool {
        try isOurs.withLock { isOurs throws(TerminalSessionError) in
            isOurs = isInForeground
            if !isOurs { return false }
            let isAgain = TerminalRestoration.isNeeded.exchange(
                true, ordering: .acquiringAndReleasing)
            var raw = raw
            guard tcsetattr(descriptors.output, TCSANOW, &raw) == 0 else {
                throw .failed(lastError())
            }
            let saving = isAgain ? "" : TerminalRestoration.saveSequence
            try writeNow(Array((saving + TerminalRestoration.enterSequence).utf8))
            return true
        }
    }

    /// Restores the terminal, then runs an action while no other thread can take or draw on it.
    ///
    /// If another thread is drawing on a terminal that takes nothing, waits half a second for it.
    func putBack(then action: () -> Void = {}) {
        for _ in 0..<50 {
            let isDone: Void? = isOurs.withLockIfAvailable { isOurs in
                isOurs = false
                TerminalRestoration.restore()
                action()
            }
            if isDone != nil { return }
            usleep(10_000)
        }
        TerminalRestoration.restore()
        action()
    }

    /// Writes all of the bytes, if the terminal is ours.
    func write(_ bytes: [UInt8]) throws(TerminalSessionError) {
        try isOurs.withLock { isOurs throws(TerminalSessionError) in
            if isOurs { try writeNow(bytes) }
        }
    }

    /// The size that the terminal reports, else 80 by 24, the size of early terminals.
    var size: ScreenSize {
        windowSize(of: descriptors.output) ?? ScreenSize(columns: 80, rows: 24)
    }

    private func writeNow(_ bytes: [UInt8]) throws(TerminalSessionError) {
        do throws(TerminalError) {
            // Another thread may restore it without asking, if that thread crashes or has waited
            // long enough.
            try writeAll(
                bytes, to: output,
                while: TerminalRestoration.isNeeded.load(ordering: .acquiring))
        } catch {
            switch error {
            case .closedPipe: throw .hungUp
            case .failed(let reason): throw .failed(reason)
            }
        }
    }

    /// A terminal that isn't the process's own has no background.
    private var isInForeground: Bool {
        let group = tcgetpgrp(descriptors.output)
        return group < 0 || group == getpgrp()
    }
}

extension termios {
    /// Settings in which each byte arrives at once, unchanged and without echo; keys still send
    /// signals.
    fileprivate var raw: termios {
        var raw = self
        raw.c_iflag &= ~tcflag_t(BRKINT | ICRNL | INLCR | IGNCR | INPCK | ISTRIP | IXON)
        raw.c_lflag &= ~tcflag_t(ECHO | ECHONL | ICANON | IEXTEN)
        withUnsafeMutableBytes(of: &raw.c_cc) { bytes in
            bytes[Int(VMIN)] = 1
            bytes[Int(VTIME)] = 0
        }
        return raw
    }
}
