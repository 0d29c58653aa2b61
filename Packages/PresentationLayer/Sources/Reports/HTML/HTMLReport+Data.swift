import DomainLayer
import PresentationLayer
import TerminalUI

extension HTMLWriter {
    /// The inventory as the script reads it: packages, which point to answers, which point to
    /// texts.
    ///
    /// - Throws: what the sink throws.
    mutating func data<Sink: ByteSink>(
        of inventory: LicenseInventory, _ notices: LicenseNotices, to sink: inout Sink
    ) throws(Sink.Failure) {
        var json = JSONWriter(.compact)
        var answers = SharedAnswers()
        json.beginObject()
        json.member("categories", LicenseCategory.allCases.map(\.label))
        json.member("bases", EvidenceKind.allCases.map(\.label))
        json.key("packages")
        json.beginArray()
        for entry in inventory.entries {
            let answer = answers.index(
                of: entry, with: notices.packages[entry.id] ?? PackageNotice())
            json.package(entry, on: inventory.system, answer: answer)
            try pass(&json, to: &sink)
        }
        json.endArray()
        json.key("answers")
        json.beginArray()
        for entry in answers.entries {
            json.answer(of: entry, notices.packages[entry.id] ?? PackageNotice())
            try pass(&json, to: &sink)
        }
        json.endArray()
        json.key("texts")
        json.beginArray()
        for text in notices.texts {
            json.beginObject()
            json.visible("name", text.label)
            json.member("body", text.body.visible(keeping: ["\n", "\t"]))
            json.endObject()
            try pass(&json, to: &sink)
        }
        json.endArray()
        json.endObject()
        try pass(&json, to: &sink)
    }

    private mutating func pass<Sink: ByteSink>(
        _ json: inout JSONWriter, to sink: inout Sink
    ) throws(Sink.Failure) {
        self.json(json.bytes)
        json.bytes.removeAll(keepingCapacity: true)
        try bytes.flushFullPiece(to: &sink)
    }
}

/// The answers of packages, those that say the same once.
///
/// A package whose file states nothing has an answer of its own.
private struct SharedAnswers {
    private struct Answer: Hashable {
        let statements: [LicenseStatement]
        let notice: PackageNotice
    }

    private var indices: [Answer: Int] = [:]
    /// A package of each answer.
    private(set) var entries: [LicenseEntry] = []

    mutating func index(of entry: LicenseEntry, with notice: PackageNotice) -> Int {
        let answer = Answer(statements: entry.statements, notice: notice)
        if !entry.statements.isEmpty, let index = indices[answer] { return index }
        entries.append(entry)
        indices[answer] = entries.count - 1
        return entries.count - 1
    }
}

extension JSONWriter {
    /// A member whose control characters are made visible, which the page would show as they are.
    fileprivate mutating func visible(_ key: StaticString, _ text: String) {
        member(key, text.visible)
    }

    fileprivate mutating func package(
        _ entry: LicenseEntry, on system: SystemIdentity, answer: Int
    ) {
        beginObject()
        visible("name", entry.name)
        visible("version", entry.version)
        visible("arch", entry.architecture)
        visible("source", "\(entry.source.name) \(entry.source.version)")
        visible("license", entry.expression?.description ?? entry.reason?.label ?? "none")
        visible("main", entry.mainExpression?.description ?? "")
        member("basis", EvidenceKind.allCases.firstIndex(of: entry.basis))
        member("category", LicenseCategory.allCases.firstIndex(of: entry.category))
        visible("section", entry.section)
        visible("maintainer", entry.maintainer)
        visible("file", entry.copyrightFile ?? "")
        visible("format", entry.format?.label ?? "")
        visible("reason", entry.reason?.detail ?? "")
        visible("purl", entry.packageURL(on: system))
        key("findings")
        beginArray()
        for finding in entry.findings {
            let sentence = [finding.location, finding.detail].filter { !$0.isEmpty }
            member(inArray: [finding.kind.label, sentence.joined(separator: ": ").visible])
        }
        endArray()
        member("answer", answer)
        endObject()
    }

    fileprivate mutating func answer(of entry: LicenseEntry, _ notice: PackageNotice) {
        beginObject()
        key("statements")
        beginArray()
        for statement in entry.statements {
            beginObject()
            visible("license", statement.expression.orNoAssertion)
            visible("name", statement.name ?? "")
            member("basis", "\(statement.basis.label): \(statement.basis.detail)")
            member("rule", statement.rule?.detail ?? "")
            member("first", statement.lines.lowerBound)
            member("last", statement.lines.upperBound)
            member("files", statement.files.map(\.visible))
            member("holders", statement.holders.map(\.visible))
            endObject()
        }
        endArray()
        member("holders", notice.holders.map(\.visible))
        key("texts")
        beginArray()
        for text in notice.texts { value(text) }
        endArray()
        endObject()
    }

    private mutating func member(inArray texts: [String]) {
        beginArray()
        for text in texts { value(text) }
        endArray()
    }
}

extension LicenseNoticeText {
    fileprivate var label: String {
        names.isEmpty ? "Without a name" : names.joined(separator: "; ")
    }
}
