/// How the program ended, for its caller.
public enum ExitStatus: Int32, CaseIterable, Hashable, Sendable {
    /// Success; a package without an answer is no failure.
    case success = 0
    /// A violation of the policy or a difference was found, as requested.
    case violation = 1
    /// The command line is invalid, and nothing was done.
    case usage = 2
    /// Something could not be read or written.
    case failure = 3
    /// `--strict` asked to fail if a package has no answer of its own, or nothing was checked.
    case unanswered = 4
}

extension ExitStatus {
    /// The meaning of the number, in a few words without a period.
    var meaning: String {
        switch self {
        case .success: "All went well; a package without a license is an answer"
        case .violation: "A package violates the policy, or --fail-on-change found differences"
        case .usage: "The command line or the policy is wrong, or a named package is not installed"
        case .failure: "Something could not be read or written"
        case .unanswered:
            "With --strict: a package or file has no license of its own, or nothing was checked"
        }
    }
}
