extension ExitStatus {
    /// What the number says, in a few words without a full stop.
    var meaning: String {
        switch self {
        case .success: "All went well; a package without a licence is an answer"
        case .violation: "A package violates the policy, or --fail-on-change"
        case .usage: "The command line or the policy is wrong, or a package not installed"
        case .failure: "Something could not be read or written, or --strict"
        }
    }
}
