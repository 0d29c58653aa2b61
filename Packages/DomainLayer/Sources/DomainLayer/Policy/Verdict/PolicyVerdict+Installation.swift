extension PolicyVerdict {
    /// The same verdict, which says of each package with a violation why it is installed.
    public func explained(by graph: InstallationGraph) -> PolicyVerdict {
        var verdict = self
        for index in violations.indices {
            verdict.violations[index].installation = graph.reason(for: violations[index].package)
        }
        verdict.isInstallationAssumed = graph.isAssumed
        return verdict
    }
}
