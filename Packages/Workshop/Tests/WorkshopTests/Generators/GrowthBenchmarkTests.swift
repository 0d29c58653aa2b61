import ChildProcesses
import DebianRootFixtures
import Foundation
import SampleRoots
import Testing

@testable import GrowthBenchmark

@Suite struct GrowthBenchmarkTests {
    @Test func `what grows as fast as the input passes`() {
        #expect(row(outputs: [100_000, 400_000, 1_600_000]).isLinear)
    }

    @Test func `what grows with the square of the input fails, however small it begins`() {
        let row = row(outputs: [0, 20_000, 320_000])
        #expect(row.exponents == [2, 0, 0])
        #expect(!row.isLinear)
    }

    @Test func `what the empty system takes hides no growth`() {
        #expect(!row(outputs: [1_010_000, 1_160_000, 3_560_000], base: 1_000_000).isLinear)
    }

    @Test func `what had to be stopped fails, though the figures before are well`() {
        #expect(!row(outputs: [10_000, 40_000, 1 << 29]).isLinear)
        var row = row(outputs: [10_000, 40_000])
        row.add(GrowthCost(Outcome(status: 137)), for: 16_000)
        #expect(!row.isLinear)
    }

    @Test func `a command that is refused from the beginning was not measured`() {
        #expect(GrowthCost(Outcome(status: 2)).isAnswered)
        #expect(!GrowthCost(Outcome(status: 2), mayRefuse: false).isAnswered)
        #expect(GrowthCost(Outcome(status: 1), mayRefuse: false).isAnswered)
    }

    @Test func `memory that grows evenly may still be too much`() {
        var row = GrowthRow(name: "list", base: GrowthCost(Outcome(status: 0)))
        for size in [1_000_000, 4_000_000] {
            row.add(GrowthCost(Outcome(status: 0, peakMemory: 140 * size)), for: size)
        }
        #expect(row.shares == [0, 0, 136])
        #expect(!row.isLinear)
    }

    private func row(outputs: [Int], base: Int = 0) -> GrowthRow {
        var row = GrowthRow(
            name: "list", base: GrowthCost(Outcome(status: 0, outputCount: base)))
        for (output, input) in zip(outputs, [1000, 4000, 16_000]) {
            row.add(GrowthCost(Outcome(status: 0, outputCount: output)), for: input)
        }
        return row
    }
}

@Suite struct HostileShapeTests {
    @Test func `every shape has a name of its own, and commands`() {
        #expect(Set(HostileShape.all.map(\.name)).count == HostileShape.all.count)
        #expect(HostileShape.all.count == 24)
        #expect(HostileShape.all.allSatisfy { !$0.commands.isEmpty })
    }

    @Test(arguments: HostileShape.all.map(\.name))
    func `a shape grows with its size, and not much faster`(name: String) throws {
        let shape = try #require(HostileShape.all.first { $0.name == name })
        let bytes = [1, 4, 16].map { Double(shape.root($0 * shape.size).byteCount) }
        for (less, more) in zip(bytes, bytes.dropFirst()) {
            #expect((2...8).contains(more / less))
        }
    }

    @Test func `a system is written with its files and links`() throws {
        var root = SystemFiles.debian
        root.install("one", fields: ["Depends: two"], copyright: "MIT\n")
        root.install("two", sharing: "one")
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "files-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try DebianRoot(at: folder.path(percentEncoded: false)).add(root)
        func text(_ path: String) throws -> String {
            try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        }
        #expect(try text("usr/share/doc/two/copyright") == "MIT\n")
        let status = try text("var/lib/dpkg/status")
        #expect(
            status == """
                Package: one
                Status: install ok installed
                Version: 1.0-1
                Architecture: all
                Depends: two

                Package: two
                Status: install ok installed
                Version: 1.0-1
                Architecture: all


                """)
        #expect(root.byteCount == status.utf8.count + "MIT\n".utf8.count + "one".utf8.count)
    }
}
