import DomainLayer
import PresentationMocks
import Testing

@testable import PresentationLayer

@MainActor
@Suite struct NewcomerPresenterTests {
    private let entry = NewcomerEntry(title: "letter", text: "first line\nsecond line\n")

    @Test func `a screen that has appeared holds the driver's entries`() async {
        let container = MockDIContainer { [entry] in
            $0.newcomerDriver.entries = { $0 == "desk" ? [entry] : [] }
        }
        let presenter = NewcomerPresenter(dependency: container, folder: "desk")
        #expect(presenter.state == .loading)
        await presenter.onAppear()
        #expect(presenter.state == .success([entry]))
    }

    @Test func `a folder that can't be read is a failure`() async {
        let presenter = NewcomerPresenter(dependency: MockDIContainer(), folder: "/nowhere")
        await presenter.onAppear()
        #expect(presenter.state == .failure(.unreadable(folder: "/nowhere")))
    }

    @Test func `each state is a text`() {
        func text(_ state: NewcomerState) -> String { NewcomerContent(state: state).text }
        #expect(text(.loading) == "loading")
        #expect(text(.success([])) == "no entries")
        let locked = NewcomerEntry(title: "locked", text: nil)
        #expect(
            text(.success([entry, locked])) == """
                letter: first line
                locked: (can't be read)
                """)
        #expect(text(.failure(.unreadable(folder: "desk"))) == "can't read the folder desk")
    }
}
