/// Collects the installed packages of one file or several, in the order of the files.
struct StatusReader {
    /// What kind of file is read.
    enum Source {
        /// `status`, where packages that are not installed have stanzas too.
        case status
        /// A file of `status.d`: a package's control file as it was built, without a `Status`,
        /// which is there because the package is.
        case control
        /// A file of dpkg's journal: new stanzas of packages, as `status` would have them.
        case update
    }

    private let includingRelations: Bool
    private(set) var packages: [InstalledPackage] = []
    /// What each of the packages says about others; empty if they were not asked for.
    private(set) var relations: [PackageRelations] = []
    /// The file of each of the packages.
    private var paths: [String] = []
    private(set) var problems: [DatabaseProblem] = []
    /// Of the file that was read last.
    private(set) var lineCount = 0
    /// Why the first stanza that makes no sense is refused; nil if none is.
    private(set) var refusal: DatabaseError?
    /// Which of the packages the journal's last stanza of an id is; nil for one that was removed.
    private var updates: [String: Int?] = [:]

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
            if refusal == nil, let field = stanza.repeatedField {
                refusal = .repeatedField(String(field.name), path: path, line: field.line)
            }
            keep(stanza, of: source, path: path)
        }
        lineCount = reader.nextLine - 1
    }

    /// Takes in what another one read of the same file, behind what this one read.
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

    /// Puts the packages in the order of their names, then architectures, as bytes. Of those that
    /// have both in common the last one read counts, and that is reported.
    mutating func order() {
        // As dpkg writes its own file.
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

    /// Leaves out the stanzas that the journal has newer ones of, and what it says is removed.
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
    /// The second field of a name by which a package is known; nil if there is none.
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
    /// The state of a package in its `Status` field; the words before it are what is wanted and
    /// whether an error occurred.
    fileprivate var lastWord: ByteView {
        self[((lastIndex(where: \.isBlank) ?? -1) + 1)..<count]
    }

    /// Whether a package of this state has none of its files on the disk, but for those of its
    /// configuration (dpkg(1), "Package states").
    fileprivate var meansRemoved: Bool {
        equalsIgnoringCase("not-installed") || equalsIgnoringCase("config-files")
    }

    /// Whether a package of this state is unpacked and configured; what it may still wait for are
    /// triggers.
    fileprivate var meansInstalled: Bool {
        equalsIgnoringCase("installed") || equalsIgnoringCase("triggers-pending")
            || equalsIgnoringCase("triggers-awaited")
    }
}

// MARK: Reading on two processors

extension StatusReader {
    /// Reads dpkg's own file, whose halves two processors read at once.
    init(status file: FileBuffer, path: String, includingRelations: Bool) async {
        let middle = file.withBytes { $0.stanzaStart(from: $0.count / 2) ?? $0.count }
        async let rest = StatusReader(
            middle..<file.count, of: file, path: path, includingRelations: includingRelations)
        self.init(0..<middle, of: file, path: path, includingRelations: includingRelations)
        append(await rest)
        // dpkg ends each line of its own file with a line feed; others may not.
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
