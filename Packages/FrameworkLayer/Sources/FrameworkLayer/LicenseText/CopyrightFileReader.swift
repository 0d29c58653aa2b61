import DebianCopyright
import DebianSystems
import DomainLayer

/// Reads one copyright file after another as they are; packages with equal files share one.
struct CopyrightFileReader {
    private let system: InstalledSystem
    private(set) var copyrightFiles = CopyrightFiles()
    private var files = KnownFiles()
    private var commonLicenses = KnownFiles()
    /// The names of common licenses that the files need.
    private var neededLicenses: Set<String> = []

    init(system: InstalledSystem) {
        self.system = system
    }

    mutating func add(_ entry: PackageLicense) {
        guard let path = entry.textPath, let file = files.file(at: path, in: system) else { return }
        switch file {
        case .known(let index):
            copyrightFiles.files[index].packages.append(entry.id)
        case .new(let bytes):
            copyrightFiles.files.append(
                CopyrightFile(path: path, packages: [entry.id], body: String(repairing: bytes)))
            let stated = StatedNames(entry.statements).commonLicenses
            for name in CommonLicenseFiles.named(in: bytes) + stated { addCommonLicense(name) }
        }
    }

    private mutating func addCommonLicense(_ name: String) {
        guard neededLicenses.insert(name).inserted else { return }
        let path = CommonLicenseFiles.path(of: name)
        switch commonLicenses.file(at: path, in: system) {
        case .known(let index):
            copyrightFiles.commonLicenses[index].paths.append(path)
        case .new(let bytes):
            copyrightFiles.commonLicenses.append(
                CommonLicense(paths: [path], body: String(repairing: bytes)))
        case nil:
            copyrightFiles.missingLicenses.append(path)
        }
    }
}

extension String {
    /// Decodes UTF-8, and each invalid byte as ISO 8859-1.
    init(repairing bytes: [UInt8]) {
        if let text = String(validating: bytes, as: UTF8.self) {
            self = text
            return
        }
        var scalars = String.UnicodeScalarView()
        var parser = UTF8.ForwardParser()
        var rest = bytes.makeIterator()
        var position = 0
        while true {
            switch parser.parseScalar(from: &rest) {
            case .valid(let encoded):
                scalars.append(UTF8.decode(encoded))
                position += encoded.count
            case .error(let length):
                scalars += bytes[position..<position + length].map { Unicode.Scalar($0) }
                position += length
            case .emptyInput:
                self = String(scalars)
                return
            }
        }
    }
}
