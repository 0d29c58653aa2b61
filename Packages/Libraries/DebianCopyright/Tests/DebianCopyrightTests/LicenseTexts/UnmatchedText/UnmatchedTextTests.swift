import Testing

@testable import DebianCopyright

@Suite struct TextReadingTests {
    let index: LicenseIndex

    init() throws {
        index = try #require(InventedLicenses.index)
    }

    @Test(
        arguments: [
            ("", ""),
            ("Copyright 2011 A. Quill\n2012-2014 B. Feather <b@feather.example>\n\n", ""),
            ("The Bramble licence:\n\n", "\n\nAll rights reserved.\n"),
            ("", "\n\nOn Debian systems the text is in /usr/share/common-licenses/Bramble.\n"),
            ("", "\n\nNote that parts of this distribution are released under other licences."),
            ("", "\n\nThese views are not those of the farmer."),
            (
                "",
                "\n\n" + String(repeating: "Here follows a long story about the field. ", count: 9)
            ),
        ])
    func `names, holders, pointers and remarks leave a text whole`(
        _ before: String, _ after: String
    ) {
        let reading = index.read(before + InventedLicenses.bramble + after)
        #expect(reading.ids == ["Bramble"])
        #expect(reading.isWhole)
    }

    @Test(
        arguments: [
            ("Commercial use is prohibited.\n\n", ""),
            ("", "\n\nYou may not redistribute it."),
            ("", "\n\nIt is for personal use."),
            ("", "\n\nIt may only be kept together with sheep."),
            ("", "\n\nIt must not be sold, see /usr/share/common-licenses/Bramble."),
            ("", "\n\nIt may be used for evaluation only."),
            ("Additional terms apply to it, see the page of the farmer.\n\n", ""),
            (
                "",
                "\n\n" + String(repeating: "Here follows a story that must be told. ", count: 9)
            ),
        ])
    func `conditions beside a text are noticed`(_ before: String, _ after: String) {
        let reading = index.read(before + InventedLicenses.bramble + after)
        #expect(reading.ids == ["Bramble"])
        #expect(!reading.isWhole)
    }

    @Test func `a license's title may be missing, whatever its words`() throws {
        let text = "The Bramble Free Source License\n\n" + InventedLicenses.bramble
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(id: "Bramble", text: Array(text.utf8))
            })
        #expect(index.read(InventedLicenses.bramble).ids == ["Bramble"])
    }

    @Test(arguments: [
        ("This basket is free software.", true), ("This is free software; it turns.", true),
        ("This basket is free for farmers.", false),
        ("Free software for farmers.", false), ("This is free software: for farmers.", false),
    ])
    func `to call a work free software sets no condition`(lead: String, isWhole: Bool) throws {
        let text = InventedLicenses.bramble.replacing("these berries", with: "this software")
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(id: "Bramble", text: Array(text.utf8))
            })
        #expect(index.read("\(lead)\n\n\(text)").isWhole == isWhole)
    }

    @Test func `of licenses with one text the first is found, the others are rivals`() throws {
        let text = Array(InventedLicenses.bramble.utf8)
        let index = try #require(
            InventedLicenses.index { builder throws(LicenseIndexBuilder.Refusal) in
                try builder.add(id: "Bramble", text: text)
                try builder.add(id: "Bramble-local", text: text)
                try builder.add(id: "Bramble-regional", text: text)
            })
        let reading = index.read(InventedLicenses.bramble)
        #expect(reading.ids == ["Bramble"])
        #expect(reading.rivals == [["Bramble-local", "Bramble-regional"]])
    }
}
