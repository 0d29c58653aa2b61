import DomainLayer
import Testing

@testable import CommandLineInterface

struct ListCommandPackagesTests {
    private let driver = FixedLicenseDriver([
        .package("git"), .package("libc6"), .package("libc6", architecture: "i386"),
        .package("zlib1g"),
    ])

    @Test(arguments: [
        ("git", ["git:amd64"]),
        ("zlib1g git", ["git:amd64", "zlib1g:amd64"]),
        ("libc6", ["libc6:amd64", "libc6:i386"]),
        ("libc6:i386", ["libc6:i386"]),
        ("*:i386 g?t", ["git:amd64", "libc6:i386"]),
        ("x*", []),
        ("/everybody's", ["git:amd64", "libc6:amd64", "libc6:i386", "zlib1g:amd64"]),
    ])
    func `names, globs and paths pick packages`(operands: String, ids: [String]) async {
        let run = await AppRun.of(
            "list -f csv \(operands)", licenseDriver: driver, installationDriver: Everybody())
        let rows = run.output.split(separator: "\n").dropFirst().map { $0.split(separator: ",") }
        #expect(rows.map { "\($0[0]):\($0[2])" } == ids)
        #expect(run.status == .success)
    }

    @Test(arguments: [
        ("gti", "no package 'gti' is installed; did you mean 'git'?"),
        ("git zlib2g", "no package 'zlib2g' is installed; did you mean 'zlib1g'?"),
        ("libc6:i368", "no package 'libc6:i368' is installed; did you mean 'libc6:i386'?"),
        ("emacs", "no package 'emacs' is installed"),
        ("/nobody's", "no installed package owns '/nobody's'"),
        ("./git", "'./git' is no absolute path"),
    ])
    func `what is not installed is named, and nothing is listed`(
        operands: String, message: String
    ) async {
        let run = await AppRun.of("list \(operands)", licenseDriver: driver)
        #expect(run == AppRun(error: "debian-licenses: \(message)\n", status: .usage))
    }
}

/// Knows one path, which every package owns.
private struct Everybody: InstallationDriverProtocol {
    func owners(
        of path: String, in source: InventorySource
    ) async throws(LicenseDriverError) -> [LicenseEntry.ID] {
        path == "/everybody's" ? ["git:amd64", "libc6:amd64", "libc6:i386", "zlib1g:amd64"] : []
    }

    func graph(of source: InventorySource) async throws(LicenseDriverError) -> InstallationGraph {
        InstallationGraph([])
    }
}
