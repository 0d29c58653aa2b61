import DomainLayer
import Testing

struct PackageKindTests {
    @Test(
        arguments: [
            ("libheron1", "libs", .library), ("heron-bin", "libs", .library),
            ("libheron-dev", "libdevel", .library), ("heron-dev", "misc", .library),
            ("libheron-perl", "perl", .library), ("python3-heron", "contrib/python", .library),
            ("python3", "python", .application), ("perl", "perl", .application),
            ("libertine", "editors", .application), ("heron-libs", "editors", .application),
            ("heron", "non-free-firmware/kernel", .firmware),
            ("firmware-heron", "kernel", .firmware),
            ("heron-doc", "libs", .documentation), ("heron", "doc", .documentation),
            ("fonts-heron", "fonts", .data), ("heron-data", "games", .data),
            ("heron", "non-free/games", .application), ("heron", "/", .application),
        ] as [(String, String, PackageKind)])
    func `section and name suggest what a package is`(
        name: String, section: String, kind: PackageKind
    ) {
        let entry = PackageLicense(
            name: name, version: "1", architecture: "all", section: section)
        #expect(entry.kind == kind)
    }

    @Test(
        arguments: [
            ("heron", [], .application), ("heron", .commands, .application),
            ("heron", .libraries, .library), ("heron", [.commands, .libraries], .application),
            ("libheron", [], .library), ("libheron-utils", .commands, .application),
            ("heron-libs", .commands, .library), ("heron-static", [], .library),
            ("heron-dev", .commands, .library), ("py3-heron", .commands, .library),
            ("perl-heron", [], .library), ("perl", [.commands, .libraries], .application),
            ("heron-doc", [], .documentation), ("heron-lang", [], .data),
            ("heron-dbg", [], .data), ("font-heron", [], .data), ("ttf-heron", [], .data),
            ("heron-fonts", [], .data), ("linux-firmware-heron", [], .firmware),
            ("linux-firmware", [], .firmware),
        ] as [(String, PackageProvisions, PackageKind)])
    func `without a section, name and provisions suggest what a package is`(
        name: String, provisions: PackageProvisions, kind: PackageKind
    ) {
        let entry = PackageLicense(
            name: name, version: "1", architecture: "all", provisions: provisions)
        #expect(entry.kind == kind)
    }
}
