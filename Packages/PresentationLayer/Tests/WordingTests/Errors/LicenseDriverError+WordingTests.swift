import DomainLayer
import Testing
import Wording

struct LicenseDriverErrorWordingTests {
    @Test(
        arguments: [
            (
                .unreachableRoot(path: "/mnt", message: "No such file or directory"),
                "cannot enter /mnt: No such file or directory",
                "check the folder's path and permissions"
            ),
            (
                .noPackageDatabase(path: "/mnt"),
                "/mnt has no package database",
                "name the folder of a system, or an image"
            ),
            (
                .unreadableDatabase(
                    path: "/var/lib/dpkg/status", .unreadable(message: "Permission denied")),
                "cannot read /var/lib/dpkg/status: Permission denied",
                "check the file's permissions"
            ),
            (
                .unreadableDatabase(path: "/var/lib/dpkg/status", .notKept),
                "cannot read /var/lib/dpkg/status: a link leads to it, and a pipe passes only once",
                "save the archive to a file and name that"
            ),
            (
                .unknownSource("sampels", known: ["samples", "empty"]),
                "there is no scenario sampels",
                "known scenarios: samples, empty"
            ),
            (.noText("quay:amd64"), "quay:amd64 has no readable copyright file", nil),
            (
                .unreadableFile(.path("COPYING"), .unreadable(message: "Is a directory")),
                "cannot read COPYING: Is a directory", nil
            ),
            (
                .unreadableFile(.standardInput, .unreadable(message: "Bad file descriptor")),
                "cannot read standard input: Bad file descriptor", nil
            ),
            (.cancelled, "cancelled", nil),
        ] as [(LicenseDriverError, String, String?)])
    func `an error says what went wrong and what to do`(
        error: LicenseDriverError, detail: String, advice: String?
    ) {
        #expect(error.detail == detail)
        #expect(error.advice == advice)
    }
}

struct InputSourceTests {
    @Test(arguments: [
        (InputSource.standardInput, "standard input"),
        (.path("./-"), "./-"),
    ])
    func `a source has a title`(source: InputSource, label: String) {
        #expect(source.label == label)
    }

    @Test(arguments: [
        (InputSource.standardInput, "-"),
        (.path("COPYING"), "COPYING"),
        (.path("./-"), "./-"),
    ])
    func `a source has the name that a command line gives it`(
        source: InputSource, name: String
    ) {
        #expect(source.name == name)
    }
}
