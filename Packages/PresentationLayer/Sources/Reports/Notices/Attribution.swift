public import DomainLayer
import Wording

/// The notices to ship with a system: the copyright holders of each source package, the licenses
/// that its files state, and the texts, each once.
public struct Attribution: Sendable {
    public var system: SystemIdentity
    /// Ordered by name, then version, as bytes.
    public var sources: [AttributedSource]
    /// The texts that most sources use come first, then in the order of their first use. Texts that
    /// no source uses are left out.
    public var texts: [AttributedText]
    /// Licenses that are stated without a text to ship, by id in byte order.
    public var missingTexts: [MissingText]
}

/// A source package with everything that the copyright files of its packages say.
public struct AttributedSource: Hashable, Sendable {
    public var source: SourcePackage
    /// The ids of the installed packages built from it, in the inventory's order.
    public var packages: [PackageLicense.ID]
    /// What was concluded, in the inventory's order.
    public var conclusions: [AttributedConclusion] = []
    /// The licenses in its files, each with the holders, in the files' order.
    public var grants: [AttributedGrant]
    /// The holders that no statement names.
    public var holders: [String]
    /// Indices in ``Attribution/texts``, ascending.
    public var texts: [Int]
    /// The ids without a text, each once, in the files' order.
    public var missingTexts: [String]
}

/// What was concluded about some of a source's packages.
public struct AttributedConclusion: Hashable, Sendable {
    public var expression: LicenseExpression
    /// The packages' ids; empty for all of the source's packages.
    public var packages: [String]
}

/// One license of a source package.
public struct AttributedGrant: Hashable, Sendable {
    /// Nil if the files name holders without a license.
    public var expression: LicenseExpression?
    /// Each once, in the files' order.
    public var holders: [String]
}

/// A text and the sources that use it.
public struct AttributedText: Hashable, Sendable {
    /// The names that copyright files give the text.
    public var names: [String]
    public var body: String
    /// Indices in ``Attribution/sources``, ascending.
    public var sources: [Int]
}

/// A license or an exception whose text the system lacks, and the sources that use it.
public struct MissingText: Hashable, Sendable {
    public var id: String
    /// Indices in ``Attribution/sources``, ascending.
    public var sources: [Int]
}

extension Attribution {
    public init(_ inventory: LicenseInventory, _ notices: LicenseNotices) {
        system = inventory.system
        // Thousands of sources may share one long file.
        var known: [SharedFiles: JoinedFiles] = [:]
        sources = Dictionary(grouping: inventory.entries, by: \.source)
            .sorted { ($0.key.name, $0.key.version) < ($1.key.name, $1.key.version) }
            .map { source, entries in
                let files = SharedFiles(of: entries, notices)
                let joined = known[files] ?? JoinedFiles(files)
                known[files] = joined
                return AttributedSource(
                    source: source, packages: entries.map(\.id),
                    conclusions: entries.attributedConclusions, grants: joined.grants,
                    holders: joined.holders, texts: joined.texts,
                    missingTexts: joined.missingTexts)
            }
        missingTexts = sources.missingTexts
        var users: [Int: [Int]] = [:]
        for source in sources.indices {
            for text in sources[source].texts { users[text, default: []].append(source) }
        }
        // If two texts have equally many users, the one that is used first comes first.
        let order = users.sorted { left, right in
            (right.value.count, left.value[0], left.key)
                < (left.value.count, right.value[0], right.key)
        }
        texts = order.map { old, sources in
            let text = notices.texts[old]
            return AttributedText(names: text.names, body: text.body, sources: sources)
        }
        let places = Dictionary(uniqueKeysWithValues: zip(order.map(\.key), texts.indices))
        for source in sources.indices {
            sources[source].texts = sources[source].texts.compactMap { places[$0] }.sorted()
        }
    }
}

extension [PackageLicense] {
    /// The conclusions about the packages of one source, each expression once.
    fileprivate var attributedConclusions: [AttributedConclusion] {
        let concluded = compactMap(\.conclusion?.expression).firstOfEach
        return concluded.map { expression in
            let packages = filter { $0.conclusion?.expression == expression }
            return AttributedConclusion(
                expression: expression,
                packages: packages.count == count ? [] : packages.map(\.id))
        }
    }
}

extension [AttributedSource] {
    fileprivate var missingTexts: [MissingText] {
        var users: [String: [Int]] = [:]
        for index in indices {
            for id in self[index].missingTexts { users[id, default: []].append(index) }
        }
        return users.sorted { $0.key < $1.key }.map { MissingText(id: $0.key, sources: $0.value) }
    }
}

/// The files of a source's packages, each once, identified by the storage of their contents.
private struct SharedFiles: Hashable {
    let statements: [ArrayIdentity<LicenseStatement>]
    let holders: [ArrayIdentity<String>]
    let texts: [ArrayIdentity<Int>]
    let missingTexts: [ArrayIdentity<String>]

    init(of entries: [PackageLicense], _ notices: LicenseNotices) {
        let found = entries.compactMap { notices.packages[$0.id] }
        statements = entries.map { ArrayIdentity($0.statements) }.firstOfEach
        holders = found.map { ArrayIdentity($0.holders) }.firstOfEach
        texts = found.map { ArrayIdentity($0.texts) }.firstOfEach
        missingTexts = found.map { ArrayIdentity($0.missingTexts) }.firstOfEach
    }
}

/// The contents of several files, joined.
private struct JoinedFiles {
    private(set) var grants: [AttributedGrant] = []
    /// The holders that no statement names.
    let holders: [String]
    let texts: [Int]
    let missingTexts: [String]

    init(_ files: SharedFiles) {
        var indices: [LicenseExpression?: Int] = [:]
        var stated: Set<String> = []
        for statement in files.statements.lazy.flatMap(\.array) {
            if statement.expression == nil, statement.holders.isEmpty { continue }
            let index = indices[statement.expression] ?? grants.count
            if index == grants.count {
                indices[statement.expression] = index
                grants.append(AttributedGrant(expression: statement.expression, holders: []))
            }
            grants[index].holders += statement.holders
            stated.formUnion(statement.holders)
        }
        for index in grants.indices { grants[index].holders = grants[index].holders.firstOfEach }
        holders = files.holders.flatMap(\.array).firstOfEach.filter { !stated.contains($0) }
        texts = files.texts.flatMap(\.array).firstOfEach
        missingTexts = files.missingTexts.flatMap(\.array).firstOfEach
    }
}

extension Attribution {
    var title: String { "Notices of \(system.name.isEmpty ? "this system" : system.name)" }

    /// How much there is, in a line.
    var total: String {
        sources.count.counting("source package") + ", "
            + texts.count.counting("text of a license", plural: "texts of licenses")
    }

    /// A warning to put first; nil if there is none.
    var caution: String? { system.image?.caution }

    static let sourcesTitle = "Source packages"
    static let textsTitle = "Texts"
    static let missingTextsTitle = "Texts not found on this system"
    /// What the title means.
    static let missingTextsRemark =
        "No copyright file prints these texts as the SPDX list has them, and the system holds no "
        + "copy. If a file prints one in other words, those are among the texts above."

    /// The name of a source in the list of a text's users.
    func name(ofSource index: Int) -> String { sources[index].name }
}

extension AttributedSource {
    var name: String { "\(source.name) \(source.version)" }

    /// What to write if there are no licenses, holders and texts; nil if there are some.
    var absence: String? {
        grants.isEmpty && holders.isEmpty && texts.isEmpty ? "Nothing is stated." : nil
    }
}

extension AttributedConclusion {
    var label: String {
        "Concluded license"
            + (packages.isEmpty ? "" : " of \(packages.joined(separator: ", "))")
            + ": \(expression)"
    }
}

extension AttributedGrant {
    var label: String { expression?.description ?? "No license stated" }
}

extension AttributedText {
    var label: String { names.isEmpty ? "Without a name" : names.joined(separator: "; ") }

    /// The number and the label of the text at this place of ``Attribution/texts``.
    func label(at index: Int) -> String { "\(index + 1): \(label)" }
}

extension MissingText {
    /// The page of the SPDX list with the text; nil for an id that isn't on the list.
    var address: String? {
        id.hasPrefix("LicenseRef-") ? nil : SPDXLicenseList.address(of: id)
    }

    /// The remark on an id whose text is on no list.
    static let unlisted = "named without a text, and no list knows it"
}
