import ChildProcesses
import Foundation
import Measurements

/// Images listed as they are, against the unpacked root and against what only decompresses them.
struct ImageBenchmark {
    let program: String
    let systems: SampleSystems
    let runs: Int
    /// Of the layer that no listing needs, in bytes.
    let size: Int

    private static let libraries = "/usr/lib"

    func run() throws {
        let image = SampleImage(folder: "\(systems.folder)/image")
        try systems.make(1000)
        defer {
            systems.remove(1000)
            image.remove()
        }
        try image.make(from: systems.root(1000), libraries: Self.libraries, size: size)
        let length =
            try URL(filePath: image.dockerArchive)
            .resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
        print("an image of \(figure(Double(length) / 1e6)) MB, medians")
        let archives = [image.dockerArchive, image.layout("gzip"), image.layout("zstd")]
        let listings = ([image.root] + archives).map { "\(program) --root \($0) list --json" }
        let times = try Hyperfine(folder: systems.folder).times(
            of: listings + ["gzip", "zstd"].map { decompression(of: image, by: $0) }, runs: runs)
        for time in times { print("  \(time)") }
        print("  " + goal("docker archive", times[1].median, atMost: 0.4, unit: " s"))
        print("  " + goal("gzip layers to gzip", times[2].median / times[4].median, atMost: 1.2))
        print("  " + goal("zstd layers to zstd", times[3].median / times[5].median, atMost: 1.2))
        for (archive, name) in zip(archives, ["docker archive", "gzip layers", "zstd layers"]) {
            let memory =
                try Double(
                    Command(program, "--root", archive, "list", "--json")
                        .run(.counted(upTo: .max)).peakMemory) / 1e6
            print("  " + goal("peak memory, \(name)", memory, atMost: 40, unit: " MB"))
        }
    }

    /// The program alone, on the same layers; what it gives is thrown away.
    private func decompression(of image: SampleImage, by program: String) -> String {
        "\(program) -dc " + image.layers(program).joined(separator: " ")
    }
}
