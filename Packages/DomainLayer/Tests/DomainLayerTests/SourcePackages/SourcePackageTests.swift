import DomainLayer
import Testing

struct SourcePackageTests {
    @Test(arguments: [
        ("hello", "2.10-3", "hello_2.10-3.dsc"),
        ("zlib", "1:1.2.13.dfsg-1", "zlib_1.2.13.dfsg-1.dsc"),
        ("gtk+3.0", "3.24~rc1+really-1", "gtk+3.0_3.24~rc1+really-1.dsc"),
        ("0ad", "1:2:3", "0ad_2:3.dsc"),
    ])
    func `the description's file name has the version without its epoch`(
        name: String, version: String, file: String
    ) {
        #expect(SourcePackage(name: name, version: version).descriptionFile(on: .bookworm) == file)
    }

    @Test func `the snapshot archive has a page for each version that Debian published`() {
        let source = SourcePackage(name: "gtk+3.0", version: "1:3.24~rc1+b-1")
        #expect(
            source.snapshotAddress(on: .bookworm)
                == "https://snapshot.debian.org/package/gtk%2B3.0/1%3A3.24~rc1%2Bb-1/")
        let ubuntu = SystemIdentity(id: "ubuntu", versionID: "24.04", name: "Ubuntu")
        #expect(source.snapshotAddress(on: ubuntu) == nil)
    }

    @Test func `packages of another kind have no description`() {
        let source = SourcePackage(name: "hello", version: "2.10-r3")
        #expect(source.descriptionFile(on: .orchard) == nil)
    }

    @Test(arguments: [
        ("", "1"), ("x", "1"), ("-hello", "1"), ("Hello", "1"), ("he_llo", "1"), ("he'llo", "1"),
        ("he/llo", "1"), ("héllo", "1"), ("he\nllo", "1"), ("$(hello)", "1"), ("hello", ""),
        ("hello", "1 2"), ("hello", "1'"), ("hello", "1\n"), ("hello", ":1"), ("hello", "1/2"),
    ])
    func `what breaks Debian's rules has neither file nor page`(name: String, version: String) {
        let source = SourcePackage(name: name, version: version)
        #expect(!source.isWellFormed)
        #expect(source.descriptionFile(on: .bookworm) == nil)
        #expect(source.snapshotAddress(on: .bookworm) == nil)
    }
}
