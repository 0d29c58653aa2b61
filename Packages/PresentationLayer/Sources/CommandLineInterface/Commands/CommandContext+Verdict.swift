internal import DomainLayer
internal import PresentationLayer

extension CommandContext {
    /// The status to end with, once the data is out; what makes it a failure is said in a line.
    ///
    /// - Parameters:
    ///   - entries: what was put out.
    ///   - failures: why that is not all there should be, a clause each; empty where it is.
    ///   - isExplained: whether the data ends with the reason, which is not said again then.
    func verdict(
        on entries: [LicenseEntry], failures: [String], isExplained: Bool = false
    ) -> ExitStatus {
        if let first = failures.first {
            let others = failures.count - 1
            let rest = others == 0 ? "" : " (and \(others.counting("more problem")))"
            say("the listing is incomplete" + (isExplained ? "" : ": \(first)\(rest)"))
        }
        let unanswered =
            invocation.has(.strict)
            ? entries.count { $0.reason != nil || $0.expression == nil } : 0
        if unanswered > 0 {
            let owner = unanswered == 1 ? "its" : "their"
            say("--strict: \(unanswered.counting("package")) without an answer of \(owner) own")
        }
        return failures.isEmpty && unanswered == 0 ? .success : .failure
    }
}

extension LicenseInventory {
    /// Why the inventory is incomplete, a clause each, the system's before the packages'; empty
    /// where it is not.
    var failures: [String] { systemFailures + entries.compactMap(\.failure) }

    /// What of the system as a whole could not be read, a clause each; empty where all could.
    var systemFailures: [String] {
        findings.filter(\.kind.isFailure).map {
            [$0.place, $0.detail].filter { !$0.isEmpty }.joined(separator: ": ")
        }
    }
}

extension LicenseEntry {
    /// What of the package could not be read, in a clause; nil where all could.
    var failure: String? {
        reason.flatMap { $0.isFailure ? "\(id): \($0.detail)" : nil }
    }
}
