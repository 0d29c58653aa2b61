import DomainLayer
import VisibleText
import Wording

extension HTMLWriter {
    /// What the script knows about each package in addition to its row, in the order of the rows.
    ///
    /// - Throws: the sink's error.
    mutating func facts<Sink: ByteSink>(
        of inventory: LicenseInventory, _ answers: SharedAnswers, to sink: inout Sink
    ) throws(Sink.Failure) {
        raw("<script type=\"application/json\" id=\"data\">[")
        for (index, entry) in inventory.entries.enumerated() {
            if index > 0 { raw(",") }
            var json = JSONWriter(.compact)
            json.facts(of: entry, on: inventory.system, answer: answers.indices[index])
            self.json(json.bytes)
            try bytes.flushFullPiece(to: &sink)
        }
        raw("]</script>\n")
    }

    /// The answers, to which packages refer, and the texts, to which answers refer. Each has its
    /// own element, so that the script doesn't read all of them to show one.
    ///
    /// - Throws: the sink's error.
    mutating func details<Sink: ByteSink>(
        _ answers: SharedAnswers, _ notices: LicenseNotices, to sink: inout Sink
    ) throws(Sink.Failure) {
        for entry in answers.entries {
            data("answer") { $0.answer(of: entry, notices.packages[entry.id] ?? PackageNotice()) }
            try bytes.flushFullPiece(to: &sink)
        }
        for text in notices.texts {
            data("text") { json in
                json.beginObject()
                json.visible("name", text.label)
                json.member("body", text.body.visible(keeping: ["\n", "\t"]))
                json.endObject()
            }
            try bytes.flushFullPiece(to: &sink)
        }
    }

    private mutating func data(_ kind: StaticString, _ fill: (inout JSONWriter) -> Void) {
        var json = JSONWriter(.compact)
        fill(&json)
        raw("<script type=\"application/json\" class=\"\(kind)\">")
        self.json(json.bytes)
        raw("</script>\n")
    }
}

/// The answers of packages; equal answers are shared.
struct SharedAnswers {
    /// One package for each answer.
    private(set) var entries: [PackageLicense] = []
    /// The index in ``entries`` of each package's answer.
    private(set) var indices: [Int] = []

    init(_ inventory: LicenseInventory, _ notices: LicenseNotices) {
        var answers = InternTable<Answer>()
        var known: [AnswerIdentity: Int] = [:]
        for entry in inventory.entries {
            let notice = notices.packages[entry.id] ?? PackageNotice()
            let identity = AnswerIdentity(
                statements: ArrayIdentity(entry.statements),
                holders: ArrayIdentity(notice.holders), texts: ArrayIdentity(notice.texts))
            let index =
                known[identity]
                ?? answers.number(of: Answer(statements: entry.statements, notice: notice))
            known[identity] = index
            indices.append(index)
            if index == entries.count { entries.append(entry) }
        }
    }

    private struct Answer: Hashable {
        let statements: [LicenseStatement]
        let notice: PackageNotice
    }

    /// Identifies an answer by the storage of its arrays, without comparing their elements.
    private struct AnswerIdentity: Hashable {
        let statements: ArrayIdentity<LicenseStatement>
        let holders: ArrayIdentity<String>
        let texts: ArrayIdentity<Int>
    }
}

extension JSONWriter {
    /// A member with control characters made visible, since the page shows the text unchanged.
    fileprivate mutating func visible(_ key: StaticString, _ text: String) {
        member(key, text.visible)
    }

    fileprivate mutating func facts(
        of entry: PackageLicense, on system: SystemIdentity, answer: Int
    ) {
        beginObject()
        visible("source", "\(entry.source.name) \(entry.source.version)")
        member("categories", entry.listedCategories.sorted().map(\.label))
        member("licenses", entry.licenses.map(\.visible))
        if let conclusion = entry.conclusion {
            visible("concluded", conclusion.expression.description)
            visible("review", conclusion.detail ?? "")
        }
        visible("section", entry.section)
        visible("maintainer", entry.maintainer)
        visible("file", entry.copyrightFile ?? "")
        visible("format", entry.format?.label ?? "")
        member("unexplained", entry.unexplained.countOfLines ?? "")
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

    fileprivate mutating func answer(of entry: PackageLicense, _ notice: PackageNotice) {
        beginObject()
        key("statements")
        beginArray()
        for statement in entry.statements {
            beginObject()
            visible("license", statement.expression.orNoAssertion)
            visible("name", statement.name ?? "")
            member("basis", "\(statement.basis.label): \(statement.basis.detail)")
            member("rule", statement.methodDetail ?? "")
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
