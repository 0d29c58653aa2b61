import DebianSystems

/// Reads apk's database: stanzas of lines `X:value`, an empty line after each. The files of a
/// package follow its facts: a line `F` with each folder, then a line `R` with each file's name.
struct ApkDatabaseReader {
    private(set) var owners: Set<String> = []

    private let searched: String?
    private var packages: [(package: ApkPackage, path: String)] = []
    private var problems: [ApkProblem] = []
    private var stanza = Stanza()

    /// - Parameter path: the file whose ``owners`` are wanted; nil for none.
    init(searching path: String? = nil) {
        searched = path
    }

    mutating func read(_ bytes: [UInt8], path: String) throws(ApkDatabaseError) {
        let refusal: ApkDatabaseError? = ByteView.withBytes(of: bytes) { bytes in
            for line in ByteLines(bytes) {
                if line.bytes.isEmpty {
                    finish(path)
                } else if let field = readField(line, path) {
                    return .repeatedField(field, path: path, line: line.number)
                }
            }
            finish(path)
            return nil
        }
        if let refusal { throw refusal }
    }

    /// What was read so far.
    var database: ApkDatabase {
        var database = ApkDatabase(problems: problems)
        var known: [String: Int] = [:]
        for (package, path) in packages {
            if let index = known[package.id] {
                database.packages[index] = package
                database.problems.append(
                    ApkProblem(subject: package.id, path: path, line: package.line))
            } else {
                known[package.id] = database.packages.count
                database.packages.append(package)
            }
        }
        database.packages.sort {
            $0.name == $1.name
                ? $0.architecture.utf8.lexicographicallyPrecedes($1.architecture.utf8)
                : $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
        }
        for (index, package) in database.packages.enumerated() {
            database.positions[package.id] = index
        }
        return database
    }

    /// - Returns: the field if the stanza has it already and must not.
    private mutating func readField(_ line: ByteLine, _ path: String) -> String? {
        if stanza.line == nil { stanza.line = line.number }
        guard line.bytes.count > 1, line.bytes[1] == UInt8(ascii: ":") else {
            // Once for each stanza, so that bad input doesn't have more problems than lines.
            if !stanza.hasStrayLine { report(nil, path, line.number) }
            stanza.hasStrayLine = true
            return nil
        }
        let value = line.bytes[2..<line.bytes.count]
        switch line.bytes[0] {
        case UInt8(ascii: "F"): stanza.enter(value)
        case UInt8(ascii: "R"): stanza.add(value, searching: searched)
        case let letter where Stanza.letters.contains(letter):
            if stanza.facts.updateValue(String(value.trimmed), forKey: letter) != nil {
                return String(UnicodeScalar(letter))
            }
        default: break
        }
        return nil
    }

    private mutating func finish(_ path: String) {
        defer { stanza = Stanza() }
        guard let line = stanza.line else { return }
        guard var package = stanza.package else {
            if !stanza.hasStrayLine { report("P", path, line) }
            return
        }
        package.line = line
        if stanza.ownsSearched { owners.insert(package.id) }
        packages.append((package, path))
    }

    private mutating func report(_ subject: String?, _ path: String, _ line: Int) {
        problems.append(ApkProblem(subject: subject, path: path, line: line))
    }
}

/// A stanza as far as it was read.
private struct Stanza {
    /// The fields that are facts about a package; a stanza has each at most once.
    static let letters: Set<UInt8> = Set("PVALomIDpi".utf8)

    /// The first line; nil if nothing was read.
    var line: Int?
    var facts: [UInt8: String] = [:]
    var hasStrayLine = false
    /// The absolute paths of the license texts.
    private(set) var texts: [String] = []
    /// Whether the package has the file whose owners are wanted.
    private(set) var ownsSearched = false
    /// The last line `F`; nil for a path that no system has.
    private var folder: String? = ""
    /// Whether the folder is one that packages ship license texts in.
    private var mayShipLicense = false

    /// The longest folder and name, in bytes (limits.h: `PATH_MAX`, `NAME_MAX`).
    private static let (folderLimit, nameLimit) = (4096, 255)
    /// How many texts a package may ship; no real one has a hundred.
    private static let textLimit = 1000

    /// Begins the files of a folder.
    mutating func enter(_ path: ByteView) {
        folder = path.count <= Self.folderLimit ? String(path) : nil
        mayShipLicense = folder?.isFolderOfTexts ?? false
    }

    /// Adds a file of the folder. Only what is asked for is kept, as a package can have any number.
    mutating func add(_ name: ByteView, searching searched: String?) {
        guard let folder, name.count <= Self.nameLimit else { return }
        if let searched {
            // Most names are of another length.
            let length = folder.utf8.count + name.count + (folder.isEmpty ? 1 : 2)
            if searched.utf8.count == length, searched == path(of: String(name), in: folder) {
                ownsSearched = true
            }
        } else if mayShipLicense, texts.count < Self.textLimit {
            let name = String(name)
            if name.isNameOfText(in: folder) { texts.append(path(of: name, in: folder)) }
        }
    }

    private func path(of name: String, in folder: String) -> String {
        folder.isEmpty ? "/\(name)" : "/\(folder)/\(name)"
    }

    /// Nil if the stanza has no name.
    var package: ApkPackage? {
        func fact(_ letter: Unicode.Scalar) -> String { facts[UInt8(ascii: letter)] ?? "" }
        let name = fact("P")
        guard !name.isEmpty else { return nil }
        var package = ApkPackage(name: name)
        package.version = fact("V")
        package.architecture = fact("A")
        package.license = fact("L").isEmpty ? nil : fact("L")
        if !fact("o").isEmpty { package.origin = fact("o") }
        package.maintainer = fact("m")
        package.installedSize = max(0, Int(fact("I")) ?? 0)
        package.licenseFiles = texts
        package.dependencies = fact("D")
        package.provided = fact("p")
        package.installedIf = fact("i")
        return package
    }
}

extension String {
    private static let folders = ["usr/share/licenses/", "usr/share/doc/"]

    /// Whether the folder is a package's own below `usr/share/licenses` or `usr/share/doc`.
    fileprivate var isFolderOfTexts: Bool {
        Self.folders.contains(where: hasPrefix) && split(separator: "/").count == 4
    }

    /// Whether a file is a license text: any below `usr/share/licenses`, and one with a usual name
    /// below `usr/share/doc`.
    fileprivate func isNameOfText(in folder: String) -> Bool {
        folder.hasPrefix(Self.folders[0])
            || OtherDatabases.textNames.contains(self)
    }
}
