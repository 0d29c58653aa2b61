import DomainLayer
import PresentationMocks
import Testing

@testable import CommandLineInterface

struct CheckListingTests {
    @Test func `a saved listing is checked like its system`() async {
        let system = await AppRun.of("check --policy house --root spring -f csv")
        let listing = await AppRun.of("check --policy house spring.json -f csv")
        func withoutReasons(_ run: AppRun) -> [Substring] {
            run.output.split(separator: "\n").map { $0[..<($0.lastIndex(of: ",") ?? $0.endIndex)] }
        }
        #expect(withoutReasons(listing) == withoutReasons(system))
        #expect(listing.status == .violation)
        #expect(listing.error == "")
    }

    @Test func `with a baseline only what is new fails`() async {
        let run = await AppRun.of("check --deny AGPL-*,GPL-3* --baseline - -q -f csv")
        #expect(
            run.output.split(separator: "\n").dropFirst().map { $0.prefix { $0 != "," } }
                == ["fathom:amd64"])
        #expect(run.status == .violation)
        #expect(
            await AppRun.of("check --deny GPL-3* --baseline spring.json -q") == AppRun())
        #expect(
            await AppRun.of("check --deny GPL-3* --baseline spring.json").output.contains(
                "18 packages checked: none violates the policy; 2 as in the baseline;"))
    }

    @Test(arguments: ["check --deny MIT listing", "check --deny MIT --baseline listing"])
    func `a listing that leaves packages out is refused`(line: String) async {
        let run = await AppRun.of(line) {
            $0.inventoryFileDriver.inventory = { _ in .saved(isFiltered: true) }
        }
        #expect(
            run.error == """
                debian-licenses: error: listing lists only some packages; save all with \
                'list --format json'

                """)
        #expect(run.status == .usage)
    }

    @Test(arguments: [("MIT", true), ("LicenseRef-public-domain", true), ("LicenseRef-x", false)])
    func `a listing of another version is checked if its ids are the same`(
        license: String, isJudged: Bool
    ) async {
        let package = PackageLicense(
            name: "a", version: "1", architecture: "all",
            expression: .license(LicenseTerm(license)))
        let run = await AppRun.of("check --deny ISC listing") {
            $0.inventoryFileDriver.inventory = { _ in .saved([package], isOutdated: true) }
        }
        #expect(run.status == (isJudged ? .success : .usage))
    }

    @Test(arguments: ["listing", "--baseline listing"])
    func `a brief listing lacks findings that count`(arguments: String) async {
        let run = await AppRun.of("check --deny MIT \(arguments)") {
            $0.inventoryFileDriver.inventory = { _ in .saved(isBrief: true) }
        }
        #expect(run.status == .usage)
        #expect(run.error.contains("save it without --brief"))
    }
}

extension SavedListing {
    /// A listing of the samples' system.
    fileprivate static func saved(
        _ packages: [PackageLicense] = [], isFiltered: Bool = false, isBrief: Bool = false,
        isOutdated: Bool = false
    ) -> SavedListing {
        SavedListing(
            LicenseInventory(system: Samples.system, entries: packages), isFiltered: isFiltered,
            isBrief: isBrief, isOutdated: isOutdated)
    }
}
