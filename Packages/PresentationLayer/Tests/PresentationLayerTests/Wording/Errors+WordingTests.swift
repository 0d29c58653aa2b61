import DomainLayer
import LicenseViews
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
                "/mnt is not a Debian system: it has no dpkg database",
                "give --root a folder with var/lib/dpkg, or an image"
            ),
            (
                .unreadableDatabase(
                    path: "/var/lib/dpkg/status", .system(message: "Permission denied")),
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
                .unreadableFile(.path("COPYING"), .system(message: "Is a directory")),
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

struct InventoryFileErrorWordingTests {
    @Test(
        arguments: [
            (
                .unreadable(.standardInput, message: "Input/output error"),
                "cannot read standard input: Input/output error", nil
            ),
            (
                .tooLarge(.path("a"), limit: 1024),
                "cannot read a: a listing has no more than 1,024 bytes", nil
            ),
            (.cancelled, "cancelled", nil),
            (
                .invalid(.path("a"), InventoryFileProblem(.empty, line: 1, column: 1)),
                "a:1:1: it is empty", "'list --format json' writes what can be compared"
            ),
            (
                .invalid(
                    .standardInput,
                    InventoryFileProblem(
                        .wrongValue(wanted: .object, found: .number), line: 1, column: 1)),
                "standard input:1:1: a number instead of an object",
                "- is read as a saved listing alone; name an image by its path"
            ),
            (
                .invalid(
                    .path("a"),
                    InventoryFileProblem(
                        .unknownSchema(4), line: 2, column: 20, keyPath: "schemaVersion")),
                "a:2:20: schemaVersion: version 4 of the listing's schema is not known; this "
                    + "program reads 1, 2 and 3",
                "save the listing again with this version"
            ),
        ] as [(InventoryFileError, String, String?)])
    func `an error is told with its place and with advice`(
        error: InventoryFileError, detail: String, advice: String?
    ) {
        #expect(InventoryDifferenceError.file(error).detail == detail)
        #expect(InventoryDifferenceError.file(error).advice == advice)
    }

    @Test func `a folder that is no system is told without an option that diff lacks`() {
        let error = InventoryDifferenceError.system(.notDebianRoot(path: "a"))
        #expect(error.detail == "a is not a Debian system: it has no dpkg database")
        #expect(error.advice == "name a folder with var/lib/dpkg, or an image")
        #expect(
            InventoryDifferenceError.system(.unknownSource("a", known: ["b"])).advice
                == "known scenarios: b")
    }

    @Test(
        arguments: [
            (.endsEarly, "the text ends too early"),
            (.unexpectedByte(0x3C), "unexpected '<'"),
            (.unexpectedByte(0), "unexpected byte 0x00"),
            (.unexpectedByte(0xEF), "unexpected byte 0xEF"),
            (.somethingFollows, "something follows its end"),
            (.badText, "the text is not UTF-8, or has an escape that stands for no character"),
            (.tooLong(limit: 1000), "more than 1,000 bytes make no sense here"),
            (.nestedTooDeep(limit: 64), "more than 64 objects and arrays are open"),
            (.wrongValue(wanted: .text, found: .number), "a number instead of a text"),
            (.wrongValue(wanted: .object, found: .array), "an array instead of an object"),
            (.wrongValue(wanted: .number, found: .flag), "true or false instead of a number"),
            (.wrongValue(wanted: .array, found: .null), "null instead of an array"),
            (.badNumber, "the number makes no sense here"),
            (.missingMember("name"), "there is no 'name'"),
            (.repeatedMember("name"), "'name' stands there a second time"),
            (.unknownWord("dep6"), "'dep6' is not known"),
            (.badExpression(.empty), "no license expression: it is empty"),
            (.badLines, "lines are two numbers, the first and the last one"),
        ] as [(InventoryFileProblem.Kind, String)])
    func `each problem has its words`(kind: InventoryFileProblem.Kind, detail: String) {
        #expect(kind.detail == detail)
    }
}

struct RowFileErrorWordingTests {
    @Test(
        arguments: [
            (
                .file(.invalid(.path("a"), InventoryFileProblem(.empty, line: 1, column: 1))),
                "a:1:1: it is empty", "rows are what 'export rows' writes, unpacked"
            ),
            (
                .file(.unreadable(.path("a"), message: "Is a directory")),
                "cannot read a: Is a directory", nil
            ),
            (
                .refused(.standardInput, line: 1, .noRow),
                "standard input:1: the line doesn't begin as a row does",
                "rows are what 'export rows' writes, unpacked"
            ),
            (
                .refused(.path("a"), line: 2, .otherHost(HostName("b"))),
                "a:2: the row is of the host b", nil
            ),
            (
                .refused(.path("a"), line: 2, .otherHost(nil)),
                "a:2: the row doesn't say which host it is of", nil
            ),
            (
                .refused(.path("a"), line: 2, .otherDay(CalendarDate(parsing: "2026-11-23"))),
                "a:2: the row is of 2026-11-23", nil
            ),
            (
                .refused(.path("a"), line: 2, .otherDay(nil)),
                "a:2: the row doesn't say which day it is of", nil
            ),
            (
                .refused(.path("a"), line: 2, .otherKey),
                "a:2: the row has another factKey than its contents", nil
            ),
            (
                .refused(.path("a"), line: 2, .tooManyFacts(limit: 1000)),
                "a:2: more than 1,000 different facts are too many", nil
            ),
            (
                .statementsNeeded(.path("a")),
                "a has rows, which lack the statements that the scope 'shipped' needs",
                "choose --scope all or main"
            ),
        ] as [(RowFileError, String, String?)])
    func `an error is told with its line and with advice`(
        error: RowFileError, detail: String, advice: String?
    ) {
        #expect(error.detail == detail)
        #expect(error.advice == advice)
    }
}

struct FileOutputErrorWordingTests {
    @Test func `an error names the file and what the system said`() {
        let error = FileOutputError.failed(path: "/dev/full", message: "No space left on device")
        #expect(error.detail == "cannot write /dev/full: No space left on device")
    }
}

struct ClockDriverErrorWordingTests {
    @Test func `an error names the setting and its value`() {
        #expect(
            ClockDriverError.badSourceDateEpoch("soon").detail
                == "SOURCE_DATE_EPOCH is 'soon', not the seconds since 1970")
    }
}
