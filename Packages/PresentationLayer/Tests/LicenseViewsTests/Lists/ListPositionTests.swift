import TerminalUI
import Testing

@testable import LicenseViews

struct ListPositionFollowingTests {
    @Test(arguments: [
        (ListPosition(selected: 5, top: 3), 8, ListPosition(selected: 8, top: 6)),
        (ListPosition(selected: 5, top: 3), 1, ListPosition(selected: 1, top: 0)),
        (ListPosition(selected: 5, top: 3), nil, ListPosition()),
    ])
    func `what is selected stays where it is on the screen`(
        old: ListPosition, row: Int?, new: ListPosition
    ) {
        #expect(old.following(row) == new)
    }
}
