import AlpinePackages
import DebianCopyright
import DebianSystems
public import DomainLayer

/// Reads what an Alpine system says about licenses: the field of apk's database, and the texts that
/// packages ship.
public struct AlpineLicenseTextDriver: LicenseTextDriverProtocol {
    private let systems: OpenedSystems

    public init(_ systems: OpenedSystems = .shared) {
        self.systems = systems
    }

    @concurrent
    public func license(
        of entry: PackageLicense, in source: InventorySource
    ) async throws(LicenseDriverError) -> License {
        var body: String?
        try read([entry], in: source) { package, known in
            let texts = known.texts(of: package, ShippedText.init).texts
            body = package.row(with: texts.map { ($0.path, $0.text.digest) }).map { row in
                row + texts.map { "\n\($0.path):\n\n\($0.text.body)" }.joined()
            }
        }
        guard let body else { throw .noText(entry.id) }
        return License(id: entry.id, name: entry.name, body: body)
    }

    @concurrent
    public func notices(
        of entries: [PackageLicense], in source: InventorySource
    ) async throws(LicenseDriverError) -> LicenseNotices {
        var notices = LicenseNotices()
        let licenses = Dictionary(entries.map { ($0.id, $0.asConcluded ?? $0) }) { $1 }
        let printedLicenses = PrintedLicenses()
        try read(entries, in: source) { package, known in
            let texts = known.texts(of: package) { path, bytes in
                let body = String(repairing: bytes)
                return PrintedText(
                    index: notices.index(of: body, named: path),
                    licenses: printedLicenses.ids(in: body))
            }.texts.map(\.text)
            let printed = texts.reduce(into: Set([LicenseTerm.publicDomain.id])) {
                $0.formUnion($1.licenses)
            }
            let stated = licenses[package.id].map { $0.licenses + $0.exceptions } ?? []
            notices[package.id] = PackageNotice(
                texts: texts.map(\.index).firstOfEach,
                missingTexts: stated.filter { !printed.contains($0) })
        }
        return notices
    }

    @concurrent
    public func copyrightFiles(
        of entries: [PackageLicense], in source: InventorySource
    ) async throws(LicenseDriverError) -> CopyrightFiles {
        var files = GroupedFiles()
        try read(entries, in: source) { package, known in
            let texts = known.texts(of: package, ShippedText.init).texts
            guard let row = package.row(with: texts.map { ($0.path, $0.text.digest) }) else {
                return
            }
            let database = AlpineSystem.databasePaths[0]
            files.add(ShippedText(path: database, bytes: Array(row.utf8)), of: package.id)
            for text in texts { files.add(text.text, of: package.id) }
        }
        return CopyrightFiles(files: files.files)
    }

    /// Hands over the package of each entry, and the texts known so far, until the task is
    /// cancelled.
    private func read<Text>(
        _ entries: [PackageLicense], in source: InventorySource,
        _ body: (ApkPackage, inout ShippedTexts<Text>) -> Void
    ) throws(LicenseDriverError) {
        let opened = try systems.open(source)
        let database = try ReadDatabases.shared.database(of: source, in: opened)
        var texts = ShippedTexts<Text>(of: AlpineSystem(opened.system))
        for entry in entries {
            if Task.isCancelled { throw .cancelled }
            if let package = database.package(entry.id) { body(package, &texts) }
        }
    }
}

/// A text among the notices.
private struct PrintedText {
    /// The index in ``LicenseNotices/texts``.
    let index: Int
    /// The ids of the licenses that the text prints in full.
    let licenses: Set<String>
}

/// A text by the first path that leads to it.
private struct ShippedText {
    let path: String
    let digest: SHA256
    let body: String

    init(path: String, bytes: [UInt8]) {
        self.path = path
        digest = SHA256(bytes)
        body = String(repairing: bytes)
    }
}

/// Copyright files of which equal ones are one.
private struct GroupedFiles {
    private(set) var files: [CopyrightFile] = []
    private var indices: [SHA256: Int] = [:]

    mutating func add(_ text: ShippedText, of package: PackageLicense.ID) {
        guard let index = indices[text.digest] else {
            indices[text.digest] = files.count
            files.append(CopyrightFile(path: text.path, packages: [package], body: text.body))
            return
        }
        if files[index].packages.last != package { files[index].packages.append(package) }
    }
}
