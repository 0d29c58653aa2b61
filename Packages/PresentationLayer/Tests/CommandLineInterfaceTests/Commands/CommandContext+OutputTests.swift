import DomainLayer
import PresentationMocks
import Testing

@testable import CommandLineInterface

struct CommandContextOutputTests {
    private static let csv = """
        package,version,architecture,source,sourceVersion,section,license,mainLicense,basis,format,\
        copyrightFile,reason
        git,1.0-1,amd64,git,1.0-1,,MIT,MIT,declared,dep5,/usr/share/doc/git/copyright,

        """

    private let driver = FixedLicenseDriver([.package("git")])

    @Test func `a file gets the data, and standard output nothing`() async {
        let files = SpyFileOutputDriver()
        let run = await AppRun.of(
            "list -f csv -q -o out/licences.csv", licenseDriver: driver, fileOutputDriver: files)
        #expect(run == AppRun())
        #expect(files.calls == [.write(bytes: Array(Self.csv.utf8), path: "out/licences.csv")])
    }

    @Test func `a file that was written is logged where it is asked for, and not talked about`()
        async
    {
        let log = SpyLogDriver()
        let run = await AppRun.of(
            "list -f csv -v -o licences\u{7}.csv", licenseDriver: driver,
            fileOutputDriver: WritingFileOutputDriver(), logDriver: log)
        #expect(run == AppRun())
        #expect(
            log.calls.last == .log(.fileWritten(path: "licences␇.csv", bytes: Self.csv.utf8.count)))
    }

    @Test func `a file that is only kept is said to be none`() async {
        let log = SpyLogDriver()
        let run = await AppRun.of(
            "list -f csv -v -o licences\u{7}.csv", licenseDriver: driver, logDriver: log)
        #expect(
            run
                == AppRun(
                    error: "debian-licenses: would have written 191 bytes to licences␇.csv\n"))
        #expect(log.calls.last == .log(.inventoryFinished(packages: 1)))
    }

    @Test func `the bytes of a long file are grouped`() async {
        let run = await AppRun.of("list -f csv -o licences.csv")
        #expect(run.error == "debian-licenses: would have written 2,723 bytes to licences.csv\n")
    }

    @Test func `a file that can't be written is named`() async {
        let files = SpyFileOutputDriver(failingWith: "No such file or directory")
        #expect(
            await AppRun.of(
                "list -f csv -o out/x.csv", licenseDriver: driver, fileOutputDriver: files)
                == AppRun(
                    error: "debian-licenses: cannot write out/x.csv: No such file or directory\n",
                    status: .failure))
    }

    @Test func `a table fits the terminal, and is styled there`() async {
        let run = await AppRun.of("list -q", licenseDriver: driver, width: 40, styled: true)
        #expect(run.output.hasPrefix("\u{1B}[1mPackage"))
        let plain = await AppRun.of(
            "list --color never", licenseDriver: driver, width: 24, styled: true)
        #expect(plain.output.split(separator: "\n").allSatisfy { $0.count <= 24 })
        #expect(!plain.output.contains("\u{1B}"))
    }

    @Test func `a pipe is styled only where it is asked for`() async {
        #expect(!(await AppRun.of("list", licenseDriver: driver)).output.contains("\u{1B}"))
        #expect(
            (await AppRun.of("list --color always", licenseDriver: driver)).output
                .hasPrefix("\u{1B}[1mPackage"))
    }

    @Test func `a table in a file has neither the terminal's width nor its styles`() async {
        let files = SpyFileOutputDriver()
        _ = await AppRun.of(
            "list -o out.txt", licenseDriver: driver, fileOutputDriver: files, width: 24,
            styled: true)
        let plain = await AppRun.of("list", licenseDriver: driver).output
        #expect(files.calls == [.write(bytes: Array(plain.utf8), path: "out.txt")])
    }
}

/// Says that it wrote the file, as the real one does.
private struct WritingFileOutputDriver: FileOutputDriverProtocol {
    func write(
        _ bytes: [UInt8], to path: String
    ) async throws(FileOutputError) -> FileOutputReceipt {
        .file
    }
}
