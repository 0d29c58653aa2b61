import DomainLayer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// An open file on its way into place: each step reports its error.
struct OutputFile {
    private let target: OutputTarget
    /// The name that the bytes go to until the rename; nil where the target itself is written.
    private let temporary: String?
    private var descriptor: Int32

    /// Opens the target itself, for devices and FIFOs.
    init(opening target: OutputTarget) throws(FileOutputError) {
        self.target = target
        temporary = nil
        descriptor = open(target.path, O_WRONLY | O_CLOEXEC | O_NOCTTY)
        guard descriptor >= 0 else { throw FileOutputError(path: target.name, errno: errno) }
    }

    /// Makes a file with a name of its own in the target's folder, so that a rename can't cross
    /// file systems.
    init(temporaryBeside target: OutputTarget) throws(FileOutputError) {
        self.target = target
        var template = Array("\(target.path).XXXXXX".utf8CString)
        descriptor = mkstemp(&template)
        guard descriptor >= 0 else { throw FileOutputError(path: target.name, errno: errno) }
        temporary = String(
            decoding: template.dropLast().map(UInt8.init(bitPattern:)), as: UTF8.self)
        guard fchmod(descriptor, target.permissions) == 0 else {
            let number = errno
            discard()
            throw FileOutputError(path: target.name, errno: number)
        }
    }

    func append(_ bytes: [UInt8]) throws(FileOutputError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            let written = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
            if written >= 0 {
                rest = rest.dropFirst(written)
            } else if errno != EINTR {
                throw FileOutputError(path: target.name, errno: errno)
            }
        }
    }

    /// Waits until the bytes are on the medium, where an error of a full or failing disk may first
    /// show.
    func sync() throws(FileOutputError) {
        guard fsync(descriptor) == 0 else {
            throw FileOutputError(path: target.name, errno: errno)
        }
    }

    /// Closes the file; an error of a network file system may first show here.
    mutating func finish() throws(FileOutputError) {
        let closing = descriptor
        descriptor = -1
        guard close(closing) == 0 || errno == EINTR else {
            throw FileOutputError(path: target.name, errno: errno)
        }
    }

    /// Gives the file its name.
    func moveIntoPlace() throws(FileOutputError) {
        guard let temporary, rename(temporary, target.path) == 0 else {
            throw FileOutputError(path: target.name, errno: errno)
        }
    }

    /// Removes what was written so far.
    mutating func discard() {
        if descriptor >= 0 { _ = close(descriptor) }
        descriptor = -1
        if let temporary { unlink(temporary) }
    }
}
