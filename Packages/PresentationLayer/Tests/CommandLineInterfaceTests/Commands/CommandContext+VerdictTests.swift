import DomainLayer
import Testing

@testable import CommandLineInterface

struct CommandContextVerdictTests {
    private let absent = LicenseReason.missingFile(path: "/usr/share/doc/git/copyright")
    private let unreadable = LicenseReason.unreadable(
        path: "/a\u{1B}", message: "Input/output error")

    @Test(arguments: ["list", "list -f json", "summary", "show git"])
    func `a package without an answer is an answer`(line: String) async {
        let driver = FixedLicenseDriver([.unanswered("git", reason: absent)])
        let run = await AppRun.of(line, licenseDriver: driver)
        #expect(run.error == "")
        #expect(run.status == .success)
    }

    @Test(arguments: ["list", "list -f json", "summary", "show git"])
    func `a package without an answer fails where strictness is asked for`(line: String) async {
        let driver = FixedLicenseDriver([.unanswered("git", reason: absent)])
        let run = await AppRun.of(line + " --strict", licenseDriver: driver)
        #expect(!run.output.isEmpty)
        #expect(
            run.error == "debian-licenses: --strict: 1 package without an answer of its own\n")
        #expect(run.status == .failure)
    }

    @Test func `a borrowed answer fails where strictness is asked for`() async {
        let reason = LicenseReason.answeredBySibling(package: "git-man:all", path: "/x")
        let driver = FixedLicenseDriver([.package("git", reason: reason), .package("zlib1g")])
        #expect(await AppRun.of("list", licenseDriver: driver).status == .success)
        #expect(await AppRun.of("list --strict", licenseDriver: driver).status == .failure)
        #expect(await AppRun.of("list zlib1g --strict", licenseDriver: driver).status == .success)
    }

    @Test(arguments: ["list", "list -f csv", "summary", "show git"])
    func `what could not be read is said behind the data`(line: String) async {
        let driver = FixedLicenseDriver([.unanswered("git", reason: unreadable)])
        let run = await AppRun.of(line, licenseDriver: driver)
        #expect(!run.output.isEmpty)
        #expect(
            run.error == """
                debian-licenses: the listing is incomplete: \
                git:amd64: /a␛ could not be read: Input/output error

                """)
        #expect(run.status == .failure)
    }

    private var brokenDatabase: FixedLicenseDriver {
        FixedLicenseDriver(
            [.unanswered("git", reason: unreadable), .package("zlib1g")],
            findings: [LicenseFinding(.syntaxError, line: 7, path: "/var/lib/dpkg/status")])
    }

    @Test(arguments: ["list", "list --by license", "list zlib1g"])
    func `what a table's footer explains is not explained again`(line: String) async {
        let run = await AppRun.of(line, licenseDriver: brokenDatabase)
        #expect(
            run.output.hasSuffix(
                """
                syntax error (/var/lib/dpkg/status, line 7): \
                the syntax is broken; what could be read was kept

                """))
        #expect(run.error == "debian-licenses: the listing is incomplete\n")
        #expect(run.status == .failure)
    }

    @Test(arguments: ["list -q", "list -f csv", "list -f markdown", "summary"])
    func `a broken database is said before its packages, and the others are counted`(
        line: String
    ) async {
        let run = await AppRun.of(line, licenseDriver: brokenDatabase)
        #expect(
            run.error == """
                debian-licenses: the listing is incomplete: /var/lib/dpkg/status, line 7: \
                the syntax is broken; what could be read was kept (and 1 more problem)

                """)
        #expect(run.status == .failure)
    }

    @Test func `a footer that goes to a file explains nothing on the screen`() async {
        let run = await AppRun.of("list -o licences.txt", licenseDriver: brokenDatabase)
        #expect(run.error.contains("the listing is incomplete: /var/lib/dpkg/status, line 7: "))
        #expect(run.status == .failure)
    }

    @Test func `one package is whole though others are not`() async {
        let driver = FixedLicenseDriver([
            .unanswered("git", reason: unreadable), .package("zlib1g"),
        ])
        #expect(await AppRun.of("show zlib1g", licenseDriver: driver).status == .success)
    }

    @Test func `excluded documentation is no failure`() async {
        let driver = FixedLicenseDriver(
            [.package("git")], findings: [LicenseFinding(.documentationExcluded, path: "/x")])
        let run = await AppRun.of("list", licenseDriver: driver)
        #expect(run.error == "")
        #expect(run.status == .success)
    }
}
