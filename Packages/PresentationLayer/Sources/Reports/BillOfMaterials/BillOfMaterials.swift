public import DomainLayer
import Wording

/// What a software bill of materials says of a system, whatever its format.
public struct BillOfMaterials: Sendable {
    /// The packages with the texts of their references; no expression of theirs has a `+`.
    public var inventory: LicenseInventory
    /// Which of the packages needs which.
    public var installation: InstallationGraph
    /// When the document was made.
    public var created: Timestamp
    /// What the packages are under, each expression once, in the order of its first use.
    private(set) var expressions: [LicenseExpression] = []
    /// What is written of a package's copyright file, by packages.
    private var files: [PackageLicense.ID: File] = [:]

    /// What is written of a copyright file.
    private struct File {
        /// The index among ``BillOfMaterials/expressions``; nil if nothing was found.
        let expression: Int?
        /// Every holder that it names, a line each.
        let holders: String
    }

    /// - Parameters:
    ///   - inventory: with texts; see ``/DomainLayer/LicenseExpression/withLaterVersionsListed``
    ///     for what becomes of a `+`.
    ///   - installation: which package needs which.
    ///   - created: when the document says that it was made.
    public init(
        inventory: LicenseInventory, installation: InstallationGraph, created: Timestamp
    ) {
        self.inventory = inventory
        self.installation = installation
        self.created = created
        var numbers: [LicenseExpression: Int] = [:]
        var known = SharedFileCache<File>()
        for (index, entry) in inventory.entries.enumerated() {
            let file = known.value(for: entry) { entry in
                let expression = entry.expression?.withLaterVersionsListed
                let number = expression.map { expression in
                    numbers[expression]
                        ?? {
                            expressions.append(expression)
                            numbers[expression] = numbers.count
                            return numbers.count - 1
                        }()
                }
                return File(expression: number, holders: entry.statements.copyrightHolders)
            }
            self.inventory.entries[index].expression = file.expression.map { expressions[$0] }
            files[entry.id] = file
        }
    }
}

/// A format for bills of materials.
public protocol BillOfMaterialsReport {
    /// Writes the document: the same bytes for the same bill and id.
    ///
    /// - Parameters:
    ///   - bill: what is written.
    ///   - id: what the document calls itself.
    ///   - sink: what takes the bytes.
    /// - Throws: what the sink throws.
    static func write<Sink: ByteSink>(
        _ bill: BillOfMaterials, as id: DocumentID, to sink: inout Sink
    ) throws(Sink.Failure)
}

extension BillOfMaterials {
    var system: SystemIdentity { inventory.system }

    /// What to call the document; never empty.
    var documentName: String {
        system.image?.names.first { !ImageName($0).repository.isEmpty } ?? name
    }

    /// What to call the system; never empty.
    var name: String { [system.name, system.id].first { !$0.isEmpty } ?? Tool.name }

    /// The system's id; never empty.
    var systemID: String { system.id.isEmpty ? name : system.id }

    /// The licenses of the expressions that the SPDX list lacks, ordered by id.
    var references: [LicenseText] {
        Set(expressions.flatMap(\.references)).sorted()
            .map { LicenseText(id: $0, text: text(ofReference: $0)) }
    }

    /// The words of a license that the SPDX list lacks; never empty.
    func text(ofReference id: String) -> String {
        let text =
            id == LicenseTerm.publicDomain.id
            ? LicenseTerm.publicDomainText : inventory.texts[id] ?? ""
        return text.isEmpty ? id : text
    }

    /// Every holder that a package's copyright file names on a line, each once, in the file's
    /// order; empty if it names none.
    func copyrightHolders(of entry: PackageLicense) -> String { files[entry.id]?.holders ?? "" }

    /// The index of what a package is under among ``expressions``; nil if nothing was found.
    func expressionNumber(of entry: PackageLicense) -> Int? { files[entry.id]?.expression }

    /// The source packages, each once, in the order of the packages built from them, with the first
    /// of those.
    var sources: [(source: SourcePackage, package: PackageLicense)] {
        var seen: Set<SourcePackage> = []
        return inventory.entries.filter { seen.insert($0.source).inserted }
            .map { ($0.source, $0) }
    }

    /// The names of the packages in the document, by their ids.
    var elementNames: [PackageLicense.ID: String] {
        Dictionary(
            inventory.entries.map { ($0.id, ElementName.of($0)) },
            uniquingKeysWith: { first, _ in first })
    }
}

/// A license that the SPDX list lacks.
struct LicenseText {
    let id: String
    let text: String
}

extension LicenseExpression {
    /// The `LicenseRef-` ids in it, each once, ordered as bytes.
    var references: [String] { licenses.filter { $0.hasPrefix("LicenseRef-") } }
}

/// What the elements of a document are called inside it: letters, digits, `.` and `-` alone, which
/// all formats allow, and no two elements alike.
enum ElementName {
    static let system = "OperatingSystem"

    /// The name of a package. An architecture has no hyphen here, so that the first one ends it.
    static func of(_ entry: PackageLicense) -> String {
        "Package-\(escaped(entry.architecture, hyphens: true))-\(escaped(entry.name))"
    }

    static func of(_ source: SourcePackage) -> String {
        "Source-\(escaped(source.version, hyphens: true))-\(escaped(source.name))"
    }

    /// Each byte of UTF-8 that is no small letter, digit, `.` or `-` becomes `X` and two digits.
    ///
    /// Names of packages have no capital letters (Debian Policy 5.6.1), so that these show what was
    /// escaped; others become escapes themselves.
    ///
    /// - Parameter hyphens: whether hyphens are escaped too.
    private static func escaped(_ text: String, hyphens: Bool = false) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "."):
                bytes.append(byte)
            case UInt8(ascii: "-") where !hyphens:
                bytes.append(byte)
            default:
                bytes += [UInt8(ascii: "X"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension [LicenseStatement] {
    fileprivate var copyrightHolders: String {
        lazy.flatMap(\.holders).filter { !$0.isEmpty }.firstOfEach
            .joined(separator: "\n")
    }
}
