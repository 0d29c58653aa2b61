public import DomainLayer
public import PresentationLayer
public import TerminalUI

/// A screen of the browser in some state and width, to look at without a terminal.
///
/// The program `Previews` prints all previews, and tests compare them with recorded screens.
public struct ScreenPreview: Sendable {
    /// The moment at which the preview of a screen is taken.
    public enum Moment: Sendable {
        /// Everything has been loaded and drawn.
        case settled
        /// Loading takes long, and this many packages were read.
        case loading(done: Int)
    }

    /// The screen, its state and the number of columns: `packages-filter-60`.
    public let name: String
    /// The width of the terminal that shows the preview, in columns.
    public let columns: Int
    private let draw: @MainActor @Sendable () async -> String

    /// The height of the terminal that shows each preview, in lines.
    public static let rows = 24

    /// - Parameters:
    ///   - name: the name without the width, such as `packages-samples`.
    ///   - columns: the width in cells.
    ///   - dependency: makes a new dependency of the browser for each drawing.
    ///   - source: the system to show.
    ///   - moment: when to draw the browser.
    ///   - keys: pressed one after the other, each once the screen has settled.
    public init(
        name: String,
        columns: Int,
        dependency: @escaping @Sendable () -> some BrowserPresenterDependency,
        source: InventorySource,
        moment: Moment = .settled,
        keys: [Key] = []
    ) {
        self.name = "\(name)-\(columns)"
        self.columns = columns
        draw = {
            await lastFrame(
                columns: columns, dependency: dependency(), source: source, moment: moment,
                keys: keys)
        }
    }

    /// A line as wide as the screen that separates printed previews.
    public var title: String {
        let title = "━━ \(name) "
        return title + String(repeating: "━", count: columns - title.count)
    }

    /// The screen as text: its lines, separated by line feeds.
    @MainActor
    public func frame() async -> String {
        await draw()
    }
}

extension ScreenPreview: CustomStringConvertible {
    public var description: String { name }
}

/// Runs the browser until the keys are pressed, and returns its last frame.
@MainActor
private func lastFrame(
    columns: Int,
    dependency: some BrowserPresenterDependency,
    source: InventorySource,
    moment: ScreenPreview.Moment,
    keys: [Key]
) async -> String {
    let terminal = HeadlessTerminal(columns: columns, rows: ScreenPreview.rows) {
        BrowserView(dependency: dependency, source: source).environment(\.progressDelay, .zero)
    }
    await terminal.reach(moment)
    for key in keys {
        terminal.press(key)
        await terminal.reach(moment)
    }
    let frame = terminal.frame
    await terminal.end()
    return frame
}

extension HeadlessTerminal {
    /// Waits for a moment of the browser; ends early if the task is cancelled.
    fileprivate func reach(_ moment: ScreenPreview.Moment) async {
        switch moment {
        case .settled: try? await settled()
        case .loading(let done):
            while !frame.contains("packages: \(done) of") {
                do { try await Task.sleep(for: .milliseconds(1)) } catch { return }
            }
        }
    }
}

extension View {
    /// The lines as plain text, each ending in a line feed.
    public func text(width: Int?) -> String {
        rendered(width: width).map { $0.text + "\n" }.joined()
    }

    /// The lines with their styles as control sequences, in which ESC is written `␛`.
    public func styledText(width: Int?) -> String {
        let bytes = rendered(width: width).bytes(styled: true)
        return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "␛")
    }
}
