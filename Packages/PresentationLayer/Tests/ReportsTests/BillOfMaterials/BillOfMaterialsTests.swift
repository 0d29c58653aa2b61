import DomainLayer
import Testing
import VisibleText

@testable import Reports

/// Tests of all formats.
struct BillOfMaterialsTests {
    @Test func `no text is empty, for readers take that for a mistake`() async {
        for bill in [BillOfMaterials.birds, .hostile, .of([]), .of([.hollow])] {
            for (format, text) in texts(of: bill) {
                #expect(!text.contains("\"\""), "\(format)")
                #expect(!text.contains("null"), "\(format)")
            }
        }
    }

    @Test func `a system without a name has one all the same`() async {
        let nameless = SystemIdentity(id: "", versionID: nil, name: "")
        for (format, text) in texts(of: .of([.stork], system: nameless)) {
            #expect(text.contains("\"name\": \"debian-licenses\""), "\(format)")
            #expect(!text.contains("\"\""), "\(format)")
        }
    }

    @Test func `whatever files say, no control character is written raw`() async {
        for (format, text) in texts(of: .hostile) {
            let raw = text.unicodeScalars.filter(\.isTerminalControl)
            #expect(Set(raw) == ["\n"], "\(format)")
        }
    }

    @Test func `every reference has a text, that of the public domain too`() async {
        var entry = PackageLicense.stork
        entry.expression = .and([
            .license(.publicDomain), .id("LicenseRef-deb-odd-00000000"), .id("MIT"),
        ])
        let bill = BillOfMaterials.of([entry])
        #expect(
            bill.references.map(\.id)
                == ["LicenseRef-deb-odd-00000000", "LicenseRef-public-domain"])
        #expect(bill.references.allSatisfy { !$0.text.isEmpty })
        for (format, text) in texts(of: bill) {
            #expect(text.contains("Stated to be in the public domain."), "\(format)")
            #expect(!text.contains("\"MIT\""), "\(format)")
        }
    }

    @Test func `a plus behind an id is spelled out`() {
        var entry = PackageLicense.stork
        entry.expression = .license(LicenseTerm("EPL-1.0", orLater: true))
        let bill = BillOfMaterials.of([entry])
        #expect(
            bill.inventory.entries.map(\.expression) == [.or([.id("EPL-1.0"), .id("EPL-2.0")])])
    }

    @Test func `no part of an expression asserts nothing`() async {
        for (format, text) in texts(of: .birds) {
            #expect(
                !text.contains("NOASSERTION AND") && !text.contains("AND NOASSERTION"), "\(format)")
        }
    }

    @Test func `holders stand on a line each, once, in their order`() {
        var entry = PackageLicense.stork
        entry.statements = [["2 Bo", "1 Ana"], [], ["", "1 Ana", "3 Cy"]].map {
            LicenseStatement(expression: nil, lines: 1...1, basis: .none, holders: $0)
        }
        entry.name = "heron"
        let bill = BillOfMaterials.of([entry, .stork])
        #expect(bill.copyrightHolders(of: entry) == "2 Bo\n1 Ana\n3 Cy")
        #expect(bill.copyrightHolders(of: .stork) == "")
    }

    @Test func `a source package is there once, however many were built from it`() {
        var second = PackageLicense.heron
        second.name = "libheron-dev"
        let bill = BillOfMaterials.of([second, .heron, .stork])
        #expect(bill.sources.map(\.source.name) == ["heron", "stork"])
        #expect(bill.sources.map(\.package?.name) == ["libheron-dev", "stork"])
    }
}

struct ElementNameTests {
    private static func name(_ name: String, _ architecture: String) -> String {
        ElementName.of(
            PackageLicense(
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
