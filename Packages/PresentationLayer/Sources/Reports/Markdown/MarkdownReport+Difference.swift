public import DomainLayer
import Wording

extension MarkdownReport {
    /// The difference between two inventories, in a table for each kind of change. Empty tables are
    /// left out.
    ///
    /// - Parameters:
    ///   - difference: what to write.
    ///   - isFull: whether to write more than a reviewer decides on.
    ///   - sink: takes the bytes.
    /// - Throws: the sink's error.
    public static func write<Sink: ByteSink>(
        _ difference: InventoryDifference, isFull: Bool = true, to sink: inout Sink
    ) throws(Sink.Failure) {
        var markdown = MarkdownWriter()
        markdown.heading(
            1, "Differences from \(difference.old.origin.label) to \(difference.new.origin.label)")
        markdown.paragraph(difference.summary + ".")
        if let reservation = difference.reservation { markdown.paragraph("Note: \(reservation).") }
        try markdown.violations(of: difference, to: &sink)
        for section in DifferenceSection.shown(isFull: isFull) {
            let table = DifferenceRows(section, of: difference)
            if table.rows.isEmpty { continue }
            markdown.heading(2, section.title)
            markdown.tableHead(table.head)
            for row in table.rows {
                markdown.row(row)
                try markdown.bytes.flushFullPiece(to: &sink)
            }
        }
        try markdown.layers(of: difference, to: &sink)
        try markdown.bytes.flush(to: &sink)
    }
}

/// One list of a difference, as text cells.
private struct DifferenceRows {
    var head: [String]
    var rows: [[String]]
}

extension DifferenceRows {
    fileprivate init(_ section: DifferenceSection, of difference: InventoryDifference) {
        switch section {
        case .newLicenses: self.init(difference.licenses.added)
        case .goneLicenses: self.init(difference.licenses.removed)
        case .categories:
            self.init(
                head: ["Package", "Was", "Is"],
                rows: difference.askingMore.map {
                    [$0.names, $0.old.categoryLabel, $0.new.categoryLabel]
                })
        case .licenses:
            self.init(
                head: ["Package", "Version", "Change"],
                rows: difference.withOtherAnswer.map { [$0.names, $0.versions, $0.exchanged] })
        case .reasons:
            self.init(difference.withOtherReason, \.reasonLabel)
        case .statements:
            self.init(difference.exchanged(\.statements), ["Files", "License", "Basis"]) {
                [$0.files.joined(separator: " "), $0.expression.orNoAssertion, $0.basis.label]
            }
        case .holders:
            self.init(difference.exchanged(\.holders), ["Holder"]) { [$0] }
        case .findings:
            self.init(difference.exchanged(\.findings), ["Finding"]) {
                [$0.kind.label + ": " + $0.detail]
            }
        case .texts:
            self.init(
                head: ["Package", "Version"],
                rows: difference.withOtherTextAlone.map { [$0.new.id, $0.versions] })
        case .removed: self.init(difference.gone)
        case .added: self.init(difference.come)
        case .renamed:
            self.init(
                head: ["Was", "Is"], rows: difference.renamed.map { [$0.old.id, $0.new.id] })
        case .versions:
            self.init(
                head: ["Package", "Was", "Is"],
                rows: difference.withOtherVersionAlone.map {
                    [$0.new.id, $0.instances.old, $0.instances.new]
                })
        }
    }

    /// Rows with the old and the new value.
    private init(_ changes: [PackageChange], _ cell: (PackageLicense) -> String) {
        self.init(
            head: ["Package", "Version", "Was", "Is"],
            rows: changes.map { [$0.new.id, $0.versions, cell($0.old), cell($0.new)] })
    }

    /// Rows for what was added or removed.
    private init<Element>(
        _ exchanged: [ExchangedElement<Element>], _ titles: [String],
        _ cells: (Element) -> [String]
    ) {
        self.init(
            head: ["Package", "Change"] + titles,
            rows: exchanged.map { [$0.package, $0.label] + cells($0.element) })
    }

    private init(_ licenses: [LicensePresence]) {
        self.init(
            head: ["License", "Category", "Packages"],
            rows: licenses.map { [$0.label, $0.category.label, $0.packagesLabel] })
    }

    private init(_ packages: [PackageLicense]) {
        self.init(
            head: ["Package", "Version", "License"],
            rows: packages.map { [$0.id, $0.version, $0.answer(\.expression)] })
    }
}

extension PackageChange {
    /// The licenses that came and went, in one cell.
    fileprivate var exchanged: String {
        [
            licenses.added.isEmpty ? nil : "+ " + label(of: licenses.added),
            licenses.removed.isEmpty ? nil : "− " + label(of: licenses.removed), note,
        ].compactMap(\.self).joined(separator: "; ")
    }
}

extension MarkdownWriter {
    /// What breaks the policy, and didn't before.
    fileprivate mutating func violations<Sink: ByteSink>(
        of difference: InventoryDifference, to sink: inout Sink
    ) throws(Sink.Failure) {
        guard let verdict = difference.verdict else { return }
        paragraph(verdict.summary + ".")
        if verdict.violations.isEmpty { return }
        heading(2, "What breaks the policy")
        tableHead(["Package", "Version", "License", "Why"])
        for failure in verdict.violations {
            row([
                failure.package, failure.version, failure.license.orNoAssertion, failure.detail,
            ])
            try bytes.flushFullPiece(to: &sink)
        }
    }
}

extension PackageLicense {
    /// One of the package's expressions, or words that say why there is none.
    func answer(_ expression: (PackageLicense) -> LicenseExpression?) -> String {
        let answer = expression(self)
        guard answer == nil, let reason else { return answer.orNoAssertion }
        return "\(answer.orNoAssertion) (\(reason.label))"
    }
}
