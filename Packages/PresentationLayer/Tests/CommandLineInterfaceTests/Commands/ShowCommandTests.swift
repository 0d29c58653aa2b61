import DomainLayer
import Testing

@testable import CommandLineInterface

struct ShowCommandTests {
    private let driver = FixedLicenseDriver([
        .package("git"), .package("libc6"), .package("libc6", architecture: "i386"),
    ])

    private static let git = """
        git 1.0-1 amd64
        MIT

        Basis        declared: a License field names it
        Source       git 1.0-1
        File         /usr/share/doc/git/copyright
        Format       machine-readable

        """

    @Test(arguments: ["git", "git:amd64", "g*"])
    func `one package is shown`(operand: String) async {
        let run = await AppRun.of("show \(operand)", licenseDriver: driver)
        #expect(run == AppRun(output: Self.git))
    }

    @Test func `an installed file's path shows its package`() async {
        let run = await AppRun.of("show /usr/bin/kestrel -f markdown")
        #expect(run.output.hasPrefix("# kestrel 5.0.3-4\n"))
        #expect(run.status == .success)
    }

    @Test func `JSON is an object with one package`() async {
        let run = await AppRun.of("show git -f json", licenseDriver: driver)
        #expect(run.output.contains("\n  \"package\": {\n    \"name\": \"git\",\n"))
        #expect(run.status == .success)
    }

    @Test(arguments: [
        ("libc6", "'libc6' is more than one package; name one of libc6:amd64 and libc6:i386"),
        ("*", "'*' is more than one package; name one of git:amd64, libc6:amd64 and libc6:i386"),
        ("x*", "no package 'x*' is installed"),
        ("gut", "no package 'gut' is installed; did you mean 'git'?"),
    ])
    func `anything but one package is refused`(operand: String, message: String) async {
        #expect(
            await AppRun.of("show \(operand)", licenseDriver: driver)
                == AppRun(error: "debian-licenses: \(message)\n", status: .usage))
    }

    @Test func `of many packages only some are named`() async {
        let many = FixedLicenseDriver("abcdefgh".map { .package("lib\($0)") })
        #expect(
            await AppRun.of("show lib*", licenseDriver: many).error == """
                debian-licenses: 'lib*' is more than one package; name one of liba:amd64, \
                libb:amd64, libc:amd64, libd:amd64, libe:amd64 and 3 more

                """)
    }

    @Test func `the text is added where it is asked for`() async {
        let table = await AppRun.of("show kestrel --text")
        #expect(table.output.contains("Kestrel flies under version 3"))
        #expect(table.status == .success)
        let json = await AppRun.of("show kestrel --text -f json")
        #expect(json.output.contains("\n  \"text\": \"Format: https"))
        let without = await AppRun.of("show kestrel")
        #expect(!without.output.contains("Kestrel flies"))
    }

    @Test(arguments: ["table", "json", "markdown"])
    func `a text that can't be read is said`(format: String) async {
        let run = await AppRun.of("show git --text -f \(format)", licenseDriver: driver)
        #expect(run.error == "debian-licenses: git:amd64 has no readable copyright file\n")
        #expect(run.status == .failure)
    }
}
