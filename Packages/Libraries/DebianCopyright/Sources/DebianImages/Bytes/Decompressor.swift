import DebianCopyright

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What a decompressing program, which runs as a child process, makes of a stream.
///
/// The reader's own thread feeds it: before it takes what the child gives, the child gets of the
/// input what it takes at once. So both sides work at the same time, and neither waits for the
/// other.
final class Decompressor {
    private let format: CompressionFormat
    private let input: ByteStream
    private let budget: UnpackingBudget
    let child: ChildProcess
    /// What was taken of the input, and how much of it the child doesn't have yet.
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

    /// Takes at least a byte, as many as come at once; none only at the end.
    ///
    /// - Throws: ``ArchiveError/decompression(program:status:)`` at the end if the child wasn't
    ///   content; ``ArchiveError/limit(_:)``.
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

    /// Gives the child as much as it takes at once.
    private func feed() throws(ArchiveError) {
        while child.takesInput {
            if unsent.isEmpty {
                let count = try piece.withUnsafeMutableBufferPointer {
                    (bytes) throws(ArchiveError) in
                    try input.read(into: UnsafeMutableRawBufferPointer(bytes))
                }
                guard count > 0 else { return child.closeInput() }
                // What another decompressor gave was counted when that was given its own input.
                if !input.isDecompressed { budget.count(stored: count) }
                unsent = 0..<count
            }
            let transfer = piece.withUnsafeBufferPointer { bytes in
                child.give(UnsafeRawBufferPointer(.init(rebasing: bytes[unsent])))
            }
            switch transfer {
            case .nothingYet: return
            case .bytes(let count): unsent.removeFirst(count)
            // It is gone, or has all that it wants; its status says which.
            case .closed: child.closeInput()
            case .failed(let error): throw .unreadable(error)
            }
        }
    }
}

extension ChildProcess {
    /// - Parameters:
    ///   - words: the program, looked up in `PATH`, and its arguments.
    ///   - package: the Debian package that brings the program.
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
