import ChildProcesses
import Foundation
import Measurements

/// Images listed as they are, compared with the unpacked root and with mere decompression.
struct ImageBenchmark {
    let program: String
    let systems: SampleSystems
    let runs: Int
    /// The size in bytes of the layer that no listing needs.
    let size: Int

    private static let compressors = ["gzip", "zstd"]

    func run() throws {
        let image = SampleImage(folder: "\(systems.folder)/image")
        try systems.make(1000)
        defer {
            systems.remove(1000)
            image.remove()
        }
        try image.make(from: systems.root(1000), size: size)
        try image.compress(with: Self.compressors)
        print("an image of \(figure(Double(try image.bytes) / 1e6)) MB, medians")
        let verified = listing(of: image.dockerArchive, verified: true)
        let digest = "sha256sum \(image.dockerArchive)"
        let times = try Hyperfine(folder: systems.folder).times(
            of: ([image.root, image.dockerArchive] + Self.compressors.map(image.layout))
                .map { listing(of: $0) }
                + Self.compressors.map { decompression(of: image, by: $0) } + [verified, digest],
            runs: runs)
        for time in times.results { print("  \(time)") }
        let plain = try times.median(of: listing(of: image.dockerArchive))
        print("  " + goal("docker archive, not verified", plain, atMost: 0.4, unit: " s"))
        let digests = try times.median(of: verified) / times.median(of: digest)
        print("  " + goal("docker archive to sha256sum", digests, atMost: 1.3))
        for compressor in Self.compressors {
            let ratio =
                try times.median(of: listing(of: image.layout(compressor)))
                / times.median(of: decompression(of: image, by: compressor))
            print("  " + goal("\(compressor) layers to \(compressor)", ratio, atMost: 1.2))
        }
        try measureMemory(of: image.dockerArchive, "docker archive")
        for compressor in Self.compressors {
            try measureMemory(of: image.layout(compressor), "\(compressor) layers")
        }
    }

    private func measureMemory(of archive: String, _ name: String) throws {
        let words = listing(of: archive).split(separator: " ").map(String.init)
        let memory = try Double(Command(words).run(.counted(upTo: .max)).peakMemory) / 1e6
        print("  " + goal("peak memory, \(name)", memory, atMost: 40, unit: " MB"))
    }

    private func listing(of root: String, verified: Bool = false) -> String {
        "\(program) --root \(root) list --json" + (verified ? "" : " --no-verify")
    }

    /// The command that only decompresses the image's layers and discards the result.
    private func decompression(of image: SampleImage, by program: String) -> String {
        "\(program) -dc " + image.layers(program).joined(separator: " ")
    }
}
