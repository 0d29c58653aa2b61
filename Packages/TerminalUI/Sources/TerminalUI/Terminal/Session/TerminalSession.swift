/// Shows a view on the real terminal, as long as it takes.
///
/// The terminal has its own settings and screen meanwhile. They are put back on every way out: when
/// the condition holds, when an error is thrown, when the task is cancelled, when the process
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

    /// Shows a view, gives it keys, and draws it anew when something changes that it reads: at most
    /// one frame for all that came at the same time.
    ///
    /// - Parameters:
    ///   - isDone: asked after each change.
    ///   - content: makes the view for each frame.
    /// - Throws: ``TerminalSessionError/hungUp`` and ``TerminalSessionError/failed(_:)``.
    public func run<Content: View>(
        until isDone: @autoclosure @escaping @MainActor () -> Bool,
        @ViewBuilder content: @escaping @MainActor () -> Content
    ) async throws(TerminalSessionError) {
        let mailbox = TerminalMailbox()
        let taken = try TakenTerminal(descriptors, mailbox: mailbox)
        defer { taken.close() }
        let device = taken.device
        let stage = Stage(
            size: device.size, onStale: { mailbox.wake() }, until: isDone, content: content)
        var writer = ScreenWriter(isColored: terminal.isStyled)
        try device.write(writer.update(to: stage.frame, size: stage.size))
        for await _ in mailbox.wakeUps {
            for event in mailbox.take() where !stage.hasEnded {
                switch event {
                case .key(let key): _ = stage.handle(key)
                case .resized: stage.size = device.size
                case .continued:
                    stage.size = device.size
                    writer.forget()
                case .hungUp: throw .hungUp
                }
            }
            if stage.hasEnded { return }
            try device.write(writer.update(to: stage.frame, size: stage.size))
        }
    }
}
