internal import DomainLayer
internal import PresentationLayer
internal import Reports
internal import TerminalUI
internal import VisibleText
import Wording

/// What a command works with: the container, the terminal, and what every command may be told.
@MainActor
struct CommandContext<Container: CommandDependency> {
    let container: Container
    /// Colored as asked for.
    let terminal: Terminal
    let common: CommonOptions
    /// How long a scan may take before its progress is shown.
    let progressDelay: Duration

    /// Notes a sentence if `--verbose` asks for it, control characters made visible.
    func log(_ sentence: String) {
        if common.isVerbose { container.logDriver.log(sentence.visible) }
    }

    /// Says a line on standard error.
    func say(_ message: String) {
        terminal.say(message)
    }
}

extension Terminal {
    /// Writes a line under the program's name to standard error, control characters made visible.
    ///
    /// A message that can't be written can't be complained about either.
    func say(_ message: String) {
        try? writeError(Array("\(Tool.name): \(message.visible)\n".utf8))
    }
}

// MARK: Where the data goes

extension CommandContext {
    /// Puts out what `fill` writes: on standard output as it comes, or in the file asked for.
    ///
    /// - Parameters:
    ///   - replacing: whether a file of that name is replaced.
    ///   - fill: writes the data.
    func put(
        replacing: Bool = true,
        _ fill: (_ sink: inout OutputSink) async throws(TerminalError) -> Void
    ) async throws(CommandFailure) {
        var sink = OutputSink(to: common.outputFile == nil ? terminal : nil)
        do throws(TerminalError) {
            try await fill(&sink)
        } catch {
            if let path = common.outputFile, case .failed(let message) = error {
                throw .file(.failed(path: path, message: message))
            }
            if let failure = CommandFailure(error) { throw failure }
        }
        if let path = common.outputFile { try await put(sink.kept, into: path, replacing) }
    }

    /// Puts out a view, in the width and the style of where it goes.
    ///
    /// A file has no width, and styles only if they were asked for by name.
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

// MARK: How it went

extension CommandContext {
    /// The status to end with, once the data is out; what makes it a failure is said in a line.
    ///
    /// - Parameters:
    ///   - entries: what was put out.
    ///   - failures: why that is not all there should be, a clause each; empty if it is.
    ///   - isExplained: whether the data ends with the reason, which is not said again then.
    func verdict(
        on entries: [PackageLicense], failures: [String], isExplained: Bool = false
    ) -> ExitStatus {
        if let first = failures.first {
            let others = failures.count - 1
            let rest = others == 0 ? "" : " (and \(others.counting("more problem")))"
            say("the listing is incomplete" + (isExplained ? "" : ": \(first)\(rest)"))
        }
        let unanswered =
            common.isStrict
            ? entries.count { $0.reason != nil || $0.expression == nil } : 0
        if unanswered > 0 {
            let owner = unanswered == 1 ? "its" : "their"
            say("--strict: \(unanswered.counting("package")) without an answer of \(owner) own")
        }
        if !failures.isEmpty { return .failure }
        return unanswered == 0 ? .success : .unanswered
    }
}

extension LicenseInventory {
    /// Why the inventory is incomplete, a clause each, the system's before the packages'; empty if
    /// it is not.
    var failures: [String] { systemFailures + entries.compactMap(\.failure) }

    /// What of the system as a whole could not be read, a clause each; empty if all could.
    var systemFailures: [String] {
        findings.filter(\.kind.isFailure).map {
            [$0.location, $0.detail].filter { !$0.isEmpty }.joined(separator: ": ")
        }
    }
}

extension PackageLicense {
    /// What of the package could not be read, in a clause; nil if all could.
    var failure: String? {
        reason.flatMap { $0.isFailure ? "\(id): \($0.detail)" : nil }
    }
}

/// Where a command's data goes: piece by piece to standard output, or into memory for a file.
struct OutputSink: ByteSink {
    /// What was kept for a file; empty if there is a terminal.
    private(set) var kept: [UInt8] = []

    private let terminal: Terminal?
    private var limit = ByteLimit()

    /// - Parameter terminal: whose standard output to write; nil to keep the bytes.
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
