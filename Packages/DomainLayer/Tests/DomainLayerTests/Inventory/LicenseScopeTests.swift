import Testing

@testable import DomainLayer

struct LicenseScopeTests {
    @Test(arguments: [
        (LicenseScope.all, "curl AND ISC AND GPL-3.0-or-later"),
        (.shipped, "curl AND ISC"),
        (.main, "curl"),
    ])
    func `a scope says which licenses count`(scope: LicenseScope, expression: String) throws {
        let entry = try package(
            ("curl", ["*"]), ("ISC", ["lib/inet.c", "m4/a.m4"]), ("GPL-3.0-or-later", ["m4/*"]),
            main: "curl")
        #expect(entry.expression(in: scope)?.description == expression)
    }

    @Test func `the whole expression counts if a scope leaves nothing`() throws {
        let machinery = try package(("GPL-3.0-or-later", ["debian/*"]))
        #expect(machinery.expression(in: .shipped)?.description == "GPL-3.0-or-later")
        #expect(machinery.expression(in: .main)?.description == "GPL-3.0-or-later")
        #expect(PackageLicense.bare.expression(in: .shipped) == nil)
    }

    @Test func `other machinery may be named`() throws {
        let entry = try package(("MIT", ["*"]), ("ISC", ["debian/*"]), ("Zlib", ["tests/*"]))
        #expect(
            entry.expression(in: .shipped, without: FilePatterns(["tests/*"]))?.description
                == "MIT AND ISC")
    }

    @Test(arguments: [
        ("debian/rules", true), ("debian/../*", false), ("debian/..", false), ("./debian/*", true),
        ("m4/*", true), ("lib/foo.m4", true),
        ("configure", true), ("sub/config.guess", true), ("*/install-sh", true),
        ("*", false), ("src/*", false), ("config*", false), ("debian", false),
        ("src/debian/a.c", false), ("src/missing.c", false), ("m4", false),
    ])
    func `machinery is told by its place or its name`(file: String, isMachinery: Bool) {
        #expect(FilePatterns.buildMachinery.covers([file]) == isMachinery)
        #expect(!FilePatterns.buildMachinery.covers([file, "src/main.c"]))
    }

    @Test func `prose speaks of no files, and none of it is machinery`() {
        #expect(!FilePatterns.buildMachinery.covers([]))
    }

    private func package(
        _ stanzas: (expression: String, files: [String])..., main: String? = nil
    ) throws -> PackageLicense {
        var entry = PackageLicense.bare
        entry.statements = try stanzas.map { stanza in
            LicenseStatement(
                expression: try LicenseExpression(parsing: stanza.expression), files: stanza.files,
                lines: 1...2, basis: .declared)
        }
        entry.expression = LicenseExpression.all(entry.statements.compactMap(\.expression))
        entry.mainExpression = try main.map { text throws in try LicenseExpression(parsing: text) }
        return entry
    }
}

extension PackageLicense {
    fileprivate static var bare: PackageLicense {
        PackageLicense(
            name: "a", version: "1", architecture: "all",
            source: SourcePackage(name: "a", version: "1"))
    }
}
