import BuildMeasurements

/// Both roots, from nothing and after each change.
struct RootsPart {
    let copy: ScratchWorkspace
    let stopwatch: Stopwatch

    /// - Parameter runs: how often, by configuration.
    func times(runs: [String: Int]) throws -> [BuildTime] {
        var times: [BuildTime] = []
        for (configuration, count) in runs.sorted(by: { $0.key < $1.key }) where count > 0 {
            for run in 1...count {
                times += try self.times(configuration, run: run)
            }
        }
        return times
    }

    /// Which root goes first alternates, so that neither finds the machine warmer throughout.
    private func times(_ configuration: String, run: Int) throws -> [BuildTime] {
        let roots = [BuildGoals.development, BuildGoals.production]
        let order = run.isMultiple(of: 2) ? roots.reversed() : roots
        var times: [BuildTime] = []
        try copy.renew()
        for root in order {
            try copy.clean(root, configuration)
            times.append(
                try stopwatch.time(
                    copy.build(root, configuration),
                    as: stopwatch.row(.builds, root, configuration, run: run)))
        }
        for change in Change.all {
            try copy.make(change, run: run)
            for root in order {
                times.append(
                    try stopwatch.time(
                        copy.build(root, configuration),
                        as: stopwatch.row(
                            .builds, root, configuration, change: change.name, files: change.files,
                            run: run)))
            }
        }
        return times
    }
}
