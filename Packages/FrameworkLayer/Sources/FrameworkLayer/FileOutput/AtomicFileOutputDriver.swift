public import DomainLayer

/// Writes a file under a temporary name beside its target, syncs it, and renames it into place.
///
/// rename(2) replaces the target in one step, so that a reader never sees a part and a failure
/// leaves the old file. A target that is no regular file, such as `/dev/stdout` or a FIFO, can't
/// be replaced and is written to directly.
public struct AtomicFileOutputDriver: FileOutputDriverProtocol {
    public init() {}

    @concurrent
    public func write(
        _ bytes: [UInt8], to path: String
    ) async throws(FileOutputError) -> FileOutputReceipt {
        let target = try OutputTarget(path)
        guard target.isReplaceable else {
            var file = try OutputFile(opening: target)
            try file.append(bytes)
            try file.finish()
            return .file
        }
        var file = try OutputFile(temporaryBeside: target)
        do {
            try file.append(bytes)
            try file.sync()
            try file.finish()
            try file.moveIntoPlace()
        } catch {
            file.discard()
            throw error
        }
        return .file
    }
}
