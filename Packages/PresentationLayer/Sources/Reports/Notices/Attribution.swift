public import DomainLayer
import PresentationLayer

/// What to pass on with a system: who holds the rights to each source package, what its files
/// state, and the texts, each once.
public struct Attribution: Sendable {
    public var system: SystemIdentity
    /// Ordered by name, then version, as bytes.
    public var sources: [AttributedSource]
    /// In the order of their first use; one that no source uses is left out.
    public var texts: [AttributedText]
}

/// A source package with all that the copyright files of its packages say.
public struct AttributedSource: Hashable, Sendable {
    public var source: SourcePackage
    /// The ids of the installed packages that were built from it, in the inventory's order.
    public var packages: [LicenseEntry.ID]
    /// The licences of its files with the holders of each, in the files' order.
    public var grants: [AttributedGrant]
    /// The holders that no statement names.
    public var holders: [String]
    /// Indices in ``Attribution/texts``, ascending.
    public var texts: [Int]
}

/// One licence of a source package.
public struct AttributedGrant: Hashable, Sendable {
    /// The expression; nil if holders are named and no licence.
    public var expression: LicenseExpression?
    /// Each once, in the files' order.
    public var holders: [String]
}

/// A text and who uses it.
public struct AttributedText: Hashable, Sendable {
    /// What the copyright files call it.
    public var names: [String]
    public var body: String
    /// Indices in ``Attribution/sources``, ascending.
    public var sources: [Int]
}

extension Attribution {
    public init(_ inventory: LicenseInventory, _ notices: LicenseNotices) {
        system = inventory.system
        // Thousands of sources may share one long file: those that follow each other join it once.
        var latest = JoinedStatements([])
        sources = Dictionary(grouping: inventory.entries, by: \.source)
            .sorted { ($0.key.name, $0.key.version) < ($1.key.name, $1.key.version) }
            .map { source, entries in
                let lists = entries.map(\.statements).withoutRepeatedNeighbours
                if lists != latest.lists { latest = JoinedStatements(lists) }
                return AttributedSource(source, of: entries, stating: latest, notices)
            }
        texts = []
        var indices: [Int: Int] = [:]
        for source in sources.indices {
            sources[source].texts = sources[source].texts.map { old in
                let index = indices[old] ?? texts.count
                if index == texts.count {
                    indices[old] = index
                    let text = notices.texts[old]
                    texts.append(AttributedText(names: text.names, body: text.body, sources: []))
                }
                texts[index].sources.append(source)
                return index
            }.sorted()
        }
    }
}

/// What the statements of several files say together.
private struct JoinedStatements {
    let lists: [[LicenseStatement]]
    private(set) var grants: [AttributedGrant] = []
    /// The holders that a statement names.
    private(set) var holders: Set<String> = []

    init(_ lists: [[LicenseStatement]]) {
        self.lists = lists
        var indices: [LicenseExpression?: Int] = [:]
        for statement in lists.joined() {
            if statement.expression == nil, statement.holders.isEmpty { continue }
            let index = indices[statement.expression] ?? grants.count
            if index == grants.count {
                indices[statement.expression] = index
                grants.append(AttributedGrant(expression: statement.expression, holders: []))
            }
            grants[index].holders += statement.holders
            holders.formUnion(statement.holders)
        }
        for index in grants.indices { grants[index].holders = grants[index].holders.firstOfEach }
    }
}

extension [[LicenseStatement]] {
    fileprivate var withoutRepeatedNeighbours: Self {
        reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}

extension AttributedSource {
    fileprivate init(
        _ source: SourcePackage, of entries: [LicenseEntry], stating statements: JoinedStatements,
        _ notices: LicenseNotices
    ) {
        self.source = source
        packages = entries.map(\.id)
        let found = entries.compactMap { notices.packages[$0.id] }
        texts = found.flatMap(\.texts).firstOfEach
        grants = statements.grants
        holders = found.flatMap(\.holders).firstOfEach.filter { !statements.holders.contains($0) }
    }
}

extension Attribution {
    var title: String { "Notices of \(system.name.isEmpty ? "this system" : system.name)" }

    /// How much there is, in a line.
    var total: String {
        sources.count.counting("source package") + ", "
            + texts.count.counting("text of a licence", plural: "texts of licences")
    }

    /// What a source is called among its users.
    func name(ofSource index: Int) -> String { sources[index].name }
}

extension AttributedSource {
    var name: String { "\(source.name) \(source.version)" }

    /// What stands instead of licences, holders and texts where there is none of them; else
    /// nil.
    var absence: String? {
        grants.isEmpty && holders.isEmpty && texts.isEmpty ? "Nothing is stated." : nil
    }
}

extension AttributedGrant {
    var label: String { expression?.description ?? "No licence stated" }
}

extension AttributedText {
    var label: String { names.isEmpty ? "Without a name" : names.joined(separator: "; ") }
}
