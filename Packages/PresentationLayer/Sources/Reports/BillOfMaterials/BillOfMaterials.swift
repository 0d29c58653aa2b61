public import DomainLayer
import Wording

/// What a software bill of materials says about a system, in any format.
public struct BillOfMaterials: Sendable {
    /// The packages with the texts of their references. No expression or conclusion has a `+`.
    public var inventory: LicenseInventory
    /// Which of the packages needs which.
    public var installation: InstallationGraph
    /// The files that packages were unpacked from, by the packages' ids; only those that are known.
    public var packageFiles: [PackageLicense.ID: PackageFile]
    /// When the document was made.
    public var created: Timestamp
    /// Who made the document; nil if nobody is named.
    public var creator: DocumentAgent?
    /// At which point of the system's life the document was made.
    public var context: GenerationContext
    /// What the whole is called, completed by the image if it is one.
    public var product: ProductIdentity
    /// The expressions of the packages, each once, in the order of their first use.
    private(set) var expressions: [LicenseExpression] = []
    /// What a document says about each package's copyright file, by the package's id.
    private var files: [PackageLicense.ID: File] = [:]
    /// The index of each concluded expression in ``expressions``.
    private var conclusions: [LicenseExpression: Int] = [:]

    /// What a document says about a copyright file.
    private struct File {
        /// The index of the file's expression in ``BillOfMaterials/expressions``; nil if nothing
        /// was found.
        let expression: Int?
        /// Every holder that the file names, a line each.
        let holders: String
    }

    /// - Parameters:
    ///   - inventory: with texts; see ``/DomainLayer/LicenseExpression/withLaterVersionsListed``
    ///     for how a `+` is replaced.
    ///   - installation: which package needs which.
    ///   - packageFiles: the files that packages were unpacked from, if they are known.
    ///   - created: the creation time that the document states.
    ///   - creator: who made the document; nil names the program alone.
    ///   - context: at which point of the system's life the document was made.
    ///   - product: what the whole is called.
    public init(
        inventory: LicenseInventory, installation: InstallationGraph,
        packageFiles: [PackageLicense.ID: PackageFile] = [:], created: Timestamp,
        creator: DocumentAgent? = nil, context: GenerationContext = .operations,
        product: ProductIdentity = .unknown
    ) {
        self.inventory = inventory
        self.installation = installation
        self.packageFiles = packageFiles
        self.created = created
        self.creator = creator
        self.context = context
        self.product = inventory.system.image.map(product.completed) ?? product
        var numbers: [LicenseExpression: Int] = [:]
        var known = SharedFileCache<File>()
        for (index, entry) in inventory.entries.enumerated() {
            let file = known.value(for: entry) { entry in
                let expression = entry.expression?.withLaterVersionsListed
                return File(
                    expression: expression.map { number(of: $0, in: &numbers) },
                    holders: entry.statements.copyrightHolders)
            }
            self.inventory.entries[index].expression = file.expression.map { expressions[$0] }
            files[entry.id] = file
            guard var conclusion = entry.conclusion else { continue }
            conclusion.expression = conclusion.expression.withLaterVersionsListed
            self.inventory.entries[index].conclusion = conclusion
            conclusions[conclusion.expression] = number(of: conclusion.expression, in: &numbers)
        }
    }

    /// The index of an expression, which is added if it is new.
    private mutating func number(
        of expression: LicenseExpression, in numbers: inout [LicenseExpression: Int]
    ) -> Int {
        if let known = numbers[expression] { return known }
        numbers[expression] = expressions.count
        expressions.append(expression)
        return expressions.count - 1
    }
}

/// A format for bills of materials.
public protocol BillOfMaterialsReport {
    /// Writes the document; a bill and an id always make the same bytes.
    ///
    /// - Parameters:
    ///   - bill: what to write.
    ///   - id: the id of the document.
    ///   - sink: receives the bytes.
    /// - Throws: the sink's error.
    static func write<Sink: ByteSink>(
        _ bill: BillOfMaterials, as id: DocumentID, to sink: inout Sink
    ) throws(Sink.Failure)
}

extension BillOfMaterials {
    var system: SystemIdentity { inventory.system }

    /// The name of the document: the product's, with the tag of an image that has it as its
    /// repository; never empty.
    var documentName: String {
        let image = system.image?.name
        let called = product.name?.text
        if let called, let tag = image?.tag, called == image?.repository {
            return "\(called):\(tag)"
        }
        return called ?? name
    }

    /// The name of the system; never empty.
    var name: String { [system.name, system.id].first { !$0.isEmpty } ?? Tool.name }

    /// The system's id; never empty.
    var systemID: String { system.id.isEmpty ? name : system.id }

    /// The licenses of the expressions that the SPDX list lacks, ordered by id.
    var references: [LicenseText] {
        Set(expressions.flatMap(\.references)).sorted()
            .map { LicenseText(id: $0, text: text(ofReference: $0)) }
    }

    /// The text of a license that the SPDX list lacks; never empty.
    func text(ofReference id: String) -> String {
        let text =
            id == LicenseTerm.publicDomain.id
            ? LicenseTerm.publicDomainText : inventory.texts[id] ?? ""
        return text.isEmpty ? id : text
    }

    /// Every holder that a package's copyright file names, a line each, without repetitions, in the
    /// file's order; empty if the file names none.
    func copyrightHolders(of entry: PackageLicense) -> String { files[entry.id]?.holders ?? "" }

    /// The index of a package's expression in ``expressions``; nil if nothing was found.
    func expressionNumber(of entry: PackageLicense) -> Int? { files[entry.id]?.expression }

    /// The index of a conclusion's expression in ``expressions``.
    func expressionNumber(of conclusion: LicenseConclusion) -> Int? {
        conclusions[conclusion.expression]
    }

    /// The source packages, each once: first those that packages were built from, in the order of
    /// the packages, each with the first of these packages; then those that were only built in, of
    /// which nothing else is known.
    var sources: [(source: SourcePackage, package: PackageLicense?)] {
        var seen: Set<SourcePackage> = []
        let own = inventory.entries.filter { seen.insert($0.source).inserted }
        let builtIn = inventory.entries.flatMap(\.builtUsing).map(\.source)
            .filter { seen.insert($0).inserted }
        return own.map { ($0.source, $0) } + builtIn.map { ($0, nil) }
    }

    /// The names of the packages in the document, by their ids.
    var elementNames: [PackageLicense.ID: String] {
        Dictionary(
            inventory.entries.map { ($0.id, ElementName.of($0)) },
            uniquingKeysWith: { first, _ in first })
    }
}

extension PackageLicense {
    /// What the package was generated from: its source package, and those that were built in by
    /// `Built-Using`, each once.
    var generators: [SourcePackage] {
        ([source] + builtUsing.sources(of: .builtUsing)).firstOfEach
    }

    /// What the package is linked to statically: `Static-Built-Using`, each once.
    var staticLinks: [SourcePackage] { builtUsing.sources(of: .staticBuiltUsing) }
}

extension [BuiltInSource] {
    fileprivate func sources(of field: BuiltInSource.Field) -> [SourcePackage] {
        filter { $0.field == field }.map(\.source)
    }
}

/// A license that the SPDX list lacks.
struct LicenseText {
    let id: String
    let text: String
}

extension LicenseExpression {
    /// The expression's `LicenseRef-` ids, each once, in byte order.
    var references: [String] { licenses.filter { $0.hasPrefix("LicenseRef-") } }
}

/// The names of elements inside a document. They consist of letters, digits, `.` and `-`, which all
/// formats allow, and are unique.
enum ElementName {
    static let system = "OperatingSystem"

    /// The name of a package. Hyphens in an architecture are escaped, so the first hyphen ends it.
    static func of(_ entry: PackageLicense) -> String {
        "Package-\(escaped(entry.architecture, hyphens: true))-\(escaped(entry.name))"
    }

    static func of(_ source: SourcePackage) -> String {
        "Source-\(escaped(source.version, hyphens: true))-\(escaped(source.name))"
    }

    /// Replaces each byte of UTF-8 that is no lowercase letter, digit, `.` or `-` by `X` and two
    /// digits.
    ///
    /// Names of packages have no capitals (Debian Policy 5.6.1), so an `X` always marks an escape.
    /// Capitals elsewhere are escaped too.
    ///
    /// - Parameter hyphens: whether to escape hyphens.
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
