import DebianRootFixtures
import Foundation
import SampleRoots
import Testing

@Suite struct SampleRootTests {
    @Test func `the same seed writes the same system, another seed another one`() throws {
        let first = try files(ofRootWithSeed: 3)
        #expect(try files(ofRootWithSeed: 3) == first)
        #expect(try files(ofRootWithSeed: 4) != first)
    }

    @Test func `of three texts one is a copy, and a quarter is prose`() throws {
        let (account, files) = try root(packages: 24, seed: 3)
        #expect(account.files == 24)
        #expect(account.texts == 16)
        #expect(account.prose == 4)
        let texts = files.filter { $0.key.hasSuffix("/copyright") }.values
        #expect(texts.count == 24)
        #expect(Set(texts).count == 16)
        #expect(Set(texts).count { !$0.hasPrefix("Format: ") } == 4)
        #expect(texts.reduce(0) { $0 + $1.utf8.count } == account.bytes)
    }

    @Test func `the status file names every package that has a folder, in dpkg's order`() throws {
        let files = try files(ofRootWithSeed: 3)
        let status = try #require(files["var/lib/dpkg/status"])
        let names = status.split(separator: "\n").filter { $0.hasPrefix("Package: ") }
            .map { $0.dropFirst(9) }
        #expect(names == ["libsample1", "libsample4", "sample0", "sample1", "sample3", "sample4"])
        for name in names { #expect(files["usr/share/doc/\(name)/copyright"] != nil) }
        #expect(status.contains("Source: sample4\n"))
        #expect(files["etc/os-release"]?.contains("ID=debian\n") == true)
    }

    @Test func `a folder that can't be made is an error`() {
        #expect(throws: FixtureError.self) {
            try SampleRoot(packages: 1, seed: 1).write(to: "/dev/null/root")
        }
    }

    private func files(ofRootWithSeed seed: UInt64) throws -> [String: String] {
        try root(packages: 6, seed: seed).files
    }

    private func root(
        packages: Int, seed: UInt64
    ) throws -> (account: SampleRoot.Account, files: [String: String]) {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "sample-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.path(percentEncoded: false)
        let account = try SampleRoot(packages: packages, seed: seed).write(to: path)
        var files: [String: String] = [:]
        for name in try FileManager.default.subpathsOfDirectory(atPath: path) {
            files[name] = try? String(contentsOfFile: "\(path)/\(name)", encoding: .utf8)
        }
        return (account, files)
    }
}

@Suite struct SizeDistributionTests {
    @Test func `the quantiles rise from the smallest file to the largest`() {
        let quantiles = SizeDistribution.quantiles
        #expect(quantiles.first?.share == 0)
        #expect(quantiles.last?.share == 1)
        for (low, high) in zip(quantiles, quantiles.dropFirst()) {
            #expect(low.share < high.share)
            #expect(low.bytes < high.bytes)
        }
    }

    @Test(arguments: [(0, 268), (0.5, 4414), (1, 2_050_085), (0.45, 3822)] as [(Double, Int)])
    func `between two quantiles the logarithm grows evenly`(share: Double, size: Int) {
        #expect(abs(SizeDistribution.size(at: share) - size) <= 1)
    }

    @Test func `few sizes and many have the same mean, of more than 15 kB`() {
        var generator = SeededGenerator(seed: 1)
        let few = SizeDistribution.sizes(300, using: &generator)
        let many = SizeDistribution.sizes(5000, using: &generator)
        let means = [few, many].map { Double($0.reduce(0, +)) / Double($0.count) }
        #expect(means[0] > 15_000)
        #expect(abs(means[0] - means[1]) < means[0] / 100)
    }
}
