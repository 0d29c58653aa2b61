import DomainLayer
import Testing
import Wording

struct InventoryFileErrorWordingTests {
    @Test(
        arguments: [
            (
                .unreadable(.standardInput, message: "Input/output error"),
                "cannot read standard input: Input/output error"
            ),
            (
                .tooLarge(.path("a"), limit: 1024),
                "cannot read a: a listing has no more than 1,024 bytes"
            ),
            (.cancelled, "cancelled"),
            (
                .invalid(.path("a"), InventoryFileProblem(.empty, line: 1, column: 1)),
                "a:1:1: it is empty"
            ),
            (
                .invalid(
                    .standardInput,
                    InventoryFileProblem(
                        .wrongValue(wanted: .object, found: .number), line: 1, column: 1)),
                "standard input:1:1: a number instead of an object"
            ),
            (
                .invalid(
                    .path("a"),
                    InventoryFileProblem(
                        .unknownSchema(4), line: 2, column: 20, keyPath: "schemaVersion")),
                "a:2:20: schemaVersion: version 4 of the listing's schema is not known; this "
                    + "program reads 1, 2 and 3"
            ),
        ] as [(InventoryFileError, String)])
    func `an error names its place`(error: InventoryFileError, detail: String) {
        #expect(error.detail == detail)
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
                "a:1:1: it is empty"
            ),
            (
                .file(.unreadable(.path("a"), message: "Is a directory")),
                "cannot read a: Is a directory"
            ),
            (
                .refused(.standardInput, line: 1, .noRow),
                "standard input:1: the line doesn't begin as a row does"
            ),
            (
                .refused(.path("a"), line: 2, .otherHost(HostName("b"))),
                "a:2: the row is of the host b"
            ),
            (
                .refused(.path("a"), line: 2, .otherHost(nil)),
                "a:2: the row doesn't say which host it is of"
            ),
            (
                .refused(.path("a"), line: 2, .otherDay(CalendarDate(parsing: "2026-11-23"))),
                "a:2: the row is of 2026-11-23"
            ),
            (
                .refused(.path("a"), line: 2, .otherDay(nil)),
                "a:2: the row doesn't say which day it is of"
            ),
            (
                .refused(.path("a"), line: 2, .otherKey),
                "a:2: the row has another factKey than its contents"
            ),
            (
                .refused(.path("a"), line: 2, .tooManyFacts(limit: 1000)),
                "a:2: more than 1,000 different facts are too many"
            ),
            (
                .statementsNeeded(.path("a")),
                "a has rows, which lack the statements that the scope 'shipped' needs"
            ),
        ] as [(RowFileError, String)])
    func `an error names its line`(error: RowFileError, detail: String) {
        #expect(error.detail == detail)
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
