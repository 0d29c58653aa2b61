import DomainLayer
import Testing

struct PackageLicensePackageURLTests {
    static func url(
        _ name: String = "git",
        version: String = "1:2.39.2-1.1",
        architecture: String = "amd64",
        on system: SystemIdentity = .bookworm
    ) -> String {
        PackageLicense(
            name: name, version: version, architecture: architecture,
            source: SourcePackage(name: name, version: version)
        ).packageURL(on: system)
    }

    @Test func `the version keeps its epoch`() {
        #expect(Self.url() == "pkg:deb/debian/git@1:2.39.2-1.1?arch=amd64&distro=debian-12")
    }

    @Test func `plus signs are encoded and tildes are not`() {
        #expect(
            Self.url("libstdc++6", version: "12.2.0-14+deb12u1~bpo_1")
                == "pkg:deb/debian/libstdc%2B%2B6@12.2.0-14%2Bdeb12u1~bpo_1"
                + "?arch=amd64&distro=debian-12")
    }

    @Test(arguments: [
        (
            SystemIdentity(id: "debian", versionID: nil, codename: "sid", name: ""),
            "pkg:deb/debian/git@1?arch=all&distro=debian-sid"
        ),
        (
            SystemIdentity(id: "debian", versionID: nil, name: ""),
            "pkg:deb/debian/git@1?arch=all"
        ),
        (
            SystemIdentity(id: "Ubuntu", versionID: "24.04", name: ""),
            "pkg:deb/ubuntu/git@1?arch=all&distro=Ubuntu-24.04"
        ),
        (.orchard, "pkg:fruit/orchard/git@1?arch=all&distro=orchard-3"),
    ])
    func `the system gives type, namespace and distro`(system: SystemIdentity, url: String) {
        #expect(Self.url(version: "1", architecture: "all", on: system) == url)
    }

    @Test func `a source package says that it is one`() {
        #expect(
            SourcePackage(name: "gcc-12", version: "12.2.0-14+deb12u1").packageURL(on: .bookworm)
                == "pkg:deb/debian/gcc-12@12.2.0-14%2Bdeb12u1?arch=source&distro=debian-12")
    }

    @Test func `only the type deb has an architecture of sources`() {
        #expect(
            SourcePackage(name: "git", version: "1").packageURL(on: .orchard)
                == "pkg:fruit/orchard/git@1?distro=orchard-3")
    }

    @Test(arguments: [
        ("gcc-12", "12.2.0-14", "&upstream=gcc-12"),
        ("gcc-defaults", "1:1.203", "&upstream=gcc-defaults%401:1.203"),
        ("git", "12.2.0-14", ""), ("git", "13", "&upstream=git%4013"), ("", "", ""),
    ])
    func `the source is upstream if it differs`(name: String, version: String, upstream: String) {
        let package = PackageLicense(
            name: "git", version: "12.2.0-14", architecture: "amd64",
            source: SourcePackage(name: name, version: version))
        let url = "pkg:deb/debian/git@12.2.0-14?arch=amd64&distro=debian-12"
        #expect(package.packageURL(on: .bookworm, namesSource: true) == url + upstream)
        #expect(package.packageURL(on: .bookworm) == url)
    }

    @Test func `what is empty is left out`() {
        #expect(
            Self.url(version: "", architecture: "") == "pkg:deb/debian/git?distro=debian-12")
    }

    @Test func `no byte of a field can end its part`() {
        #expect(
            Self.url("A/b?c", version: "1@&=%#ä", architecture: "x&y", on: .bookworm)
                == "pkg:deb/debian/a%2Fb%3Fc@1%40%26%3D%25%23%C3%A4?arch=x%26y&distro=debian-12")
    }
}
