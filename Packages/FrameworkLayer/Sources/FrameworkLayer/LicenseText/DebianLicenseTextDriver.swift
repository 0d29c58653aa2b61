import DebianCopyright
public import DomainLayer

/// Reads the texts and notices of an installed Debian system from the packages' copyright files and
/// from `/usr/share/common-licenses`.
public struct DebianLicenseTextDriver: LicenseTextDriverProtocol {
    private let systems: OpenedSystems

    public init(_ systems: OpenedSystems = .shared) {
        self.systems = systems
    }

    @concurrent
    public func license(
        of entry: LicenseEntry, in source: InventorySource
    ) async throws(LicenseDriverError) -> License {
        guard let path = entry.textPath else { throw .noText(entry.id) }
        let root = try systems.root(of: source)
        guard let body = root.text(at: path) else { throw .noText(entry.id) }
        return License(id: entry.id, name: entry.name, body: body)
    }

    @concurrent
    public func notices(
        of entries: [LicenseEntry], in source: InventorySource
    ) async throws(LicenseDriverError) -> LicenseNotices {
        var reader = NoticeReader(root: try systems.root(of: source))
        for entry in entries {
            if Task.isCancelled { throw .cancelled }
            reader.add(entry)
        }
        return reader.notices
    }
}

extension LicenseEntry {
    /// The file that the entry's answer was read from: the package's own or a sibling's.
    var textPath: String? {
        if case .answeredBySibling(_, let path) = reason { return path }
        return format == nil ? nil : copyrightFile
    }
}

/// Reads one copyright file after another; packages that have the same one share what it says.
struct NoticeReader {
    private let root: InstalledRoot
    private(set) var notices = LicenseNotices()
    /// The notices by the files that were read; nil if a file can't be.
    private var files: [FileState: PackageNotice?] = [:]
    /// The notices by the digests of their files.
    private var known: [String: PackageNotice] = [:]
    /// The indices of common licenses by their names; nil for those that can't be read.
    private var commonLicenses: [String: Int?] = [:]
    private let printedLicenses = PrintedLicenses()
    /// The ids that texts of ``notices`` print in full, by their indices.
    private var printedIDs: [Int: Set<String>] = [:]

    init(root: InstalledRoot) {
        self.root = root
    }

    mutating func add(_ entry: LicenseEntry) {
        guard let path = entry.textPath, let file = root.state(of: path) else { return }
        let notice = files[file] ?? notice(of: entry, at: path)
        files[file] = .some(notice)
        notices[entry.id] = notice
    }

    private mutating func notice(of entry: LicenseEntry, at path: String) -> PackageNotice? {
        guard let bytes = root.bytes(at: path) else { return nil }
        let digest = SHA256(bytes).hexadecimal
        if let notice = known[digest] { return notice }
        let notice = notice(of: entry, printing: bytes)
        known[digest] = notice
        return notice
    }

    private mutating func notice(
        of entry: LicenseEntry, printing bytes: [UInt8]
    ) -> PackageNotice {
        let printed = PrintedNotices(bytes, statements: entry.statements.map(\.lines))
        let stated = StatedNames(entry.statements)
        var indices: [Int] = []
        for text in printed.texts {
            indices.append(notices.index(of: text.body, named: stated.name(of: text)))
        }
        let ownTexts = indices
        indices += printed.commonLicenses.compactMap { index(ofCommonLicense: $0) }
        let printedWhole = stated.licensesByText
        var unread: [String] = []
        for id in stated.listedIDs {
            let common = CommonLicenseFiles.name(ofLicense: id)
            if let index = common.flatMap({ index(ofCommonLicense: $0) }) {
                indices.append(index)
            } else if !printedWhole.contains(id) {
                unread.append(id)
            }
        }
        return PackageNotice(
            holders: printed.holders.firstOfEach, texts: indices.firstOfEach,
            missingTexts: missing(unread, in: ownTexts) + stated.namesWithoutText)
    }

    /// Those of the ids that none of the texts prints in full.
    private mutating func missing(_ ids: [String], in texts: [Int]) -> [String] {
        var missing = ids
        for text in texts where !missing.isEmpty {
            let printed = printedIDs[text] ?? printedLicenses.ids(in: notices.texts[text].body)
            printedIDs[text] = printed
            missing.removeAll(where: printed.contains)
        }
        return missing
    }

    private mutating func index(ofCommonLicense name: String) -> Int? {
        if let known = commonLicenses[name] { return known }
        let index = root.commonLicense(name).map {
            notices.index(of: $0, named: CommonLicenseFiles.path(of: name))
        }
        commonLicenses[name] = .some(index)
        return index
    }
}

/// What the statements of one file say about its texts.
struct StatedNames {
    private let statements: [LicenseStatement]
    private var expressions: [String: String] = [:]
    /// What is stated and in which line it begins, in the order of the lines.
    private var beginnings: [(line: Int, expression: LicenseExpression)] = []

    init(_ statements: [LicenseStatement]) {
        self.statements = statements
        for statement in statements {
            guard let expression = statement.expression else { continue }
            beginnings.append((statement.lines.lowerBound, expression))
            guard let key = statement.name?.lowercased(), expressions[key] == nil else { continue }
            expressions[key] = expression.description
        }
        beginnings.sort { $0.line < $1.line }
    }

    /// The expression of the statements that name the text or are made by it; else its name in the
    /// file, which is empty if it has none.
    func name(of text: PrintedText) -> String {
        if let name = text.name { return expressions[name.lowercased()] ?? name }
        let first = beginnings.partitioningIndex { $0.line >= text.lines.lowerBound }
        let stated = beginnings[first...].prefix { $0.line <= text.lines.upperBound }.map(
            \.expression)
        return LicenseExpression.all(stated)?.simplified.description ?? ""
    }

    /// The ids of the SPDX list that are stated, those of exceptions too, each once.
    var listedIDs: [String] {
        statements.flatMap { statement in
            let expression = statement.expression
            return (expression?.licenses ?? []) + statement.underlying
                + (expression?.exceptions ?? [])
        }.filter { !$0.hasPrefix("LicenseRef-") }.firstOfEach
    }

    /// The ids of licenses that the file's own words make, as the statements say.
    var licensesByText: Set<String> {
        Set(statements.filter { $0.rule == .licenseText }.flatMap { $0.expression?.licenses ?? [] })
    }

    /// The ids of licenses of which the file has only a name that no list knows, each once.
    var namesWithoutText: [String] {
        statements.filter { $0.rule == .unlistedName }
            .flatMap { $0.expression?.licenses ?? [] }
            .filter { $0.hasPrefix("LicenseRef-") && $0 != LicenseTerm.publicDomain.id }
            .firstOfEach
    }
}
