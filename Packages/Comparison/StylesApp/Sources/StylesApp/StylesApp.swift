internal import BrowserStyles
internal import DependencyInjectionLayer
internal import DomainLayer
internal import PresentationMocks
internal import ScreenSnapshots
internal import TerminalUI

/// The third root: the browser in any of five architectures, with mock or real drivers.
@main
@MainActor
struct StylesApp {
    private static let terminal = Terminal.current

    static func main() async {
        do throws(UsageError) {
            switch try Request(parsing: terminal.arguments) {
            case .help: help()
            case .browse(let style, let source, isReal: false):
                await browse(
                    style, of: source,
                    with: StylesContainer(
                        product: MockDIContainer(),
                        screenSnapshotDriver: MemoryScreenSnapshotDriver()))
            case .browse(let style, let source, isReal: true):
                let product = DIContainer()
                await browse(
                    style, of: source,
                    with: StylesContainer(
                        product: product,
                        screenSnapshotDriver: FileScreenSnapshotDriver(
                            writingBy: product.fileOutputDriver)))
            }
        } catch {
            end(with: error.message, status: 2)
        }
    }

    private static func help() {
        do throws(TerminalError) {
            try terminal.write(Array(Request.helpText.utf8))
        } catch {
            guard case .failed(let message) = error else { return }
            end(with: "cannot write standard output: \(message)", status: 3)
        }
    }

    /// Shows the browser until the user leaves.
    private static func browse(
        _ style: BrowserStyle, of source: InventorySource, with container: some BrowserDependency
    ) async {
        do throws(TerminalSessionError) {
            try await TerminalSession(terminal).run {
                StyledBrowser(style: style, dependency: container, source: source)
            }
        } catch {
            switch error {
            case .notATerminal:
                end(with: "the browser needs a terminal for its input and output", status: 2)
            case .dumbTerminal:
                end(
                    with: "the browser needs a terminal that can move its cursor;"
                        + " TERM says that this one can't", status: 2)
            case .failed(let message): end(with: "cannot use the terminal: \(message)", status: 3)
            case .hungUp: terminal.exit(3)
            }
        }
    }

    private static func end(with message: String, status: Int32) -> Never {
        try? terminal.writeError(Array("StylesApp: \(message)\n".utf8))
        terminal.exit(status)
    }
}
