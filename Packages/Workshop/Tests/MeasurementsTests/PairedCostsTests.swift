import Measurements
import Testing

@Suite struct PairedCostsTests {
    /// Pairs whose baseline takes 10 ms, 20 ms of processor time and 40 MB.
    private func costs(times: [Double], processor: Double = 20, memory: Double = 40) -> PairedCosts
    {
        PairedCosts(
            "list",
            times.map { time in
                .init(
                    baseline: Cost(time: 10, processor: 20, memory: 40),
                    program: Cost(time: time, processor: processor, memory: memory))
            })
    }

    @Test func `a row has the median of each ratio, with the least and the greatest`() {
        #expect(
            PairedCosts.head + "\n" + costs(times: [12, 9, 10.5], processor: 10, memory: 44).row
                == """
                                        pairs   time                  processor time        peak memory
                list                    3       1.05 (0.90 to 1.20)   0.50 (0.50 to 0.50)   1.10 (1.10 to 1.10)
                """)
    }

    @Test func `each quantity of which a program takes more than a tenth more is named`() {
        #expect(
            costs(times: [11.5, 11.5, 30], memory: 60).failures == [
                "list: 1.150 times the time of the baseline (11.50 ms, before 10.00 ms)",
                "list: 1.500 times the peak memory of the baseline (60.00 MB, before 40.00 MB)",
            ])
    }

    @Test(arguments: [[10, 11, 40], [11, 11], [2, 2]] as [[Double]])
    func `a tenth, a few slow runs and fewer costs fail nothing`(times: [Double]) {
        #expect(costs(times: times).failures == [])
    }

    @Test func `pairs are compared, not the medians of all runs`() {
        // The machine slowed down while the second pair ran.
        let pairs = [(10.0, 12.0), (30, 36), (10, 12)].map { baseline, program in
            PairedCosts.Pair(
                baseline: Cost(time: baseline, processor: 1, memory: 1),
                program: Cost(time: program, processor: 1, memory: 1))
        }
        #expect(PairedCosts("list", pairs).row.contains("1.20 (1.20 to 1.20)"))
    }
}
