internal import DomainLayer
internal import PresentationLayer
internal import TerminalUI

/// Why a command ended early.
enum CommandFailure: Error, Equatable {
    case usage(UsageError)
    case system(LicenseDriverError)
    case file(FileOutputError)
    case output(TerminalError)

    /// What to say, in a line without a full stop; nil where nobody listens any more.
    var message: String? {
        switch self {
        case .usage(let error): error.message
        case .system(let error):
            [error.detail, error.advice].compactMap(\.self).joined(separator: "; ")
        case .file(let error): error.detail
        case .output(.failed(let message)): "cannot write standard output: \(message)"
        case .output(.closedPipe): nil
        }
    }

    var status: ExitStatus {
        switch self {
        case .usage: .usage
        case .system, .file, .output(.failed): .failure
        case .output(.closedPipe): .success
        }
    }
}
