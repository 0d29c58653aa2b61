import DebianSystems

/// The license texts that packages ship.
///
/// A file to which many packages lead would let a small system have texts of any length, so what is
/// read again has a limit for all packages together.
public struct ShippedTexts: Sendable {
    /// The size limit of a text, in bytes; the longest license has 100 KB.
    private static let sizeLimit = 1 << 20
    /// How much is read again altogether, in bytes.
    private static let budget = 1 << 21

    private let system: InstalledSystem
    private var seen: Set<FileState> = []
    private var room = ShippedTexts.budget

    public init(of system: AlpineSystem) {
        self.system = system.system
    }

    /// The texts of a package that can be read, with their paths, in the database's order.
    public mutating func texts(of package: ApkPackage) -> [(path: String, body: String)] {
        var texts: [(path: String, body: String)] = []
        for path in package.licenseFiles {
            guard let state = system.state(of: path) else { continue }
            let isNew = seen.insert(state).inserted
            guard isNew || room > 0,
                let body = system.text(at: path, limit: Self.sizeLimit)
            else { continue }
            if !isNew { room -= body.utf8.count }
            texts.append((path, body))
        }
        return texts
    }
}
