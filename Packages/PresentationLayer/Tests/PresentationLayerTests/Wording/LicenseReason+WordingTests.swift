import DomainLayer
import PresentationLayer
import Testing

struct LicenseReasonWordingTests {
    private static let path = "/usr/share/doc/quay/copyright"

    @Test(
        arguments: [
            (
                .missingFile(path: path),
                "missing-file", "no copyright file",
                "there is no file /usr/share/doc/quay/copyright"
            ),
            (
                .danglingLink(path: path),
                "dangling-link", "dangling link",
                "/usr/share/doc/quay/copyright is a link to something that is not there"
            ),
            (
                .documentationExcluded(path: path),
                "documentation-excluded", "documentation excluded",
                "dpkg was told not to install /usr/share/doc/quay/copyright"
            ),
            (
                .linkLoop(path: path),
                "link-loop", "link loop",
                "the links on /usr/share/doc/quay/copyright lead in a circle, or are too many to follow"
            ),
            (
                .notRegularFile(path: path),
                "not-a-regular-file", "not a regular file",
                "/usr/share/doc/quay/copyright is no regular file, so it was not opened"
            ),
            (
                .tooLarge(path: path, size: 12, limit: 10),
                "too-large", "file too large",
                "/usr/share/doc/quay/copyright has 12 bytes, more than the limit of 10"
            ),
            (
                .unreadable(path: path, message: "Permission denied"),
                "unreadable", "file unreadable",
                "/usr/share/doc/quay/copyright could not be read: Permission denied"
            ),
            (
                .incompleteStatus(field: "Version", line: 7),
                "incomplete-status", "incomplete status",
                "the stanza at line 7 of dpkg's status lacks the field Version"
            ),
            (
                .answeredBySibling(package: "quay-data:all", path: path),
                "answered-by-sibling", "answered by sibling",
                "taken from /usr/share/doc/quay/copyright of quay-data:all, which has the same source"
                    + " and version"
            ),
            (
                .noStatement,
                "no-statement", "no licence stated",
                "the copyright file states no licence that is recognised"
            ),
        ] as [(LicenseReason, String, String, String)])
    func `a reason has a code, a label and a sentence`(
        reason: LicenseReason, code: String, label: String, detail: String
    ) {
        #expect(reason.code == code)
        #expect(reason.label == label)
        #expect(reason.detail == detail)
    }
}
