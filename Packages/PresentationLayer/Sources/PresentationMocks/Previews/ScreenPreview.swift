public import DomainLayer
public import PresentationLayer
public import TerminalUI

/// A screen of the browser in some state and width, to be looked at without a terminal.
///
/// The program `Previews` prints them, and the same ones are compared with what was recorded.
public struct ScreenPreview: Sendable {
    /// When a screen has got where its preview is taken.
    public enum Moment: Sendable {
        /// Nothing is on its way any more.
        case settled
        /// The inventory takes long, and so many packages were read.
        case loading(done: Int)
    }

    /// The screen, its state and the number of columns: `packages-filter-60`.
    public let name: String
    /// The columns of the terminal that it is shown in.
    public let columns: Int
    private let draw: @MainActor @Sendable () async -> String

    /// The lines of the terminal that every preview is shown in.
    public static let rows = 24

    /// - Parameters:
    ///   - name: as it is asked for, such as `packages-samples`.
    ///   - columns: the width in cells.
    ///   - dependency: makes what the browser works on, anew for each drawing.
    ///   - source: the system to show.
    ///   - moment: how far the browser has got when it is drawn.
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

    /// A line as wide as the screen, by which one is told from the next where several are printed.
    public var title: String {
        let title = "━━ \(name) "
        return title + String(repeating: "━", count: columns - title.count)
    }

    /// The screen as text: its lines, a line feed between two.
    @MainActor
    public func frame() async -> String {
        await draw()
    }
}

extension ScreenPreview: CustomStringConvertible {
    public var description: String { name }
}

/// Runs the browser until the keys are pressed, and takes its last frame.
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
    /// Waits until the browser has got to a moment; ends early if the task is cancelled.
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
