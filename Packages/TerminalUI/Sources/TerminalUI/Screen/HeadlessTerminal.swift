/// A screen without a terminal, that takes keys and gives frames as text; a double for tests.
@MainActor
public final class HeadlessTerminal<Content: View> {
    private let host: ViewHost<Content>
    private var writer = ScreenWriter()

    /// The bytes that a terminal would have been sent so far.
    public private(set) var byteCount = 0

    /// - Parameters:
    ///   - columns: the width in cells.
    ///   - rows: the height in lines.
    ///   - content: the view, made anew for each frame.
    public init(
        columns: Int, rows: Int, @ViewBuilder content: @escaping @MainActor () -> Content
    ) {
        host = ViewHost(size: ScreenSize(columns: columns, rows: rows), content: content)
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

    /// Whether the view has ended the show: the frame stays as it was, and no key is taken.
    public var isDismissed: Bool {
        draw()
        return host.isDismissed
    }

    /// Ends the tasks of all views, and waits for them.
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

    /// The same with the control sequences of styles.
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

extension String {
    /// The text without blanks at its end.
    fileprivate var trimmed: Substring {
        self[...].prefix(upTo: lastIndex { $0 != " " }.map { index(after: $0) } ?? startIndex)
    }
}
