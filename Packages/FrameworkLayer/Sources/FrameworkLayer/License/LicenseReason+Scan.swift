import DebianCopyright
import DomainLayer

extension LicenseReason {
    /// Why the package has no answer of its own; nil where its own file answered.
    ///
    /// - Parameter answer: what the file states that was read for it.
    init?(_ scanned: ScannedPackage, answer: CopyrightAnswer?) {
        switch scanned.file {
        case .success:
            if let field = scanned.package.missingField {
                self = .incompleteStatus(field: field, line: scanned.package.line)
            } else if answer?.expression == nil {
                self = .noStatement
            } else {
                return nil
            }
        case .failure(let problem):
            if let sibling = scanned.sibling, problem.isAbsence {
                self = .answeredBySibling(
                    package: sibling.package.name, path: sibling.package.copyrightPath)
            } else {
                self = LicenseReason(
                    problem, at: scanned.package.copyrightPath, isExcluded: scanned.isExcluded)
            }
        }
    }

    private init(_ problem: FileProblem, at path: String, isExcluded: Bool) {
        self =
            switch problem {
            case .missing, .danglingLink:
                if isExcluded {
                    .documentationExcluded(path: path)
                } else if problem == .missing {
                    .missingFile(path: path)
                } else {
                    .danglingLink(path: path)
                }
            case .linkLoop: .linkLoop(path: path)
            case .notRegularFile: .notRegularFile(path: path)
            case .tooLarge(let size, let limit): .tooLarge(path: path, size: size, limit: limit)
            case .unreadable(let error): .unreadable(path: path, message: error.message)
            }
    }
}

extension FileProblem {
    /// Whether the file is simply not there, so that a sibling's may stand for it.
    var isAbsence: Bool { self == .missing || self == .danglingLink }
}
