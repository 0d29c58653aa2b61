/// A screen without a terminal that takes keys and returns frames as text, for tests.
///
/// ```swift
/// let screen = HeadlessTerminal(columns: 20, rows: 2) { Counter() }
/// screen.press(.character("+"))
/// #expect(screen.frame == "1\n")
/// ```
@MainActor
public final class HeadlessTerminal<Content: View> {
    private let host: ViewHost<Content>
    private let clipboard: Clipboard
    private var writer = ScreenWriter()

    /// How many bytes would have been sent to a terminal so far.
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

    /// Presses keys one after the other, each on the frame after the previous one.
    ///
    /// - Returns: whether a view took the last key.
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

    /// Whether the screen has ended: the frame no longer changes, and no key is taken.
    public var isDismissed: Bool {
        draw()
        return host.isDismissed
    }

    /// The copied texts, oldest first.
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

    /// Ends the tasks of all views, and waits for them; the frame no longer changes.
    public func end() async { await host.end() }

    /// Gives the screen another size.
    public func resize(columns: Int, rows: Int) {
        host.size = ScreenSize(columns: columns, rows: rows)
        draw()
    }

    /// The lines of the screen, separated by line feeds, without trailing blanks.
    public var frame: String {
        lines.map(\.text.trimmed).joined(separator: "\n")
    }

    /// The frame with the control sequences of styles.
    public var styledFrame: String {
        lines.map { String(decoding: [$0].bytes(styled: true).dropLast(), as: UTF8.self) }
            .joined(separator: "\n")
    }

    /// The lines of the screen, from top to bottom.
    public var lines: [StyledLine] {
        draw()
        return host.frame
    }

    private func draw() {
        byteCount += writer.update(to: host.frame, size: host.size).count
    }
}

/// A screen was still busy after the time limit.
public struct NotSettledError: Error, Hashable, Sendable {
    /// The frame then, as ``HeadlessTerminal/frame``.
    public let frame: String
}

/// The texts that were copied from a headless terminal.
@MainActor
private final class Clipboard {
    var texts: [String] = []
}

extension String {
    /// The text without trailing blanks.
    fileprivate var trimmed: Substring {
        self[...].prefix(upTo: lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)
    }
}
