import Testing

@testable import DomainLayer

struct PackageRenameTests {
    private func package(
        _ name: String, from source: String, architecture: String = "amd64",
        stating expression: LicenseExpression = .id("MIT")
    ) -> PackageLicense {
        var package = PackageLicense.compared(
            name, architecture: architecture, stating: expression)
        package.source = SourcePackage(name: source, version: "1")
        return package
    }

    @Test(arguments: [
        ("libelf1", "libelf1t64", "elfutils", "elfutils"),
        ("libssl1.1", "libssl3", "openssl", "openssl"),
        ("gcc-12-base", "gcc-14-base", "gcc-12", "gcc-14"),
        ("python3.11-minimal", "python3.13-minimal", "python3.11", "python3.13"),
        ("linux-image-6.1.0-10-amd64", "linux-image-6.12.1-amd64", "linux", "linux"),
    ])
    func `names that differ in their versions are one package's`(
        old: String, new: String, oldSource: String, newSource: String
    ) {
        let difference = InventoryDifference(
            from: [package(old, from: oldSource)],
            to: [package(new, from: newSource, stating: .id("ISC"))])
        #expect(difference.renamed.map(\.old.name) == [old])
        #expect(difference.renamed.map(\.new.name) == [new])
        #expect(difference.renamed.first?.change?.licenses.added.map(\.id) == ["ISC"])
    }

    @Test(arguments: [
        ("libelf1", "libdw1", "elfutils", "elfutils"),
        ("libelf1", "libelf2", "elfutils", "libelf"),
        ("lib32z1", "lib64z1", "zlib", "zlib"),
    ])
    func `other names and other sources are other packages`(
        old: String, new: String, oldSource: String, newSource: String
    ) {
        let difference = InventoryDifference(
            from: [package(old, from: oldSource)], to: [package(new, from: newSource)])
        #expect(difference.renamed.isEmpty)
    }

    @Test func `of several that their versions tell apart none is paired`() {
        let difference = InventoryDifference(
            from: [package("llvm-14", from: "llvm-14"), package("llvm-15", from: "llvm-15")],
            to: [package("llvm-19", from: "llvm-19")])
        #expect(difference.renamed.isEmpty)
        #expect(difference.removed.count == 2)
    }

    @Test func `each architecture has its own`() {
        let difference = InventoryDifference(
            from: ["amd64", "i386"].map { package("libz1", from: "z", architecture: $0) },
            to: ["amd64", "i386"].map { package("libz2", from: "z", architecture: $0) })
        #expect(difference.renamed.map(\.new.id) == ["libz2:amd64", "libz2:i386"])
    }
}
