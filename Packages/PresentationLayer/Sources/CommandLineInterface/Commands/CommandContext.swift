internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI
internal import VisibleText
import Wording

/// What a command works with: the container, the terminal, and the options that all commands have.
@MainActor
struct CommandContext<Container: CommandDependency> {
    let container: Container
    /// Uses color as requested.
    let terminal: Terminal
    let common: CommonOptions
    /// What the conclusions in the container's inventories come from; nil if there are none.
    var clarifications: PolicyClarifications?
    /// How long a scan may take before its progress is shown.
    let progressDelay: Duration

    /// Logs a sentence if `--verbose` is given, with control characters made visible.
    func log(_ sentence: String) {
        if common.isVerbose { container.logDriver.log(sentence.visible) }
    }

    /// Prints a line on standard error.
    func say(_ message: String) {
        terminal.say(message)
    }

    /// Prints what failed on standard error.
    func report(_ failure: CommandFailure) {
        terminal.report(failure)
    }
}

extension Terminal {
    /// Prints a line on standard error under the program's name, with control characters made
    /// visible.
    ///
    /// A message that can't be written is dropped: there is no other place to report it.
    func say(_ message: String) {
        try? writeError(Array("\(Tool.name): \(message.visible)\n".utf8))
    }

    /// Prints what failed, on standard error as ``say(_:)`` does.
    @MainActor
    func report(_ failure: CommandFailure) {
        for message in failure.messages {
            let line =
                Text("\(Tool.name): ") + Text("error: ").bold().foreground(.red)
                + Text(message.visible)
            try? writeError(line.rendered(width: nil).bytes(styled: isErrorStyled))
        }
    }
}

// MARK: Output

extension CommandContext {
    /// Writes what `fill` produces: piece by piece to standard output, or to the requested file.
    ///
    /// - Parameters:
    ///   - replacing: whether a file with that name may be replaced.
    ///   - fill: writes the data.
    func put(
        replacing: Bool = true,
        _ fill: (_ sink: inout OutputSink) async throws(TerminalError) -> Void
    ) async throws(CommandFailure) {
        try await put(into: common.outputFile, replacing: replacing, fill)
    }

    /// Writes what `fill` produces into a file, or piece by piece to standard output.
    ///
    /// - Parameters:
    ///   - path: the file; nil for standard output.
    ///   - replacing: whether a file with that name may be replaced.
    ///   - fill: writes the data.
    func put(
        into path: String?, replacing: Bool = true,
        _ fill: (_ sink: inout OutputSink) async throws(TerminalError) -> Void
    ) async throws(CommandFailure) {
        var sink = OutputSink(to: path == nil ? terminal : nil)
        do throws(TerminalError) {
            try await fill(&sink)
        } catch {
            if let path, case .failed(let message) = error {
                throw .file(.failed(path: path, message: message))
            }
            if let failure = CommandFailure(error) { throw failure }
        }
        if let path { try await put(sink.kept, into: path, replacing) }
    }

    /// Writes a view, in the width and style of its destination.
    ///
    /// A file has no width, and styles only if they were requested by name.
    func put(_ view: some View) async throws(CommandFailure) {
        let isFile = common.outputFile != nil
        let lines = view.rendered(width: isFile ? nil : terminal.width)
        let isStyled = isFile ? common.color == .always : terminal.isStyled
        try await put { sink throws(TerminalError) in
            if common.mayPage { return try terminal.page(lines) }
            for start in stride(from: 0, to: lines.count, by: 1000) {
                let piece = lines[start..<min(start + 1000, lines.count)]
                try sink.write(piece.bytes(styled: isStyled))
            }
        }
    }

    /// Writes an answer in a format.
    ///
    /// - Parameter view: shows the answer to people.
    func put<Answer, Content: View>(
        _ answer: Answer, as format: Format<Answer>, or view: @autoclosure () -> Content
    ) async throws(CommandFailure) {
        switch format {
        case .table:
            try await put(view())
        case .report(_, let write):
            try await put { sink throws(TerminalError) in try write(answer, &sink) }
        }
    }

    private func put(
        _ bytes: [UInt8], into path: String, _ replacing: Bool
    ) async throws(CommandFailure) {
        let receipt: FileOutputReceipt
        do throws(FileOutputError) {
            let driver = container.fileOutputDriver
            receipt =
                replacing
                ? try await driver.write(bytes, to: path)
                : try await driver.create(bytes, at: path)
        } catch {
            throw .file(error)
        }
        switch receipt {
        case .file:
            log("Wrote \(bytes.count.counting("byte")) to \(path).")
        case .memory:
            if common.isQuiet { return }
            let unit = bytes.count == 1 ? "byte" : "bytes"
            say("would have written \(bytes.count.grouped) \(unit) to \(path)")
        }
    }
}

/// The destination of a command's data: standard output, piece by piece, or memory for a file.
struct OutputSink: ByteSink {
    /// The bytes for a file; empty if there is a terminal.
    private(set) var kept: [UInt8] = []

    private let terminal: Terminal?
    private var limit = ByteLimit()

    /// - Parameter terminal: the terminal whose standard output to write; nil to keep the bytes.
    init(to terminal: Terminal?) {
        self.terminal = terminal
    }

    mutating func write(_ bytes: [UInt8]) throws(TerminalError) {
        guard limit.allows(bytes.count) else {
            throw .failed("the output exceeds \(ByteLimit.label)")
        }
        if let terminal {
            try terminal.write(bytes)
        } else {
            kept += bytes
        }
    }
}
