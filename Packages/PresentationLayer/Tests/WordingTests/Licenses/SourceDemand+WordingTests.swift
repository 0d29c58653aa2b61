import DomainLayer
import Testing
import Wording

struct SourceDemandWordingTests {
    private func builtIn(
        _ name: String, _ version: String, _ field: BuiltInSource.Field
    ) -> BuiltInSource {
        BuiltInSource(SourcePackage(name: name, version: version), field)
    }

    @Test func `what was built in has a line for each field that names something`() {
        let pear = builtIn("pear", "1:2-3", .builtUsing)
        let plum = builtIn("plum", "", .builtUsing)
        let quince = builtIn("quince", "4", .staticBuiltUsing)
        #expect([pear, plum, quince].lines == ["pear (= 1:2-3), plum", "static: quince (= 4)"])
        #expect([quince].lines == ["static: quince (= 4)"])
        #expect([BuiltInSource]().lines == [])
    }

    @Test(
        arguments: [
            ("pear", "1", nil), ("pear", "", "no version is given"),
            ("pear", "1;id", "its name or version breaks Debian's rules"),
            ("-o", "1", "its name or version breaks Debian's rules"),
        ] as [(String, String, String?)])
    func `a source that can't be named in commands says why`(
        name: String, version: String, flaw: String?
    ) {
        #expect(SourcePackage(name: name, version: version).flaw(on: Self.system(.debian)) == flaw)
    }

    @Test func `apt has no sources of other packages than Debian's`() {
        let orchard = Self.system(PackageType(rawValue: "fruit"))
        #expect(
            SourcePackage(name: "pear", version: "1").flaw(on: orchard)
                == "apt has no sources of this system")
    }

    private static func system(_ type: PackageType) -> SystemIdentity {
        SystemIdentity(id: "orchard", versionID: nil, name: "", packageType: type)
    }

    @Test func `a doubt has words for people, and a code for programs`() {
        let license = SourceDemand.Doubt.license(.license(LicenseTerm("LicenseRef-a")))
        #expect(license.label(["LicenseRef-a": "Quill"]) == "Quill (LicenseRef-a)")
        #expect(license.code == "LicenseRef-a")
        #expect(SourceDemand.Doubt.noLicense.label([:]) == "no license found")
        #expect(SourceDemand.Doubt.noLicense.code == "NOASSERTION")
        let terms = SourceDemand.Doubt.terms(.unexplainedTerms)
        #expect(terms.label([:]) == "unexplained terms")
        #expect(terms.code == "unexplained-terms")
    }
}
