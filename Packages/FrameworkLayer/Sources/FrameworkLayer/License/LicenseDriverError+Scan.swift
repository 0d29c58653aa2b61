import DebianCopyright
import DomainLayer
import DpkgDatabase

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
                .unreadableDatabase(path: path, FileFailure(problem))
            case .cancelled: .cancelled
            }
    }

    init(_ problem: FileProblem, of source: IdentificationSource) {
        self = .unreadableFile(source, FileFailure(problem))
    }
}

extension FileFailure {
    init(_ problem: FileProblem) {
        self =
            switch problem {
            case .missing, .danglingLink: .system(message: SystemError(number: ENOENT).message)
            case .linkLoop: .system(message: SystemError(number: ELOOP).message)
            case .notRegularFile: .notRegularFile
            case .tooLarge(let size, let limit): .tooLarge(size: size, limit: limit)
            case .unreadable(let error): .system(message: error.message)
            }
    }
}
