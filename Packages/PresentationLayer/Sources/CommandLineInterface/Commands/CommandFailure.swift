internal import DomainLayer
internal import PresentationLayer
internal import TerminalUI
import Wording

/// Why a command ended early.
enum CommandFailure: Error, Equatable {
    case shortage(ResourceShortage)
    case usage(UsageError)
    case system(LicenseDriverError)
    case packages(PackageSelectionError)
    case explanation(ExplanationError)
    case policy(PolicyError)
    case tooManyFindings(violated: Bool)
    /// A listing that was to be compared.
    case compared(InventoryFileError)
    case listing(InventoryFileError)
    case rows(RowFileError)
    case clock(ClockDriverError)
    case settings(SettingsError)
    case file(FileOutputError)
    /// Standard output can't be written, for a reason in the system's words.
    case output(String)
    case screen(TerminalSessionError)

    /// What to print, in lines without a period; empty if the reader of the output has left.
    var messages: [String] {
        switch self {
        case .shortage(.threads(let count)):
            ["cannot run \(count.counting("thread")) at once; see 'ulimit -u'"]
        case .shortage(.descriptors(let count)):
            ["cannot open \(count.counting("file")) at once; see 'ulimit -n'"]
        case .shortage(.addressSpace(let mebibytes)):
            ["cannot use \(mebibytes) MiB of address space; see 'ulimit -v'"]
        case .shortage(.data(let mebibytes)):
            ["cannot use \(mebibytes) MiB of data; see 'ulimit -d'"]
        case .shortage(.stack(let kibibytes)):
            ["cannot use \(kibibytes) KiB of stack; see 'ulimit -s'"]
        case .usage(let error): [error.message]
        case .system(let error), .packages(.system(let error)), .explanation(.system(let error)):
            said(error.detail, error.remedy)
        case .policy(let error), .packages(.patterns(let error)):
            error.messages.abridged(as: "problem")
        case .packages(let error): [error.detail]
        case .explanation(let error): [error.detail]
        case .compared(let error), .listing(let error): said(error.detail, error.remedy)
        case .rows(let error): said(error.detail, error.remedy)
        case .tooManyFindings:
            [
                "the check has more than \(LicensePolicy.findingLimit.grouped) findings; "
                    + "none are listed"
            ]
        case .clock(let error): [error.detail]
        case .settings(let error): [error.detail]
        case .file(let error): said(error.detail, error.remedy)
        case .output(let message): ["cannot write standard output: \(message)"]
        case .screen(.notATerminal):
            ["browse needs a terminal for its input and output; 'list' writes to files and pipes"]
        case .screen(.dumbTerminal):
            ["browse needs a terminal that can move its cursor; TERM says that this one can't"]
        case .screen(.failed(let message)): ["cannot use the terminal: \(message)"]
        case .screen(.hungUp): []
        }
    }

    /// What went wrong and what to do about it, in one message.
    private func said(_ detail: String, _ remedy: String?) -> [String] {
        [[detail, remedy].compactMap(\.self).joined(separator: "; ")]
    }
}

extension [String] {
    /// As many messages as a person reads, and how many more there are.
    func abridged(as noun: String) -> [String] {
        let limit = 100
        let rest = count - limit
        return rest <= 0 ? self : prefix(limit) + ["and \(rest.counting("more \(noun)"))"]
    }
}

extension CommandFailure {
    /// The failure of standard output; nil if its reader closed it. That is no failure and hides
    /// none: the status is that of the command's work.
    init?(_ error: TerminalError) {
        guard case .failed(let message) = error else { return nil }
        self = .output(message)
    }

    init(_ error: PolicyCheckError) {
        self =
            switch error {
            case .policy(let error): .policy(error)
            case .listing(let error): .listing(error)
            case .rows(let error): .rows(error)
            case .clock(let error): .clock(error)
            case .system(let error): .system(error)
            case .tooManyFindings(let violated): .tooManyFindings(violated: violated)
            }
    }
}

extension CommandFailure {
    init(_ error: InventoryComparisonError) {
        self =
            switch error {
            case .file(let error): .compared(error)
            case .system(let error): .system(error)
            case .policy(let error): CommandFailure(error)
            }
    }
}

extension LoadState {
    /// The value that a presenter arrived at.
    ///
    /// - Throws: the presenter's failure, converted by `wrap`; ``LicenseDriverError/cancelled`` if
    ///   the work was cancelled before its end.
    func value(
        or wrap: (Failure) -> CommandFailure
    ) throws(CommandFailure) -> Value {
        switch self {
        case .success(let value): return value
        case .failure(let error): throw wrap(error)
        case .idle, .loading: throw .system(.cancelled)
        }
    }
}
