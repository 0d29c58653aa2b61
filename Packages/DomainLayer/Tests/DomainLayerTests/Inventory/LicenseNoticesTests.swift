import DomainLayer
import Testing

struct LicenseNoticesTests {
    @Test(arguments: [
        "You may.\nDo it well.\n", "  you MAY.   Do\tit\r\n\n well.", "You may. Do it well.",
        "* You may: \"do it\" (well)...",
    ])
    func `a text with the same words is the same, and keeps its first form`(other: String) {
        var notices = LicenseNotices()
        #expect(notices.index(of: "You may.\nDo it well.\n", named: "Expat") == 0)
        #expect(notices.index(of: other, named: "MIT") == 0)
        #expect(notices.index(of: other, named: "Expat") == 0)
        #expect(notices.index(of: other, named: "") == 0)
        #expect(
            notices.texts
                == [LicenseNoticeText(names: ["Expat", "MIT"], body: "You may.\nDo it well.\n")])
    }

    @Test(arguments: [
        "You may. Do it.", "You may.Do it well.", "Youmay. Do it well.", "You may. Do it > well.",
        "You may. Do-it well.", "", "É",
    ])
    func `other words are another text`(other: String) {
        var notices = LicenseNotices()
        #expect(notices.index(of: "You may. Do it well.", named: "") == 0)
        #expect(notices.index(of: other, named: "") == 1)
        #expect(notices.texts.map(\.body) == ["You may. Do it well.", other])
        #expect(notices.texts.map(\.names) == [[], []])
    }

    @Test func `equal notices have equal texts and packages`() {
        var one = LicenseNotices()
        one["git:amd64"] = PackageNotice(holders: ["Ada"], texts: [one.index(of: "x", named: "")])
        var other = LicenseNotices()
        #expect(one != other)
        other["git:amd64"] = PackageNotice(
            holders: ["Ada"], texts: [other.index(of: "x", named: "")])
        #expect(one == other)
        #expect(one.hashValue == other.hashValue)
        other["git:amd64"] = nil
        #expect(one != other)
    }
}
