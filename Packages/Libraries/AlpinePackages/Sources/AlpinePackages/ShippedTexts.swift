public import DebianSystems

/// The license texts that packages ship. A file is read once, however many packages lead to it, so
/// that a small system can't cost more than its files.
///
/// ```swift
/// var digests = ShippedTexts<SHA256>(of: system)
/// let shipped = digests.texts(of: package) { path, bytes in SHA256(bytes) }
/// ```
///
/// What a package gets doesn't depend on other packages.
public struct ShippedTexts<Text> {
    /// The size limit of all texts of one package, in bytes: that of a copyright file.
    public static var sizeLimit: Int { InstalledSystem.sizeLimit }

    private let system: InstalledSystem
    private var known: [FileState: Result<Text, FileProblem>] = [:]

    public init(of system: AlpineSystem) {
        self.system = system.system
    }

    /// The texts of a package, in the database's order. Files that aren't there are left out, as
    /// systems often lack documentation.
    ///
    /// - Parameters:
    ///   - package: a package of the system's database.
    ///   - make: makes what is kept of a text that wasn't read before, from the first path that
    ///     leads to it, and its bytes.
    public mutating func texts(
        of package: ApkPackage, _ make: (_ path: String, _ bytes: [UInt8]) -> Text
    ) -> PackageTexts<Text> {
        var texts = PackageTexts<Text>()
        var room = Self.sizeLimit
        for path in package.licenseFiles {
            do throws(FileProblem) {
                let state = try system.fileState(at: path)
                if state.size > room { throw .tooLarge(size: state.size, limit: room) }
                let text = known[state] ?? read(path, make)
                known[state] = text
                texts.texts.append((path, try text.get()))
                room -= state.size
            } catch {
                let isAbsent = error == .missing || error == .danglingLink
                if !isAbsent { texts.unread.append((path, error)) }
            }
        }
        return texts
    }

    private func read(
        _ path: String, _ make: (String, [UInt8]) -> Text
    ) -> Result<Text, FileProblem> {
        Result { () throws(FileProblem) in
            make(path, try system.contents(at: path, limit: Self.sizeLimit))
        }
    }
}

/// What one package ships, by absolute paths inside the root.
public struct PackageTexts<Text> {
    public internal(set) var texts: [(path: String, text: Text)] = []
    /// The texts that can't be read, or that are too large together with those before them.
    public internal(set) var unread: [(path: String, problem: FileProblem)] = []
}
