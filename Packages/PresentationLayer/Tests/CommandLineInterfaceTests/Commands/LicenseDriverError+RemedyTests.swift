import DomainLayer
import Testing

@testable import CommandLineInterface

struct RemedyTests {
    private static let empty = InventoryFileProblem(.empty, line: 1, column: 1)

    private static let failures: [(CommandFailure, String)] = [
        (
            .system(.unreadableArchive(.root("a"), .ambiguous(["linux/amd64", "linux/arm64"]))),
            """
            cannot read a: it holds several images; choose one with --platform: linux/amd64 or \
            linux/arm64
            """
        ),
        (
            .system(.unreadableArchive(.root("a"), .ambiguous(["12", "shop/cart:2.1"]))),
            """
            cannot read a: it holds several images; choose one with :TAG after the path: 12 or \
            shop/cart:2.1
            """
        ),
        (
            .system(.unreadableArchive(.root("a"), .unknownImage("b", known: []))),
            "cannot read a: it holds no image b"
        ),
        (
            .system(.noPackageDatabase(path: "a")),
            "a has no package database; name the folder of a system, or an image"
        ),
        (
            .system(.unreachableRoot(path: "docker://a:12", message: "No such file")),
            """
            cannot enter docker://a:12: No such file; save the image with \
            'skopeo copy docker://a:12 oci-archive:FILE', and name the file
            """
        ),
        (
            .system(.unreachableRoot(path: "https://a/b.tar", message: "No such file")),
            "cannot enter https://a/b.tar: No such file; download it, and name the file"
        ),
        (
            .system(.unreadableFile(.path("a"), .folder)),
            "cannot read a: is a folder; -r reads the files in it"
        ),
        (
            .listing(.folder(.path("a"))),
            "a is a system, not a saved listing; --root reads systems"
        ),
        (
            .listing(.filtered(.path("a"))),
            "a lists only some packages; save all with 'list --format json'"
        ),
        (
            .compared(.invalid(.path("a"), empty)),
            "a:1:1: it is empty; 'list --format json' writes what can be compared"
        ),
        (
            .listing(
                .invalid(
                    .standardInput,
                    InventoryFileProblem(
                        .wrongValue(wanted: .object, found: .number), line: 1, column: 1))),
            """
            standard input:1:1: a number instead of an object; - is read as a saved listing \
            alone; name an image by its path
            """
        ),
        (
            .listing(
                .invalid(
                    .path("a"), InventoryFileProblem(.unknownSchema(4), line: 2, column: 20))),
            """
            a:2:20: version 4 of the listing's schema is not known; this program reads 1, 2 \
            and 3; save the listing again with this version
            """
        ),
        (.listing(.cancelled), "cancelled"),
        (
            .rows(.file(.invalid(.path("a"), empty))),
            "a:1:1: it is empty; rows are what 'export rows' writes, unpacked"
        ),
        (
            .rows(.refused(.path("a"), line: 2, .otherKey)),
            "a:2: the row has another factKey than its contents"
        ),
        (
            .rows(.statementsNeeded(.path("a"))),
            """
            a has rows, which lack the statements that the scope 'shipped' needs; choose \
            --scope all or main
            """
        ),
        (
            .policy(.missing(places: ["a", "b"])),
            """
            there is no policy in a or b; name one with --policy, --allow or --deny, or write \
            one with --init
            """
        ),
        (
            .policy(
                .invalid(
                    path: "a",
                    [PolicyProblem(.absentReference("LicenseRef-x"), at: .line(1, column: 2))])),
            """
            a:1:2: no license on this system is like 'LicenseRef-x'; 'list --license \
            LicenseRef-*' shows those that SPDX lacks
            """
        ),
        (.file(.exists(path: "a")), "a exists already; --force replaces it"),
    ]

    @Test(arguments: failures)
    func `a failure says what to do about it on a command line`(
        failure: CommandFailure, message: String
    ) {
        #expect(failure.messages == [message])
    }
}
