import DomainLayer
import PresentationLayer
import Testing

struct LicenseDriverErrorWordingTests {
    @Test(
        arguments: [
            (
                .unreachableRoot(path: "/mnt", message: "No such file or directory"),
                "cannot enter /mnt: No such file or directory",
                "check the folder's path and permissions"
            ),
            (
                .notDebianRoot(path: "/mnt"),
                "/mnt is no Debian system: it has no dpkg database",
                "name the folder that holds var/lib/dpkg with --root"
            ),
            (
                .unreadableDatabase(
                    path: "/var/lib/dpkg/status", .system(message: "Permission denied")),
                "cannot read /var/lib/dpkg/status: Permission denied",
                "check the file's permissions"
            ),
            (
                .unknownSource("sampels", known: ["samples", "empty"]),
                "there is no scenario sampels",
                "known scenarios: samples, empty"
            ),
            (.noText("quay:amd64"), "quay:amd64 has no readable copyright file", nil),
            (
                .unreadableFile(.file(path: "COPYING"), .system(message: "Is a directory")),
                "cannot read COPYING: Is a directory", nil
            ),
            (
                .unreadableFile(.standardInput, .system(message: "Bad file descriptor")),
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
