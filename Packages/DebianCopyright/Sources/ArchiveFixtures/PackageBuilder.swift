/// A Debian package in memory (deb(5)).
public struct PackageBuilder: Sendable {
    public var control: String
    /// The files that it brings.
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
        files = installed.withoutDatabase
    }

    /// The archive with these files in the place of its own.
    public func archive(of data: TarBuilder) -> [UInt8] {
        var tar = TarBuilder()
        tar.file("./control", control)
        var archive = ArBuilder()
        archive.member("debian-binary", Array("2.0\n".utf8))
        archive.member("control.tar", tar.bytes)
        archive.member("data.tar", data.bytes)
        return archive.bytes
    }

    /// The archive.
    ///
    /// - Parameter pack: what to do with its two tars.
    public func archive(
        packing pack: ([UInt8]) async throws -> [UInt8] = { $0 }
    ) async rethrows -> [UInt8] {
        var tar = TarBuilder()
        tar.file("./control", control)
        var archive = ArBuilder()
        archive.member("debian-binary", Array("2.0\n".utf8))
        archive.member("control.tar.any", try await pack(tar.bytes))
        archive.member("data.tar.any", try await pack(files.tar))
        return archive.bytes
    }
}
