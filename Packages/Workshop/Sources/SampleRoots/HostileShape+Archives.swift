import DebianRootFixtures

import struct ArchiveFixtures.ImageBuilder
import struct ArchiveFixtures.LayoutBuilder
import struct ArchiveFixtures.PackageBuilder
import struct ArchiveFixtures.TarBuilder

extension HostileShape {
    /// Folders that are no system's, but hold archives: packages, or an image's layout.
    static let archives = [
        HostileShape("folder-of-packages", from: 60, "list", "check --deny *", "show p1 --text") {
            root, size in
            root = SystemFiles()
            for number in 0..<size {
                root.append(package("p\(number)"), to: "p\(number).deb")
            }
        },
        HostileShape(
            "layers-of-links", from: 200, "list", "check --deny *", "list --layers",
            "show p1 --layers"
        ) { root, size in
            let layers = (0..<8).map { layer in
                var tar = TarBuilder()
                for number in 0..<size {
                    tar.link("usr/share/doc/p\(number)", to: "../l\(layer)")
                    tar.link("opt/\(layer)-\(number)", to: "\(layer)-\(number + 1)")
                }
                tar.file("usr/share/l\(layer)/copyright", dep5("*"))
                tar.file("opt/0-0/opt/1-0/copyright", dep5("*"))
                tar.file(
                    "var/lib/dpkg/status",
                    (0..<size).map {
                        "Package: p\($0)\nStatus: install ok installed\nVersion: \(layer)\n"
                            + "Architecture: all\n\n"
                    }.joined())
                return ImageBuilder.Layer(tar.bytes)
            }
            root = SystemFiles()
            for (name, bytes) in LayoutBuilder(ImageBuilder(layers)).files {
                root.append(bytes, to: name)
            }
        },
    ]

    /// A package with a copyright file.
    private static func package(_ name: String) -> [UInt8] {
        var data = TarBuilder()
        data.file("./usr/share/doc/\(name)/copyright", dep5("*"))
        return PackageBuilder(name, license: "MIT").archive(of: data)
    }
}
