import DebianSystems
public import DomainLayer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads policy files on this machine.
public struct Deb822PolicyDriver: PolicyDriverProtocol {
    /// The longest file that is read, in bytes.
    public static let sizeLimit = 256 * 1024

    private let places: [String]

    /// - Parameter places: where to look for a policy if the request names none; the first place
    ///   that has one wins.
    public init(
        places: [String] = ["./.debian-licenses.policy", "/etc/debian-licenses/policy"]
    ) {
        self.places = places
    }

    @concurrent
    public func policy(at path: String) async throws(PolicyError) -> LicensePolicy {
        var reader = PolicyReader()
        reader.read(try document(at: path))
        return try reader.policy(path: path)
    }

    @concurrent
    public func text(at path: String) async throws(PolicyError) -> String? {
        if access(path, F_OK) != 0 { return nil }
        return String(decoding: try bytes(at: path), as: UTF8.self)
    }

    @concurrent
    public func usualPath() async throws(PolicyError) -> String {
        guard let path = places.first(where: { access($0, F_OK) == 0 }) else {
            throw .missing(places: places)
        }
        return path
    }

    func document(at path: String) throws(PolicyError) -> PolicyDocument {
        ByteView.withBytes(of: try bytes(at: path)) { PolicyDocument($0) }
    }

    /// The bytes of a file, which must be UTF-8.
    private func bytes(at path: String) throws(PolicyError) -> [UInt8] {
        let bytes: [UInt8]
        do throws(FileProblem) {
            bytes = try HostFile.bytes(at: path, limit: Self.sizeLimit)
        } catch {
            throw .unreadable(path: path, FileFailure(error))
        }
        if let line = ByteView.withBytes(of: bytes, \.firstLineBeyondUTF8) {
            throw .notUTF8(path: path, line: line)
        }
        return bytes
    }
}

extension ByteView {
    fileprivate var firstLineBeyondUTF8: Int? {
        isUTF8 ? nil : ByteLines(self).first { !$0.bytes.isUTF8 }?.number
    }
}
