import DebianCopyright
import DomainLayer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension LicenseDriverError {
    init(_ error: ScanError) {
        self =
            switch error {
            case .root(let error):
                .unreachableRoot(path: error.path, message: error.reason.message)
            case .database(.notDebianRoot(let path)): .notDebianRoot(path: path)
            case .database(.unreadable(let path, let problem)):
                .unreadableDatabase(path: path, message: problem.message)
            case .cancelled: .cancelled
            }
    }

    init(_ problem: FileProblem, of source: IdentificationSource) {
        self = .unreadableFile(source, message: problem.message)
    }
}

extension FileProblem {
    /// The problem as the system or a limit would put it.
    var message: String {
        switch self {
        case .missing, .danglingLink: SystemError(number: ENOENT).message
        case .linkLoop: SystemError(number: ELOOP).message
        case .notRegularFile: "not a regular file"
        case .tooLarge(let size, let limit): "\(size) bytes are more than the limit of \(limit)"
        case .unreadable(let error): error.message
        }
    }
}
