/// A screen without a terminal, that takes keys and gives frames as text; a double for tests.
@MainActor
public final class HeadlessTerminal<Content: View> {
    private let host: ViewHost<Content>
    private let clipboard: Clipboard
    private var writer = ScreenWriter()

    /// The bytes that a terminal would have been sent so far.
    public private(set) var byteCount = 0

    /// - Parameters:
    ///   - columns: the width in cells.
    ///   - rows: the height in lines.
    ///   - content: makes the view for each frame.
    public init(
        columns: Int, rows: Int, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        let clipboard = Clipboard()
        self.clipboard = clipboard
        host = ViewHost(
            size: ScreenSize(columns: columns, rows: rows), onCopy: { clipboard.texts.append($0) },
            content: content)
        draw()
    }

    /// Presses keys one after the other, each on the frame that the one before it left.
    ///
    /// - Returns: whether a view took the last one.
    @discardableResult
    public func press(_ keys: Key...) -> Bool {
        var isTaken = false
        for key in keys {
            isTaken = host.handle(key)
            draw()
        }
        return isTaken
    }

    /// Types the characters of a text.
    public func type(_ text: String) {
        for character in text { press(.character(character)) }
    }

    /// Whether the screen has ended: the frame stays as it was, and no key is taken.
    public var isDismissed: Bool {
        draw()
        return host.isDismissed
    }

    /// The texts that were copied, the first one first.
    public var copied: [String] { clipboard.texts }

    /// Waits until no view is shown as ``View/busy(_:)``.
    ///
    /// - Parameter limit: how long to wait at most; by default long enough for a machine that runs
    ///   thousands of other tests at once.
    /// - Throws: `CancellationError` if the task is cancelled before that, ``NotSettledError`` if
    ///   it takes longer.
    public func settled(within limit: Duration = .seconds(300)) async throws {
        let end = ContinuousClock.now + limit
        while host.isBusy {
            if ContinuousClock.now > end { throw NotSettledError(frame: frame) }
            try await Task.sleep(for: .milliseconds(1))
        }
    }

    /// Ends the tasks of all views, and waits for them; the frame stays as it is.
    public func end() async { await host.end() }

    /// Gives the screen another size.
    public func resize(columns: Int, rows: Int) {
        host.size = ScreenSize(columns: columns, rows: rows)
        draw()
    }

    /// What the screen shows now: its lines, a line feed between two, without blanks at their ends.
    public var frame: String {
        lines.map(\.text.trimmed).joined(separator: "\n")
    }

    /// The frame with the control sequences of styles.
    public var styledFrame: String {
        lines.map { String(decoding: [$0].bytes(styled: true).dropLast(), as: UTF8.self) }
            .joined(separator: "\n")
    }

    /// What the screen shows now, from top to bottom.
    public var lines: [StyledLine] {
        draw()
        return host.frame
    }

    private func draw() {
        byteCount += writer.update(to: host.frame, size: host.size).count
    }
}

/// A screen still shows something that is on its way.
public struct NotSettledError: Error, Hashable, Sendable {
    /// What it shows, as ``HeadlessTerminal/frame``.
    public let frame: String
}

/// What was copied from a headless terminal.
@MainActor
private final class Clipboard {
    var texts: [String] = []
}

extension String {
    /// The text without blanks at its end.
    fileprivate var trimmed: Substring {
        self[...].prefix(upTo: lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)
    }
}
