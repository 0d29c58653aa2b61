import DomainLayer
import Testing
import Wording

struct SettingsErrorWordingTests {
    @Test(
        arguments: [
            (
                .notAnAgent("Ann", place: "/etc/c:1"),
                "/etc/c:1 is 'Ann', not 'Organization: NAME (MAIL)' or 'Person: NAME (MAIL)'"
            ),
            (
                .unknownField("Name", path: "/etc/c", line: 3),
                "/etc/c:3: unknown field 'Name'; the only one is Creator"
            ),
            (
                .repeatedField("Creator", path: "/etc/c", line: 4, first: 1),
                "/etc/c:4: Creator is already in line 1"
            ),
            (
                .strayLine(path: "/etc/c", line: 2),
                "/etc/c:2: neither a field, nor indented to continue one"
            ),
            (
                .unreadable(path: "/etc/c", .unreadable(message: "Permission denied")),
                "cannot read /etc/c: Permission denied"
            ),
        ] as [(SettingsError, String)])
    func `an error names its place`(error: SettingsError, detail: String) {
        #expect(error.detail == detail)
    }
}
