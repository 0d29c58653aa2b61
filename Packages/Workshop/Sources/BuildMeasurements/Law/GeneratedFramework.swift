/// A framework that nobody needs, of as many source files as asked for: a package to be put behind
/// a driver.
///
/// What a real one brings along is files, and it is the number of files that a build feels. Each is
/// of the length and kind of this project's own: a type, its conversions and a few loops.
public struct GeneratedFramework: Hashable, Sendable {
    /// How many files it has beside its entrance.
    public let size: Int

    public init(size: Int) {
        self.size = size
    }

    /// The text of each file by its path below the workspace.
    public var files: [String: String] {
        var files = [Self.folder + "Package.swift": Self.manifest]
        files[Self.sources + "Entrance.swift"] = Self.entrance
        for number in 0..<size {
            files[Self.sources + "Part\(number).swift"] = Self.part(number)
        }
        return files
    }

    /// What puts it behind a driver: a dependency of FrameworkLayer's, and one call.
    public static let connection = Change(
        "framework", "put a framework behind a driver",
        [
            .append(
                "\n        .package(path: \"../GeneratedFramework\"),",
                to: ".package(path: \"../DebianCopyright\"),", in: layer + "Package.swift"),
            .append(
                ", \"GeneratedFramework\"",
                to: "dependencies: [\"DomainLayer\", \"DebianCopyright\"",
                in: layer + "Package.swift"),
            .append("\nimport GeneratedFramework", to: "public import DomainLayer", in: driver),
            Edit(
                driver, "SHA256(bytes)", "SHA256(GeneratedFramework.passed(bytes))"),
        ])

    /// Where it is put, below the workspace.
    public static let folder = "Packages/GeneratedFramework/"
    private static let sources = folder + "Sources/GeneratedFramework/"
    private static let layer = "Packages/FrameworkLayer/"
    private static let driver = layer + "Sources/FrameworkLayer/Digest/SHA256DigestDriver.swift"

    private static let manifest = """
        // swift-tools-version: 6.3
        import PackageDescription

        let package = Package(
            name: "GeneratedFramework",
            platforms: [.macOS(.v15)],
            products: [.library(name: "GeneratedFramework", targets: ["GeneratedFramework"])],
            targets: [.target(name: "GeneratedFramework")]
        )

        """

    private static let entrance = """
        public enum GeneratedFramework {
            public static func passed(_ bytes: [UInt8]) -> [UInt8] { bytes }
        }

        """
}
