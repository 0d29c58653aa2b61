public import DomainLayer

/// Gives the notices of the made-up systems of ``StubLicenseDriver``, always the same.
public struct StubNoticeDriver: LicenseNoticeDriverProtocol {
    public init() {}

    public func notices(
        of entries: [LicenseEntry], in source: InventorySource
    ) async throws(LicenseDriverError) -> LicenseNotices {
        let scenario = try Scenario(source)
        if scenario == .failure { throw Scenario.databaseFailure }
        let samples = scenario == .spring ? Samples.spring : Samples.all
        var notices = LicenseNotices()
        for entry in entries {
            let body =
                scenario == .large
                ? LargeInventory.notice(of: entry) : Samples.text(ofNoticeOf: entry, among: samples)
            guard let body else { continue }
            notices.add(body, of: entry)
        }
        return notices
    }
}

extension LicenseNotices {
    /// Takes a made-up copyright file apart, which is always well formed.
    fileprivate mutating func add(_ body: String, of entry: LicenseEntry) {
        let texts = entry.format == .dep5 ? body.fieldTexts : body.texts(of: entry.statements)
        var places: [Int] = []
        for (name, text) in texts {
            let stated = entry.statements.first { $0.name == name }?.expression
            places.append(index(of: text, named: stated?.description ?? name))
        }
        for (path, text) in Samples.commonLicenses where body.contains(path) {
            places.append(index(of: text, named: path))
        }
        self[entry.id] = PackageNotice(texts: places)
    }
}

extension String {
    /// The names and texts of `License` fields that have a text.
    fileprivate var fieldTexts: [(name: String, text: String)] {
        var texts: [(name: String, text: String)] = []
        var isInField = false
        for line in split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("License: ") {
                texts.append((String(line.dropFirst("License: ".count)), ""))
                isInField = true
            } else if isInField, line.hasPrefix(" ") {
                let text = line.dropFirst()
                texts[texts.count - 1].text += (text == "." ? "" : text) + "\n"
            } else {
                isInField = false
            }
        }
        return texts.filter { !$0.text.isEmpty }
    }

    /// The expressions and lines of statements; the whole of a file that states nothing.
    fileprivate func texts(of statements: [LicenseStatement]) -> [(name: String, text: String)] {
        let lines = split(separator: "\n", omittingEmptySubsequences: false)
        if statements.isEmpty { return [("", self)] }
        return statements.map { statement in
            let first = statement.lines.lowerBound - 1
            let text = lines[first..<min(statement.lines.upperBound, lines.count)]
            return (statement.expression?.description ?? "", text.joined(separator: "\n") + "\n")
        }
    }
}
