/// Collects the installed packages of one or several files, in the order of the files.
struct StatusReader {
    /// A kind of file.
    enum Source {
        /// `status`, which has stanzas of packages that are not installed as well.
        case status
        /// A file of `status.d`: a package's control file as it was built, without a `Status`; the
        /// package is installed because the file exists.
        case control
        /// A file of dpkg's journal: new stanzas of packages, in the form of `status`.
        case update
    }

    private let includingRelations: Bool
    private(set) var packages: [InstalledPackage] = []
    /// The relations of each package to others; empty if they weren't requested.
    private(set) var relations: [PackageRelations] = []
    /// The file of each of the packages.
    private var paths: [String] = []
    private(set) var problems: [DatabaseProblem] = []
    /// The number of lines in the most recently read file.
    private(set) var lineCount = 0
    /// The reason for refusing the first stanza that makes no sense; nil if there is none.
    private(set) var refusal: DatabaseError?
    /// The index of the package in each id's last journal stanza; nil for a removed package.
    private var updates: [String: Int?] = [:]

    /// - Parameter includingRelations: whether to parse relations between packages, which takes
    ///   longer than all the rest.
    init(includingRelations: Bool) {
        self.includingRelations = includingRelations
    }

    mutating func read(_ bytes: ByteView, of source: Source, path: String) {
        var reader = Deb822Reader(bytes)
        var stanza = Deb822Stanza()
        while reader.next(into: &stanza) {
            for line in stanza.strayLines { report(.strayLine, path: path, line: line) }
            guard !stanza.fields.isEmpty else { continue }
            if refusal == nil, let field = stanza.repeatedField {
                refusal = .repeatedField(String(field.name), path: path, line: field.line)
            }
            keep(stanza, of: source, path: path)
        }
        lineCount = reader.nextLine - 1
    }

    /// Appends the results of a reader that read the following part of the file.
    mutating func append(_ other: consuming StatusReader) {
        for index in other.packages.indices { other.packages[index].line += lineCount }
        packages += other.packages
        relations += other.relations
        paths += other.paths
        problems += other.problems.map {
            DatabaseProblem(kind: $0.kind, path: $0.path, line: $0.line.map { $0 + lineCount })
        }
        if refusal == nil, case .repeatedField(let name, let path, let line) = other.refusal {
            refusal = .repeatedField(name, path: path, line: line + lineCount)
        }
        lineCount += other.lineCount
    }

    mutating func report(_ kind: DatabaseProblem.Kind, path: String, line: Int?) {
        problems.append(DatabaseProblem(kind: kind, path: path, line: line))
    }

    /// Orders the packages by name, then architecture, as bytes. Of packages that share both, the
    /// last one read counts, and the duplicate is reported.
    mutating func order() {
        // dpkg writes its own file in this order.
        let isOrdered = packages.indices.dropFirst().allSatisfy {
            packages[$0 - 1].precedes(packages[$0])
        }
        if isOrdered { return }
        var kept: [Int] = []
        for index in packages.indices.sorted(by: { packages[$0].precedes(packages[$1]) }) {
            if let last = kept.last, !packages[last].precedes(packages[index]) {
                kept.removeLast()
                let package = packages[index]
                report(.duplicate(package.id), path: paths[index], line: package.line)
            }
            kept.append(index)
        }
        keep(kept)
    }

    /// Removes the stanzas that the journal replaces or marks as removed.
    mutating func applyUpdates() {
        if updates.isEmpty { return }
        keep(
            packages.indices.filter { index in
                guard let update = updates[packages[index].id] else { return true }
                return update == index
            })
    }

    private mutating func keep(_ kept: [Int]) {
        packages = kept.map { packages[$0] }
        paths = kept.map { paths[$0] }
        if includingRelations { relations = kept.map { relations[$0] } }
    }

    private mutating func keep(_ stanza: Deb822Stanza, of source: Source, path: String) {
        var state: ByteView?
        if source != .control {
            state = stanza["Status"]?.firstLine.lastWord
            guard let state, !state.isEmpty else {
                let missing = stanza["Package"] == nil ? "Package" : "Status"
                return report(.missingField(missing), path: path, line: stanza.line)
            }
            if state.meansRemoved {
                if source == .update, let package = InstalledPackage(stanza) {
                    updates[package.id] = .some(nil)
                }
                return
            }
        }
        guard var package = InstalledPackage(stanza) else {
            return report(.missingField("Package"), path: path, line: stanza.line)
        }
        if let state, !state.meansInstalled {
            package.unfinishedState = .init(rawValue: String(state).lowercased()) ?? .unknown
        }
        if source == .update { updates[package.id] = packages.count }
        packages.append(package)
        paths.append(path)
        if includingRelations { relations.append(PackageRelations(stanza)) }
        if let field = package.missingField {
            report(.missingField(field), path: path, line: package.line)
        }
    }
}

extension Deb822Stanza {
    /// The second occurrence of a field that identifies the package; nil if there is none.
    fileprivate var repeatedField: Deb822Field? {
        let names: [StaticString] = ["Package", "Status", "Version", "Architecture", "Source"]
        var seen = 0
        for field in fields {
            guard let index = names.firstIndex(where: field.name.equalsIgnoringCase) else {
                continue
            }
            if seen & 1 << index != 0 { return field }
            seen |= 1 << index
        }
        return nil
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
    /// The state of a package in its `Status` field; the words before it are the wanted state and
    /// the error flag.
    fileprivate var lastWord: ByteView {
        self[((lastIndex(where: \.isBlank) ?? -1) + 1)..<count]
    }

    /// Whether a package in this state has no files on the disk except configuration files
    /// (dpkg(1), "Package states").
    fileprivate var meansRemoved: Bool {
        equalsIgnoringCase("not-installed") || equalsIgnoringCase("config-files")
    }

    /// Whether a package in this state is unpacked and configured; it may still be waiting for
    /// triggers.
    fileprivate var meansInstalled: Bool {
        equalsIgnoringCase("installed") || equalsIgnoringCase("triggers-pending")
            || equalsIgnoringCase("triggers-awaited")
    }
}

// MARK: Reading on two processors

extension StatusReader {
    /// Reads dpkg's own file, each half on a processor of its own.
    init(status file: FileBuffer, path: String, includingRelations: Bool) async {
        let middle = file.withBytes { $0.stanzaStart(from: $0.count / 2) ?? $0.count }
        async let rest = StatusReader(
            middle..<file.count, of: file, path: path, includingRelations: includingRelations)
        self.init(0..<middle, of: file, path: path, includingRelations: includingRelations)
        append(await rest)
        // dpkg ends each line of its own file with a line feed; other writers may not.
        if let end = file.withBytes(\.last), end != UInt8(ascii: "\n") {
            report(.truncated, path: path, line: lineCount)
        }
    }

    private init(
        _ part: Range<Int>, of file: FileBuffer, path: String, includingRelations: Bool
    ) {
        self.init(includingRelations: includingRelations)
        file.withBytes { read($0[part], of: .status, path: path) }
    }
}
