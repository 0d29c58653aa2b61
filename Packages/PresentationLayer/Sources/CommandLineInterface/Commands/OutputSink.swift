internal import Reports
internal import TerminalUI

/// Where a command's data goes: piece by piece to standard output, or into memory for a file.
struct OutputSink: ByteSink {
    /// What was kept for a file; empty where there is a terminal.
    private(set) var kept: [UInt8] = []

    private let terminal: Terminal?

    /// - Parameter terminal: whose standard output to write; nil to keep the bytes.
    init(to terminal: Terminal?) {
        self.terminal = terminal
    }

    mutating func write(_ bytes: [UInt8]) throws(TerminalError) {
        if let terminal {
            try terminal.write(bytes)
        } else {
            kept += bytes
        }
    }
}
