public import DebianRootFixtures

/// Builds a Debian package in memory (deb(5)).
public struct PackageBuilder: Sendable {
    public var control: String
    /// The files of the package.
    public var files: SystemFiles

    /// A package with a copyright file.
    public init(_ name: String, version: String = "1.0-1", license: String) {
        control = """
            Package: \(name)
            Version: \(version)
            Architecture: all

            """
        var installed = SystemFiles()
        installed.install(name, version: version, license: license)
        files = installed.withoutStatus
    }

    /// The archive, with the entries of `data` instead of the package's files.
    public func archive(of data: TarBuilder) -> [UInt8] {
        Self.archive(control: controlTar, data: data.bytes)
    }

    private var controlTar: [UInt8] {
        var tar = TarBuilder()
        tar.file("./control", control)
        return tar.bytes
    }

    private static func archive(control: [UInt8], data: [UInt8]) -> [UInt8] {
        var archive = ArBuilder()
        archive.member("debian-binary", Array("2.0\n".utf8))
        archive.member("control.tar.any", control)
        archive.member("data.tar.any", data)
        return archive.bytes
    }

    /// The archive.
    ///
    /// - Parameter pack: transforms each of the two tars, for example by compressing it.
    public func archive(
        packing pack: ([UInt8]) async throws -> [UInt8] = { $0 }
    ) async rethrows -> [UInt8] {
        Self.archive(control: try await pack(controlTar), data: try await pack(files.tar))
    }
}
