internal import DomainLayer
internal import PresentationLayer
internal import TerminalUI

extension CommandContext {
    /// Puts out what `fill` writes: on standard output as it comes, or in the file asked for.
    func put(
        _ fill: (_ sink: inout OutputSink) async throws(TerminalError) -> Void
    ) async throws(CommandFailure) {
        var sink = OutputSink(to: invocation.outputFile == nil ? terminal : nil)
        do throws(TerminalError) {
            try await fill(&sink)
        } catch {
            throw .output(error)
        }
        if let path = invocation.outputFile { try await put(sink.kept, into: path) }
    }

    /// Puts out a view, in the width and the style of where it goes.
    ///
    /// A file has no width, and styles only where they were asked for by name.
    func put(_ view: some View) async throws(CommandFailure) {
        let isFile = invocation.outputFile != nil
        let lines = view.rendered(width: isFile ? nil : terminal.width)
        let isStyled = isFile ? invocation.color == .always : terminal.isStyled
        try await put { sink throws(TerminalError) in
            try sink.write(lines.bytes(styled: isStyled))
        }
    }

    private func put(_ bytes: [UInt8], into path: String) async throws(CommandFailure) {
        let receipt: FileOutputReceipt
        do throws(FileOutputError) {
            receipt = try await container.fileOutputDriver.write(bytes, to: path)
        } catch {
            throw .file(error)
        }
        switch receipt {
        case .file:
            log(.fileWritten(path: path.visible, bytes: bytes.count))
        case .memory:
            if invocation.isQuiet { return }
            let unit = bytes.count == 1 ? "byte" : "bytes"
            say("would have written \(bytes.count.grouped) \(unit) to \(path)")
        }
    }
}
