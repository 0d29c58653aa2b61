import BuildMeasurements

/// Both roots from nothing, behind a framework of one size after the other.
struct LawPart {
    let copy: ScratchWorkspace
    let stopwatch: Stopwatch

    func times(sizes: [Int], runs: Int) throws -> [BuildTime] {
        var times: [BuildTime] = []
        try copy.renew()
        try copy.make(GeneratedFramework.connection, run: 1)
        for run in 1...runs {
            // Sizes go up and down by turns, so that a machine that tires bends no line.
            for size in run.isMultiple(of: 2) ? sizes.reversed() : sizes {
                try copy.remove(GeneratedFramework.folder)
                for (path, text) in GeneratedFramework(size: size).files {
                    try copy.write(text, to: path)
                }
                for root in [BuildGoals.development, BuildGoals.production] {
                    try copy.clean(root, "debug")
                    times.append(
                        try stopwatch.time(
                            copy.build(root, "debug"),
                            as: stopwatch.row(.law, root, files: size, run: run)))
                }
            }
        }
        return times
    }
}
