import DomainLayer
import Testing

struct PackageKindTests {
    @Test(
        arguments: [
            ("libheron1", "libs", .library), ("heron-bin", "libs", .library),
            ("libheron-dev", "libdevel", .library), ("heron-dev", "misc", .library),
            ("libheron-perl", "perl", .library), ("python3-heron", "contrib/python", .library),
            ("python3", "python", .application), ("perl", "perl", .application),
            ("libertine", "editors", .application), ("heron", "", .application),
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
}
