/// The reason that no system could be opened.
public enum OpeningError: Error, Hashable, Sendable {
    /// The folder or file doesn't exist, or can't be opened.
    case unreachable(path: String, SystemError)
    /// The image, package or tar can't be read; the path is that of the file at fault, `-` for
    /// standard input.
    case archive(ArchiveError, path: String)

    /// Calls `body` and adds the path of the file at fault to its errors.
    static func naming<Result>(
        _ path: String, _ body: () throws(ArchiveError) -> Result
    ) throws(OpeningError) -> Result {
        do throws(ArchiveError) { return try body() } catch { throw .archive(error, path: path) }
    }
}
