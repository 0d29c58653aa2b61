import DebianCopyright
import DomainLayer

/// Reads one copyright file after another; packages that have the same one share what it says.
struct NoticeReader {
    private let root: InstalledRoot
    private(set) var notices = LicenseNotices()
    /// The notices by the digests of their files.
    private var known: [String: PackageNotice] = [:]
    /// The places of common licences by their names; nil for those that can't be read.
    private var commonLicenses: [String: Int?] = [:]

    init(root: InstalledRoot) {
        self.root = root
    }

    mutating func add(_ entry: LicenseEntry) {
        guard let path = entry.textPath else { return }
        guard let bytes = root.bytes(at: path) else { return }
        let digest = SHA256(bytes).hexadecimal
        if let notice = known[digest] {
            notices[entry.id] = notice
            return
        }
        let printed = PrintedNotices(bytes, statements: entry.statements.map(\.lines))
        let notice = notice(of: entry, printing: printed)
        notices[entry.id] = notice
        known[digest] = notice
    }

    private mutating func notice(
        of entry: LicenseEntry, printing printed: PrintedNotices
    ) -> PackageNotice {
        let names = StatedNames(entry.statements)
        var places: [Int] = []
        for text in printed.texts {
            places.append(notices.place(of: text.body, named: names.name(of: text)))
        }
        let pointers = printed.texts.flatMap(\.commonLicenses)
        let implied = names.licensesWithoutText(beside: printed.texts)
            .compactMap(CommonLicenseFiles.name(ofLicense:))
        places += (pointers + implied).firstOfEach.compactMap { place(ofCommonLicense: $0) }
        return PackageNotice(holders: printed.holders.firstOfEach, texts: places.firstOfEach)
    }

    private mutating func place(ofCommonLicense name: String) -> Int? {
        if let known = commonLicenses[name] { return known }
        let place = root.commonLicense(name).map {
            notices.place(of: $0, named: CommonLicenseFiles.path(of: name))
        }
        commonLicenses[name] = .some(place)
        return place
    }
}
