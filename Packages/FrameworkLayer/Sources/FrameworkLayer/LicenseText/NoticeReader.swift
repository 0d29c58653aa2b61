import DebianCopyright
import DomainLayer

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
