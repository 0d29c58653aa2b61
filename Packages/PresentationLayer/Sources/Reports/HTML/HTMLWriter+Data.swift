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

    /// The answers, to which packages refer, each in its own element, so that the script doesn't
    /// read all of them to show one. Then the phrases, to which answers refer.
    ///
    /// - Throws: the sink's error.
    mutating func details<Sink: ByteSink>(
        _ answers: SharedAnswers, _ notices: LicenseNotices, _ licenses: ListedLicenses,
        to sink: inout Sink
    ) throws(Sink.Failure) {
        var phrases = InternTable<String>()
        for entry in answers.entries {
            var json = JSONWriter(.compact)
            json.answer(
                of: entry, notices.packages[entry.id] ?? PackageNotice(), licenses, &phrases)
            raw("<script type=\"application/json\" class=\"answer\">")
            self.json(json.bytes)
            raw("</script>\n")
            try bytes.flushFullPiece(to: &sink)
        }
        raw("<script type=\"application/json\" id=\"phrases\">[")
        for (index, phrase) in phrases.values.enumerated() {
            if index > 0 { raw(",") }
            var json = JSONWriter(.compact)
            json.value(phrase)
            self.json(json.bytes)
            try bytes.flushFullPiece(to: &sink)
        }
        raw("]</script>\n")
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
        if entry.expression?.description != entry.expression?.shortLabel(entry.nicknames)
            || entry.expression == nil
        {
            visible("spdx", entry.expression.orNoAssertion)
        }
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

    private mutating func member(inArray texts: [String]) {
        beginArray()
        for text in texts { value(text) }
        endArray()
    }
}

// MARK: Answers

extension JSONWriter {
    /// The statements, the holders beside them, and the texts: an array each. A statement is its
    /// license, name, basis and rule, its first and last line, its files and its holders.
    ///
    /// Most of it recurs, so what people read is the number of a phrase. Of a file, only what
    /// differs from the file before follows the length of what doesn't.
    ///
    /// - Parameter phrases: gives the numbers.
    fileprivate mutating func answer(
        of entry: PackageLicense, _ notice: PackageNotice, _ licenses: ListedLicenses,
        _ phrases: inout InternTable<String>
    ) {
        var lastFile = ""
        beginArray()
        beginArray()
        for statement in entry.statements {
            beginArray()
            for phrase in [
                statement.expression?.shortLabel(licenses.names)
                    ?? LicenseExpression.noAssertion,
                statement.name ?? "", "\(statement.basis.label): \(statement.basis.detail)",
                statement.methodDetail ?? "",
            ] {
                value(phrases.number(of: phrase.visible))
            }
            value(statement.lines.lowerBound)
            value(statement.lines.upperBound)
            files(statement.files, after: &lastFile)
            numbers(of: statement.holders, in: &phrases)
            endArray()
        }
        endArray()
        numbers(of: notice.holders, in: &phrases)
        beginArray()
        for text in notice.texts { value(text) }
        endArray()
        endArray()
    }

    private mutating func numbers(of texts: [String], in phrases: inout InternTable<String>) {
        beginArray()
        for text in texts { value(phrases.number(of: text.visible)) }
        endArray()
    }

    /// For each file, the number of UTF-16 code units that it shares with the file before, and the
    /// rest of it.
    private mutating func files(_ files: [String], after last: inout String) {
        beginArray()
        for file in files.lazy.map(\.visible) {
            let shared = zip(file.unicodeScalars, last.unicodeScalars).prefix { $0 == $1 }
            let length = shared.reduce(0) { $0 + UTF16.width($1.0) }
            value(length)
            value(String(file.unicodeScalars.dropFirst(shared.count)))
            last = file
        }
        endArray()
    }
}
