public import ASMFStyle
public import DomainLayer
import StreamedJSON

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Saves snapshots of the screen in small JSON files of the user, one for each system:
/// `debian-licenses/screen.json` for this machine, and `screen-%2Fmnt.json` beside it for `/mnt`,
/// below `$XDG_STATE_HOME`, which is `~/.local/state` by default (XDG Base Directory Specification
/// 0.8). The system refuses a name that is too long, and then nothing is saved.
public struct FileScreenSnapshotDriver<
    FileOutputDriver: FileOutputDriverProtocol
>: ScreenSnapshotDriverProtocol {
    private let fileOutputDriver: FileOutputDriver
    /// The file for this machine; nil if the environment names no place.
    private let path: String?

    /// Saves the snapshot at the place that the environment names.
    ///
    /// - Parameter fileOutputDriver: writes the file atomically.
    public init(writingBy fileOutputDriver: FileOutputDriver) {
        let path = OwnFile.path { getenv($0).map { String(cString: $0) } }
        self.init(writingBy: fileOutputDriver, at: path)
    }

    /// - Parameter path: the absolute path of the file for this machine, which ends in `.json`; nil
    ///   if the environment names none.
    init(writingBy fileOutputDriver: FileOutputDriver, at path: String?) {
        self.fileOutputDriver = fileOutputDriver
        self.path = path
    }

    @concurrent
    public func read(
        of source: InventorySource
    ) async throws(ScreenSnapshotDriverError) -> ScreenSnapshot? {
        let path = try place(of: source)
        guard let bytes = try OwnFile.bytes(at: path) else { return nil }
        do throws(JSONReaderError) {
            return try ScreenSnapshot(json: bytes)
        } catch {
            throw .invalid(path: path)
        }
    }

    @concurrent
    public func write(
        _ snapshot: ScreenSnapshot, of source: InventorySource
    ) async throws(ScreenSnapshotDriverError) {
        let path = try place(of: source)
        let bytes = Array(snapshot.json.utf8)
        if bytes.count > OwnFile.sizeLimit {
            throw .tooLarge(size: bytes.count, limit: OwnFile.sizeLimit)
        }
        try OwnFile.prepare(path)
        do throws(FileOutputError) {
            _ = try await fileOutputDriver.write(bytes, to: path)
        } catch {
            switch error {
            case .failed(let path, let message): throw .unwritable(path: path, message: message)
            // Replacing a file can't fail because it exists.
            case .exists(let path): throw .unwritable(path: path, message: "File exists")
            }
        }
        // Like its folder, it is private to the user.
        chmod(path, 0o600)
    }

    private func place(
        of source: InventorySource
    ) throws(ScreenSnapshotDriverError) -> String {
        guard let path, let name = source.systemName else { throw .noPlace }
        return name.isEmpty ? path : "\(path.dropLast(".json".count))-\(name).json"
    }
}

/// The members of a snapshot in JSON; other members are skipped.
private enum SnapshotMember: String, JSONMember {
    case filter
    case selection

    static let optional: [SnapshotMember] = [.selection]
}

extension ScreenSnapshot {
    fileprivate init(json bytes: [UInt8]) throws(JSONReaderError) {
        var reader = JSONReader(bytes)
        self.init()
        try reader.beginObject()
        let members = JSONMembers<SnapshotMember>()
        var seen = JSONMembers<SnapshotMember>.Seen()
        while let member = try reader.next(of: members, &seen) {
            switch member {
            case .filter: filter = try reader.string()
            case .selection: selection = try reader.stringOrNull()
            }
        }
        try reader.finish()
    }

    fileprivate var json: String {
        let selection = selection.map { ", \"selection\": \($0.quoted)" } ?? ""
        return "{\"filter\": \(filter.quoted)\(selection)}\n"
    }
}

extension String {
    /// The text as a JSON string (RFC 8259, section 7).
    fileprivate var quoted: String {
        var quoted = "\""
        for scalar in unicodeScalars {
            switch scalar {
            case "\"", "\\": quoted += "\\\(scalar)"
            case "\0"..."\u{1F}":
                let digits = String(scalar.value, radix: 16)
                quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }
}
