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

    /// The answers, to which packages refer, and the phrases and texts, to which answers refer by
    /// their numbers. Answers and texts have elements of their own, so that the script doesn't read
    /// all of them to show one.
    ///
    /// - Throws: the sink's error.
    mutating func details<Sink: ByteSink>(
        _ answers: SharedAnswers, _ notices: LicenseNotices, to sink: inout Sink
    ) throws(Sink.Failure) {
        var phrases = InternTable<String>()
        for entry in answers.entries {
            let notice = notices.packages[entry.id] ?? PackageNotice()
            data("answer") { $0.answer(of: entry, notice, &phrases) }
            try bytes.flushFullPiece(to: &sink)
        }
        raw("<script type=\"application/json\" id=\"phrases\">[")
        for (index, text) in phrases.values.enumerated() {
            if index > 0 { raw(",") }
            var json = JSONWriter(.compact)
            json.value(text.visible)
            self.json(json.bytes)
            try bytes.flushFullPiece(to: &sink)
        }
        raw("]</script>\n")
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

    /// What the page shows of each license in addition to its row, in the order of the rows.
    ///
    /// - Throws: the sink's error.
    mutating func details<Sink: ByteSink>(
        _ licenses: ListedLicenses, to sink: inout Sink
    ) throws(Sink.Failure) {
        for license in licenses.rows {
            data("license") { json in
                json.beginObject()
                json.visible("reading", license.reading ?? "")
                json.member("body", license.body?.visible(keeping: ["\n", "\t"]) ?? "")
                json.key("texts")
                json.beginArray()
                for text in license.texts { json.value(text) }
                json.endArray()
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

    /// - Parameter phrases: the numbers of the phrases that answers repeat; new ones are added.
    fileprivate mutating func answer(
        of entry: PackageLicense, _ notice: PackageNotice, _ phrases: inout InternTable<String>
    ) {
        beginObject()
        key("statements")
        beginArray()
        for statement in entry.statements {
            beginObject()
            member("license", phrases.number(of: statement.expression.orNoAssertion))
            member("name", phrases.number(of: statement.name ?? ""))
            let basis = "\(statement.basis.label): \(statement.basis.detail)"
            member("basis", phrases.number(of: basis))
            member("rule", phrases.number(of: statement.methodDetail ?? ""))
            member("first", statement.lines.lowerBound)
            member("last", statement.lines.upperBound)
            member("files", statement.files.map(\.visible))
            member("holders", numbersOf: statement.holders, in: &phrases)
            endObject()
        }
        endArray()
        member("holders", numbersOf: notice.holders, in: &phrases)
        key("texts")
        beginArray()
        for text in notice.texts { value(text) }
        endArray()
        endObject()
    }

    private mutating func member(
        _ key: StaticString, numbersOf texts: [String], in phrases: inout InternTable<String>
    ) {
        self.key(key)
        beginArray()
        for text in texts { value(phrases.number(of: text)) }
        endArray()
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
