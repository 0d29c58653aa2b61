import DebianCopyright
import DebianSystems
import DomainLayer

/// Reads the notices of one copyright file after another; packages with equal files share them.
struct NoticeReader {
    private let system: InstalledSystem
    private(set) var notices = LicenseNotices()
    private var files = KnownFiles()
    /// The notices of the files, by their numbers.
    private var read: [PackageNotice] = []
    /// The indices of common licenses, by name; nil for those that can't be read.
    private var commonLicenses: [String: Int?] = [:]
    private let printedLicenses = PrintedLicenses()
    /// The ids that the texts of ``notices`` print in full, by the texts' indices.
    private var printedIDs: [Int: Set<String>] = [:]

    init(system: InstalledSystem) {
        self.system = system
    }

    mutating func add(_ entry: PackageLicense) {
        let notice = noticeInFile(of: entry)
        if let conclusion = entry.conclusion {
            notices[entry.id] = adding(
                conclusion.expression.listedIDs, to: notice ?? PackageNotice())
        } else {
            notices[entry.id] = notice
        }
    }

    /// Nil if the package has no readable file.
    private mutating func noticeInFile(of entry: PackageLicense) -> PackageNotice? {
        guard let path = entry.textPath, let file = files.file(at: path, in: system) else {
            return nil
        }
        switch file {
        case .known(let index):
            return read[index]
        case .new(let bytes):
            let notice = notice(of: entry, printing: bytes)
            read.append(notice)
            return notice
        }
    }

    private mutating func notice(
        of entry: PackageLicense, printing bytes: [UInt8]
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
        let (common, others) = commonLicenses(among: stated.listedIDs)
        let unread = others.filter { !printedWhole.contains($0) }
        return PackageNotice(
            holders: printed.holders.firstOfEach, texts: (indices + common).firstOfEach,
            missingTexts: missing(unread, in: ownTexts) + stated.namesWithoutText)
    }

    /// The notice with the texts of more licenses, by their ids.
    private mutating func adding(_ ids: [String], to notice: PackageNotice) -> PackageNotice {
        let (common, others) = commonLicenses(among: ids)
        let missing = missing(others, in: notice.texts)
        return PackageNotice(
            holders: notice.holders, texts: (notice.texts + common).firstOfEach,
            missingTexts: (notice.missingTexts + missing).firstOfEach)
    }

    /// The indices of those licenses that are common ones, and the ids of the others.
    private mutating func commonLicenses(among ids: [String]) -> (indices: [Int], others: [String])
    {
        var (indices, others): ([Int], [String]) = ([], [])
        for id in ids {
            let common = CommonLicenseFiles.name(ofLicense: id)
            if let index = common.flatMap({ index(ofCommonLicense: $0) }) {
                indices.append(index)
            } else {
                others.append(id)
            }
        }
        return (indices, others)
    }

    /// The ids that none of the texts prints in full.
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
        let index = system.commonLicense(name).map {
            notices.index(of: $0, named: CommonLicenseFiles.path(of: name))
        }
        commonLicenses[name] = .some(index)
        return index
    }
}

extension LicenseExpression {
    /// The ids of the SPDX list in the expression, including exceptions.
    fileprivate var listedIDs: [String] {
        (licenses + exceptions).filter { !$0.hasPrefix("LicenseRef-") }
    }
}
