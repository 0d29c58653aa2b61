import DomainLayer
import TerminalUI
import Testing

@testable import PresentationLayer

struct TextSearchStateTests {
    private let hits = (1...3).map {
        LicenseTextHit(package: "pear:all", line: $0, text: "words")
    }

    @Test func `hits gather step by step`() {
        var state = TextSearchState()
        state.onPhrase("words")
        state.onBegin()
        #expect(state.isRunning)
        state.onStep(LicenseTextSearchStep(hits: [hits[0]], done: 1, of: 3))
        state.onStep(LicenseTextSearchStep(hits: [hits[1], hits[2]], done: 2, of: 3))
        #expect(state.hits == hits)
        #expect([state.done, state.total] == [2, 3])
        state.onMove(to: ListPosition(selected: 1))
        #expect(state.selection == hits[1])
        state.onEnd()
        #expect(!state.isRunning)
        #expect(!state.isCut)
    }

    @Test func `another search begins with nothing`() {
        var state = TextSearchState()
        state.onBegin()
        state.onStep(LicenseTextSearchStep(hits: hits, done: 3, of: 3))
        state.onMove(to: ListPosition(selected: 2))
        state.onPhrase("other")
        #expect(state.begun == "")
        state.onBegin()
        #expect(state.begun == "other")
        #expect(state.hits == [])
        #expect(state.position == ListPosition())
        #expect(state.selection == nil)
    }

    @Test func `a search that found too much was cut`() {
        var state = TextSearchState()
        state.onBegin()
        let most = LicenseTextSearchStep.mostHits
        state.onStep(
            LicenseTextSearchStep(
                hits: Array(repeating: hits[0], count: most), done: 1, of: 3))
        #expect(state.isCut)
    }
}
