import DomainLayer
import Testing

@testable import Reports

struct ElementNameTests {
    private static func name(_ name: String, _ architecture: String) -> String {
        ElementName.of(
            LicenseEntry(
                name: name, version: "1", architecture: architecture,
                source: SourcePackage(name: name, version: "1")))
    }

    @Test(arguments: [
        ("git", "amd64", "Package-amd64-git"),
        ("python3.11-minimal", "all", "Package-all-python3.11-minimal"),
        ("libstdc++6", "amd64", "Package-amd64-libstdcX2BX2B6"),
        ("grub-pc", "kfreebsd-amd64", "Package-kfreebsdX2Damd64-grub-pc"),
        ("Ä_~: ", "", "Package--XC3X84X5FX7EX3AX20"),
    ])
    func `a package's name has letters, digits, dots and hyphens alone`(
        package: String, architecture: String, expected: String
    ) {
        #expect(Self.name(package, architecture) == expected)
    }

    @Test func `a source package's name has its version`() {
        #expect(
            ElementName.of(SourcePackage(name: "glibc", version: "1:2.36-9+deb12u10~1"))
                == "Source-1X3A2.36X2D9X2Bdeb12u10X7E1-glibc")
    }

    @Test func `no two packages have one name`() {
        let parts = [
            "", "a", "-", "a-", "-a", "a-a", "X", "x", "X2D", "+", "X2B", ":", "a:a", "_", "ä",
        ]
        let names = parts.flatMap { name in parts.map { Self.name(name, $0) } }
        #expect(Set(names).count == parts.count * parts.count)
    }
}
