#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Decompresses a stream with a program that runs as a child process.
///
/// The reader's own thread feeds the child: before it reads output, it sends as much input as the
/// child takes at once. So both processes work concurrently, and neither waits for the other.
final class Decompressor {
    private let format: CompressionFormat
    private let input: ByteStream
    private let budget: UnpackingBudget
    let child: ChildProcess
    /// The piece of input read last, and the part of it that the child hasn't received yet.
    private var piece = [UInt8](repeating: 0, count: 1 << 18)
    private var unsent = 0..<0

    init(
        of format: CompressionFormat, input: ByteStream, budget: UnpackingBudget
    ) throws(ArchiveError) {
        self.format = format
        self.input = input
        self.budget = budget
        child = try ChildProcess(running: format.words, of: format.package)
    }

    /// Reads at least one byte and as many as are available at once; none only at the end.
    ///
    /// - Throws: ``ArchiveError/decompression(program:status:)`` at the end if the child failed;
    ///   ``ArchiveError/limit(_:)``.
    func read(into room: UnsafeMutableRawBufferPointer) throws(ArchiveError) -> Int {
        while true {
            guard !Task.isCancelled else { throw .cancelled }
            try feed()
            switch child.take(into: room) {
            case .nothingYet: child.wait()
            case .bytes(let count):
                try budget.count(decompressed: count)
                return count
            case .closed:
                let status = child.end()
                guard format.accepts(status: status) else {
                    throw .decompression(program: format.program, status: status)
                }
                return 0
            case .failed(let error): throw .unreadable(error)
            }
        }
    }

    /// Sends the child as much input as it takes at once.
    private func feed() throws(ArchiveError) {
        while child.takesInput {
            if unsent.isEmpty {
                let count = try piece.withUnsafeMutableBufferPointer {
                    (bytes) throws(ArchiveError) in
                    try input.read(into: UnsafeMutableRawBufferPointer(bytes))
                }
                guard count > 0 else { return child.closeInput() }
                // Another decompressor's output isn't counted: its own input was.
                if !input.isDecompressed { budget.count(stored: count) }
                unsent = 0..<count
            }
            let transfer = piece.withUnsafeBufferPointer { bytes in
                child.give(UnsafeRawBufferPointer(.init(rebasing: bytes[unsent])))
            }
            switch transfer {
            case .nothingYet: return
            case .bytes(let count): unsent.removeFirst(count)
            // The child has ended or needs no more input; its status shows which.
            case .closed: child.closeInput()
            case .failed(let error): throw .unreadable(error)
            }
        }
    }
}

extension ChildProcess {
    /// - Parameters:
    ///   - words: the program, looked up in `PATH`, and its arguments.
    ///   - package: the Debian package that contains the program.
    /// - Throws: ``ArchiveError/missingProgram(_:package:)``, ``ArchiveError/unreadable(_:)``.
    convenience init(running words: [String], of package: String) throws(ArchiveError) {
        do throws(SystemError) {
            try self.init(words)
        } catch {
            throw error.number == ENOENT
                ? .missingProgram(words[0], package: package) : .unreadable(error)
        }
    }
}
