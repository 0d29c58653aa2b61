import DebianSystems
public import DomainLayer

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Reads settings from the environment, or else from a configuration file.
///
/// The files are `debian-licenses/config` below `$XDG_CONFIG_HOME` (by default `~/.config`; XDG
/// Base Directory Specification), and in `/etc`; the first one that exists counts, even if it can't
/// be read. A file has the syntax of a policy, and each field once.
public struct EnvironmentSettingsDriver: SettingsDriverProtocol {
    /// The longest file that is read, in bytes.
    public static let sizeLimit = 64 * 1024

    static let creatorVariable = "DEBIAN_LICENSES_CREATOR"

    private let environment: [String: String]
    private let systemFile: String

    public init() {
        let names = [Self.creatorVariable, "XDG_CONFIG_HOME", "HOME"]
        self.init(
            environment: names.reduce(into: [:]) { environment, name in
                environment[name] = getenv(name).map { String(cString: $0) }
            })
    }

    /// - Parameters:
    ///   - environment: the variables' values by their names.
    ///   - systemFile: the file to read if there is no other.
    init(environment: [String: String], systemFile: String = "/etc/debian-licenses/config") {
        self.environment = environment
        self.systemFile = systemFile
    }

    @concurrent
    public func creator() async throws(SettingsError) -> DocumentAgent? {
        if let text = environment[Self.creatorVariable], !text.isEmpty {
            return try agent(text, at: Self.creatorVariable)
        }
        guard let (path, document) = try document() else { return nil }
        if let line = document.strayLines.first { throw .strayLine(path: path, line: line) }
        var creator: PolicyField?
        for field in document.stanzas.flatMap(\.fields) {
            guard field.name.lowercased() == "creator" else {
                throw .unknownField(field.name, path: path, line: field.line)
            }
            if let creator {
                throw .repeatedField(field.name, path: path, line: field.line, first: creator.line)
            }
            creator = field
        }
        guard let creator else { return nil }
        return try agent(creator.joined, at: "\(path):\(creator.line)")
    }

    /// Where to look for a configuration file, in this order.
    private var files: [String] {
        // The specification says to ignore relative paths.
        func folder(_ name: String) -> String? {
            environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let own = folder("XDG_CONFIG_HOME") ?? folder("HOME").map { $0 + "/.config" }
        return (own.map { ["\($0)/debian-licenses/config"] } ?? []) + [systemFile]
    }

    /// The first file that exists; nil if there is none.
    private func document() throws(SettingsError) -> (path: String, PolicyDocument)? {
        for path in files {
            do throws(FileProblem) {
                let bytes = try HostFile.bytes(at: path, limit: Self.sizeLimit)
                return (path, ByteView.withBytes(of: bytes) { PolicyDocument($0) })
            } catch {
                if case .unreadable(let error) = error, [ENOENT, ENOTDIR].contains(error.number) {
                    continue
                }
                throw .unreadable(path: path, FileFailure(error))
            }
        }
        return nil
    }

    private func agent(
        _ text: String, at place: String
    ) throws(SettingsError) -> DocumentAgent {
        guard let agent = DocumentAgent(parsing: text) else {
            throw .notAnAgent(text, place: place)
        }
        return agent
    }
}
