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

    /// Takes the terminal; what comes from it goes to the mailbox.
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

    /// Puts the terminal back, and signals and the thread to their end.
    func close() {
        device.putBack()
        signals.end()
        pipe.end()
        reader.join()
    }
}

private func putBackAtExit() { _ = isPutBackAtExit }

private let isPutBackAtExit = atexit { TerminalRestoration.restore() } == 0
