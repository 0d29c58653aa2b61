import DomainLayer
import Testing

@testable import Reports

struct AttributionTests {
    @Test func `sources are ordered, with what the files of their packages say`() {
        #expect(
            Attribution.waders.sources == [
                AttributedSource(
                    source: SourcePackage(name: "crane", version: "1-1"),
                    packages: ["crane:all"], grants: [], holders: ["1999 Bo"], texts: [0],
                    missingTexts: ["Zlib"]),
                AttributedSource(
                    source: SourcePackage(name: "heron", version: "1:1.2.13+dfsg-1"),
                    packages: ["libheron1:amd64"],
                    grants: [
                        AttributedGrant(
                            expression: .id(
                                "GPL-2.0-or-later", with: "Classpath-exception-2.0"),
                            holders: ["1995-2022 Ana Ruiz", "2001 \"Bo\" Lind"]),
                        AttributedGrant(
                            expression: .or([.id("Zlib"), .id("LicenseRef-deb-heron-0a1b2c3d")]),
                            holders: []),
                    ],
                    holders: ["Cy"], texts: [0, 1],
                    missingTexts: ["Zlib", "LicenseRef-deb-heron"]),
                AttributedSource(
                    source: SourcePackage(name: "stork", version: "2-1"),
                    packages: ["stork:all"], grants: [], holders: [], texts: [],
                    missingTexts: []),
            ])
    }

    @Test func `a conclusion is listed once, with its packages if it is not of all`() {
        var second = PackageLicense.reviewedHeron
        second.name = "libheron-dev"
        var third = PackageLicense.heron
        third.name = "libheron-doc"
        let attribution = Attribution(
            LicenseInventory(
                system: .bookworm, entries: [second, third, .reviewedHeron, .reviewedStork]),
            LicenseNotices())
        #expect(
            attribution.sources.map { $0.conclusions.map(\.label) } == [
                [
                    "Concluded license of libheron-dev:amd64, libheron1:amd64: EPL-1.0+ OR "
                        + "LicenseRef-deb-egret"
                ],
                ["Concluded license: MIT"],
            ])
    }

    @Test func `what most sources use comes first, then what is used first`() {
        var notices = LicenseNotices()
        let bodies = ["late", "early", "shared"].map { notices.index(of: $0, named: $0) }
        notices["libheron1:amd64"] = PackageNotice(texts: [bodies[1], bodies[2]])
        notices["stork:all"] = PackageNotice(texts: [bodies[0], bodies[2]])
        let attribution = Attribution(
            LicenseInventory(system: .bookworm, entries: [.stork, .heron]), notices)
        #expect(attribution.texts.map(\.names) == [["shared"], ["early"], ["late"]])
        #expect(attribution.sources.map(\.texts) == [[0, 1], [0, 2]])
    }

    @Test func `a text has all who use it`() {
        #expect(
            Attribution.waders.texts == [
                AttributedText(names: ["MIT"], body: "You may.\n", sources: [0, 1]),
                AttributedText(names: ["Zlib"], body: "Fly.\n", sources: [1]),
            ])
    }

    @Test func `missing texts are ordered by id, with all who lack them`() {
        #expect(
            Attribution.waders.missingTexts == [
                MissingText(id: "LicenseRef-deb-heron", sources: [1]),
                MissingText(id: "Zlib", sources: [0, 1]),
            ])
    }

    @Test func `packages of one source are one, and what both say is said once`() {
        var notices = LicenseNotices()
        let place = notices.index(of: "You may.\n", named: "MIT")
        var second = PackageLicense.heron
        second.name = "libheron-dev"
        for entry in [PackageLicense.heron, second] {
            notices[entry.id] = PackageNotice(holders: ["Cy"], texts: [place])
        }
        let attribution = Attribution(
            LicenseInventory(system: .bookworm, entries: [second, .heron]), notices)
        #expect(attribution.sources.map(\.packages) == [["libheron-dev:amd64", "libheron1:amd64"]])
        #expect(attribution.sources.map(\.holders) == [["Cy"]])
        #expect(attribution.sources.map(\.grants) == [Attribution.waders.sources[1].grants])
        #expect(attribution.texts.map(\.sources) == [[0]])
    }

    @Test func `sources that share some of their files are told apart by the others`() {
        var (bittern, egret) = (PackageLicense.stork, PackageLicense.heron)
        bittern.name = "bittern"
        bittern.source = PackageLicense.heron.source
        egret.name = "egret"
        egret.source = SourcePackage(name: "egret", version: "1")
        var notices = LicenseNotices()
        notices[bittern.id] = PackageNotice(holders: ["Di"])
        for entry in [PackageLicense.heron, egret] {
            notices[entry.id] = PackageNotice(holders: ["Cy"])
        }
        let attribution = Attribution(
            LicenseInventory(system: .bookworm, entries: [.heron, bittern, egret]), notices)
        #expect(attribution.sources.map(\.name) == ["egret 1", "heron 1:1.2.13+dfsg-1"])
        #expect(attribution.sources.map(\.holders) == [["Cy"], ["Cy", "Di"]])
        #expect(attribution.sources[0].grants == attribution.sources[1].grants)
    }
}
