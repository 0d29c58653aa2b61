/// Shows a view on the real terminal until the view dismisses itself.
///
/// ```swift
/// @main
/// struct Clock {
///     static func main() async throws {
///         try await TerminalSession(Terminal.current).run { ClockView() }
///     }
/// }
/// ```
///
/// Meanwhile the terminal has its own settings and screen. They are restored on every way out: when
/// the view is dismissed, when an error is thrown, when the task is cancelled, when the process
/// exits, is ended by a signal or crashes, and while it is suspended.
@MainActor
public struct TerminalSession {
    private let terminal: Terminal
    private let descriptors: TerminalDescriptors

    /// - Throws: ``TerminalSessionError/notATerminal`` and ``TerminalSessionError/dumbTerminal``.
    public init(_ terminal: Terminal) throws(TerminalSessionError) {
        guard let descriptors = terminal.descriptors, descriptors.areTerminals else {
            throw .notATerminal
        }
        if terminal.isDumb { throw .dumbTerminal }
        self.terminal = terminal
        self.descriptors = descriptors
    }

    /// Shows a view, gives it keys, and redraws it when something that it reads changes:
    /// simultaneous changes cause at most one frame.
    ///
    /// It returns when the view has called the ``DismissAction`` of its environment outside of any
    /// sheet, and its tasks have ended.
    ///
    /// - Parameter content: makes the view for each frame.
    /// - Throws: ``TerminalSessionError/hungUp`` and ``TerminalSessionError/failed(_:)``.
    public func run<Content: View>(
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) async throws(TerminalSessionError) {
        let mailbox = TerminalMailbox()
        let taken = try TakenTerminal(descriptors, mailbox: mailbox)
        let host = ViewHost(
            size: taken.device.size, onStale: { mailbox.wake() },
            onCopy: { [terminal] in try? terminal.copy($0) }, content: content)
        do throws(TerminalSessionError) {
            try await show(host, on: taken.device, mailbox)
        } catch {
            taken.close()
            await host.end()
            throw error
        }
        taken.close()
        await host.end()
    }

    private func show(
        _ host: ViewHost<some View>, on device: TerminalDevice, _ mailbox: TerminalMailbox
    ) async throws(TerminalSessionError) {
        var writer = ScreenWriter(isColored: terminal.isStyled)
        try device.write(writer.update(to: host.frame, size: host.size))
        for await _ in mailbox.wakeUps {
            for event in mailbox.take() where !host.isDismissed {
                switch event {
                case .key(let key): _ = host.handle(key)
                case .resized: host.size = device.size
                case .continued:
                    host.size = device.size
                    writer.forget()
                case .hungUp: throw .hungUp
                }
            }
            let frame = host.frame
            if host.isDismissed { return }
            try device.write(writer.update(to: frame, size: host.size))
        }
    }
}

/// Why a view could not be shown on a terminal, or no longer.
public enum TerminalSessionError: Error, Hashable, Sendable {
    /// Standard input or standard output is no terminal.
    case notATerminal
    /// `TERM` is `dumb`: nothing can be drawn.
    case dumbTerminal
    /// The terminal went away.
    case hungUp
    /// The terminal's settings could not be changed, or a frame could not be written; in
    /// `strerror`'s words.
    case failed(String)
}
