import ChildProcesses
import Measurements
import Testing

@Suite struct RunsTests {
    private func outcome(_ milliseconds: Int, memory: Int = 0) -> Outcome {
        Outcome(
            status: 0, wall: .milliseconds(milliseconds), processor: .milliseconds(1),
            peakMemory: memory)
    }

    @Test func `runs have a median time and a largest memory`() {
        let runs = Runs([outcome(30, memory: 5), outcome(10, memory: 9), outcome(20, memory: 7)])
        #expect(runs.wall == 20)
        #expect(runs.processor == 1)
        #expect(runs.peakMemory == 9)
    }

    @Test func `a pair has a ratio, whatever the others took`() {
        let pairs = Pairs(
            subject: Runs([outcome(30), outcome(300)]),
            reference: Runs([outcome(10), outcome(200)]))
        #expect(pairs.ratios == [3, 1.5])
        #expect(pairs.differences == [20, 100])
    }

    @Test func `a command is run as often as asked for, beside the first time`() throws {
        #expect(try Runs(of: Command("true"), times: 3).outcomes.count == 3)
        let pairs = try Command("true").paired(with: Command("sh", "-c", ":"), times: 4)
        #expect(pairs.ratios.count == 4)
    }

    @Test func `a command that fails is not measured`() {
        #expect(
            throws: MeasurementError(description: "sh -c exit 3 … ended with status 3")
        ) { try Runs(of: Command("sh", "-c", "exit 3"), times: 1) }
    }
}
