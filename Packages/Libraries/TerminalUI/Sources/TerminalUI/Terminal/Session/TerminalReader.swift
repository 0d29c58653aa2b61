internal import Synchronization

#if canImport(Glibc)
    internal import Glibc
#elseif canImport(Musl)
    internal import Musl
#elseif canImport(Darwin)
    internal import Darwin
#endif

/// Waits for the terminal's bytes and for signals, and does nothing meanwhile.
///
/// The reader runs in a thread of its own and also ends and suspends the process, so that the rest
/// of the program can't delay either.
struct TerminalReader: Sendable {
    let device: TerminalDevice
    let mailbox: TerminalMailbox
    /// Where the numbers of signals are read, a byte each; 0 ends the reader.
    let signals: Int32

    /// Runs until it is stopped.
    ///
    /// - Parameter isTaken: whether the terminal is ours from the beginning; false if the process
    ///   was started in the background.
    func run(isTaken: Bool) {
        var parser = KeyParser()
        var isReading = isTaken
        if !isTaken { waitForForeground() }
        while true {
            // A negative descriptor is ignored.
            let input = isReading ? device.descriptors.input : -1
            var requests = [
                pollfd(fd: signals, events: Int16(POLLIN), revents: 0),
                pollfd(fd: input, events: Int16(POLLIN), revents: 0),
            ]
            let count = poll(&requests, 2, parser.isWaiting ? Self.escapeDelay : -1)
            if count == 0 { post(parser.flush()) }
            if count <= 0 { continue }
            if requests[0].revents != 0, !obeySignals(&isReading) { return }
            if requests[1].revents != 0 {
                if let bytes = bytes(from: device.descriptors.input) {
                    post(parser.parse(bytes))
                } else {
                    isReading = false
                    mailbox.post([.hungUp])
                }
            }
        }
    }

    /// How long more bytes may follow an Escape, in milliseconds.
    private static let escapeDelay: Int32 = 50

    private func post(_ keys: [Key]) {
        mailbox.post(keys.map(TerminalEvent.key))
    }

    /// The bytes that can be read now; nil at the end of input.
    private func bytes(from descriptor: Int32) -> [UInt8]? {
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = read(descriptor, &buffer, buffer.count)
        if count > 0 { return Array(buffer[..<count]) }
        return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
    }

    /// Reacts to signals; false if one ends the reader.
    private func obeySignals(_ isReading: inout Bool) -> Bool {
        let received = bytes(from: signals) ?? []
        if let ending = received.map(Int32.init).first(where: TerminalSignals.ending.contains) {
            device.putBack { TerminalSignals.obey(ending) }
        }
        for signal in received {
            switch Int32(signal) {
            case SIGWINCH:
                mailbox.post([.resized])
            case SIGTSTP:
                device.putBack { TerminalSignals.obey(SIGTSTP) }
                isReading = false
                // If no other process could continue it, the process was not stopped at all.
                TerminalSignals.tell(SIGCONT)
            case SIGCONT:
                isReading = goOn()
            default:
                return false
            }
        }
        return true
    }

    private func goOn() -> Bool {
        do {
            guard try device.take() else {
                waitForForeground()
                return false
            }
            mailbox.post([.continued])
            return true
        } catch {
            mailbox.post([.hungUp])
            return false
        }
    }

    /// Stops the process as the system stops one that writes from the background. A signal reports
    /// that it goes on; one that came in the meantime, and may end it, is obeyed first.
    private func waitForForeground() {
        var request = pollfd(fd: signals, events: Int16(POLLIN), revents: 0)
        if poll(&request, 1, 100) == 0 { TerminalSignals.obey(SIGTTOU) }
    }
}

/// Something that happened to the terminal.
enum TerminalEvent: Hashable, Sendable {
    case key(Key)
    case resized
    /// The process goes on after it was suspended; the contents of the screen are unknown.
    case continued
    case hungUp
}

/// Passes events from the thread that waits for them to the loop that draws.
final class TerminalMailbox: Sendable {
    /// Yields once for all events since the last time.
    let wakeUps: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation
    private let events = Mutex<[TerminalEvent]>([])

    init() {
        (wakeUps, continuation) = AsyncStream.makeStream(bufferingPolicy: .bufferingNewest(1))
    }

    /// Wakes the loop so that it looks for changes.
    func wake() {
        continuation.yield()
    }

    func post(_ new: [TerminalEvent]) {
        if new.isEmpty { return }
        events.withLock { $0 += new }
        wake()
    }

    /// All events since the last call, in their order.
    func take() -> [TerminalEvent] {
        events.withLock { events in
            defer { events = [] }
            return events
        }
    }
}
