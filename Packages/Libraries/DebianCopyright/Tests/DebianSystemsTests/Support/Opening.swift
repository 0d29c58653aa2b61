import ArchiveFixtures
import DebianRootFixtures

@testable import DebianSystems

/// A listing of a system: a line for each package with the last license that its copyright file
/// names, or `-` if the file can't be read.
func packages(of system: InstalledSystem) async throws -> [String] {
    try await system.dependencies().packages.map { package in
        let text = system.text(at: package.copyrightPath)
        return
            "\(package.name) \(package.version) \(text?.split(separator: " ").last.map { $0.filter { $0 != "\n" } } ?? "-")"
    }
}

extension DebianRoot {
    /// Opens a system in this folder.
    func open(
        _ path: String, platform: String? = nil, includesFileLists: Bool = false,
        isVerifying: Bool = true
    ) throws(OpeningError) -> OpenedSystem {
        try OpenedSystem(
            at: .path(hostPath(path)),
            OpeningOptions(
                platform: platform, includesFileLists: includesFileLists, isVerifying: isVerifying))
    }

    /// The packages of a system in this folder.
    func packages(_ path: String, platform: String? = nil) async throws -> [String] {
        try await DebianSystemsTests.packages(of: open(path, platform: platform).system)
    }

    /// The reason that a system in this folder can't be opened; nil if it can.
    func failure(_ path: String, platform: String? = nil) -> ArchiveError? {
        do throws(OpeningError) {
            _ = try open(path, platform: platform)
            return nil
        } catch {
            if case .archive(let error, _) = error { return error }
            return nil
        }
    }
}

extension ImageBuilder {
    /// Three layers: the first has apple and plum, the second changes nothing, the third updates
    /// apple, adds quince and removes plum.
    static var orchard: ImageBuilder {
        var base = SystemFiles()
        base.file("usr/lib/os-release", "ID=debian\n")
        base.link("etc/os-release", to: "../usr/lib/os-release")
        base.install("apple", license: "Zlib")
        base.install("plum", license: "ISC")
        var last = SystemFiles()
        last.install("apple", version: "2.0-1", license: "Expat")
        last.install("quince", license: "GPL-2+")
        last.file("usr/share/doc/.wh.plum", "")
        return ImageBuilder([
            Layer(base.tar, command: "ADD base"),
            Layer([UInt8](repeating: 0, count: 1024), command: "RUN true"),
            Layer(last.tar, command: "RUN apt-get"),
        ])
    }

    /// The image with compressed layers.
    func compressed(with compression: Compression) async throws -> ImageBuilder {
        var image = self
        for index in layers.indices {
            image.layers[index].stored = try await layers[index].tar.compressed(with: compression)
        }
        return image
    }
}
