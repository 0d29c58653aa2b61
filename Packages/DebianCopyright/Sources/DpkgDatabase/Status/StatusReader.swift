import Bytes
import Deb822

/// Collects the installed packages of one file or several, in the order of the files.
struct StatusReader {
    /// What kind of file is read.
    enum Source {
        /// `status`, where packages that are not installed have stanzas too.
        case status
        /// A file of `status.d`: a package's control file as it was built, without a `Status`,
        /// which is there because the package is.
        case control
    }

    /// What is kept of a stanza.
    typealias Kept = (package: InstalledPackage, relations: PackageRelations?, path: String)

    private let includingRelations: Bool
    private var kept: [Kept] = []
    private(set) var problems: [DatabaseProblem] = []

    /// - Parameter includingRelations: whether to parse what packages say about each other, which
    ///   takes longer than all the rest.
    init(includingRelations: Bool) {
        self.includingRelations = includingRelations
    }

    mutating func read(_ bytes: ByteView, of source: Source, path: String) {
        var reader = Deb822Reader(bytes)
        var stanza = Deb822Stanza()
        while reader.next(into: &stanza) {
            for line in stanza.strayLines { report(.strayLine, path: path, line: line) }
            guard !stanza.fields.isEmpty else { continue }
            keep(stanza, of: source, path: path)
        }
        // dpkg ends each line of its own file with a line feed; others may not.
        if source == .status, let end = bytes.last, end != UInt8(ascii: "\n") {
            report(.truncated, path: path, line: ByteLines(bytes).reduce(0) { $1.number })
        }
    }

    mutating func report(_ kind: DatabaseProblem.Kind, path: String, line: Int?) {
        problems.append(DatabaseProblem(kind: kind, path: path, line: line))
    }

    /// The packages by name, then architecture, as bytes. Of those that have both in common the
    /// last one read counts, and that is reported.
    mutating func ordered() -> [Kept] {
        // As dpkg writes its own file.
        let isOrdered = kept.indices.dropFirst().allSatisfy {
            kept[$0 - 1].package.precedes(kept[$0].package)
        }
        if isOrdered { return kept }
        kept.sort { $0.package.precedes($1.package) }
        var distinct: [Kept] = []
        distinct.reserveCapacity(kept.count)
        for element in kept {
            let package = element.package
            if let last = distinct.last, !last.package.precedes(package) {
                distinct.removeLast()
                report(.duplicate(package.id), path: element.path, line: package.line)
            }
            distinct.append(element)
        }
        return distinct
    }

    private mutating func keep(_ stanza: Deb822Stanza, of source: Source, path: String) {
        if source == .status {
            guard let status = stanza["Status"] else {
                let missing = stanza["Package"] == nil ? "Package" : "Status"
                return report(.missingField(missing), path: path, line: stanza.line)
            }
            guard status.firstLine.isInstalled else { return }
        }
        guard let package = InstalledPackage(stanza) else {
            return report(.missingField("Package"), path: path, line: stanza.line)
        }
        kept.append((package, includingRelations ? PackageRelations(stanza) : nil, path))
        if let field = package.missingField {
            report(.missingField(field), path: path, line: package.line)
        }
    }
}

extension InstalledPackage {
    fileprivate func precedes(_ other: InstalledPackage) -> Bool {
        name.utf8.elementsEqual(other.name.utf8)
            ? architecture.utf8.lexicographicallyPrecedes(other.architecture.utf8)
            : name.utf8.lexicographicallyPrecedes(other.name.utf8)
    }
}

extension ByteView {
    /// Whether a `Status` field ends in the word `installed`, which says that the package is
    /// unpacked and configured; the words before it are what is wanted and whether an error
    /// occurred.
    fileprivate var isInstalled: Bool {
        let start = count - 9
        return start > 0 && self[start - 1].isBlank
            && self[start..<count].equalsIgnoringCase("installed")
    }
}
