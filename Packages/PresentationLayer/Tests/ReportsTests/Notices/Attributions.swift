import DomainLayer
import Reports

extension Attribution {
    /// Two sources that share a text and lack another, and a third that states nothing.
    static let waders: Attribution = {
        var notices = LicenseNotices()
        let spare = notices.index(of: "Nobody asks for this.", named: "Spare")
        let own = notices.index(of: "Fly.\n", named: "Zlib")
        let shared = notices.index(of: "You may.\n", named: "MIT")
        notices["crane:all"] = PackageNotice(
            holders: ["1999 Bo"], texts: [shared], missingTexts: ["Zlib"])
        notices["libheron1:amd64"] = PackageNotice(
            holders: ["2001 \"Bo\" Lind", "Cy"], texts: [own, shared],
            missingTexts: ["Zlib", "LicenseRef-deb-heron"])
        _ = spare
        let crane = PackageLicense(
            name: "crane", version: "1-1", architecture: "all",
            source: SourcePackage(name: "crane", version: "1-1"))
        return Attribution(
            LicenseInventory(system: .bookworm, entries: [.stork, .heron, crane]), notices)
    }()

    /// A source in which everything is an attack.
    static let hostile = Attribution(
        LicenseInventory(system: .bookworm, entries: [.hostile]), .hostile)
}

extension LicenseNotices {
    /// Everything that could make a text more than a text.
    static let hostileBody = """
        </script><script>alert(1)</script> <!-- ]]> --> <img src=x onerror=alert(2)>
        =cmd() \u{1B}]0;x\u{7}\u{2028}\u{202E}\u{9B}2J \u{FFFD} ``` & "quoted" 'too'

        """

    static let hostile: LicenseNotices = {
        var notices = LicenseNotices()
        notices[PackageLicense.hostile.id] = PackageNotice(
            holders: ["<b>\u{1B}"], texts: [notices.index(of: hostileBody, named: "</title>")],
            missingTexts: ["LicenseRef-<i>\u{1B}"])
        return notices
    }()
}
