import DomainLayer
import StyleDoubles
import TerminalUI
import Testing

@testable import ReduxStyle

@MainActor
@Suite struct ReplayTests {
    @Test func `a recorded run gives the same frames again, forwards and backwards`() async {
        let show = Show(rows: 12)
        await show.start()
        var seen: [(actions: Int, frame: String)] = []
        func see() { seen.append((show.recorder.actions.count, show.frame)) }

        see()
        show.press(.character("/"), .character("r"), .down)
        see()
        show.press(.enter, .enter)
        await eventually { show.store.state.sheet.text.isFinal }
        await eventually { show.store.state.sheet.installation.isFinal }
        see()
        show.press(.character("n"), .character("["))
        see()
        show.system.install([PackageLicense.samples[1]])
        await show.look()
        await eventually { show.store.state.packages.table?.entries.count == 1 }
        see()
        show.press(.escape, .escape)
        see()
        await show.end()

        for moment in seen + seen.reversed() {
            #expect(show.recorder.frame(after: moment.actions, rows: 12) == moment.frame)
        }
        #expect(Set(seen.map(\.frame)).count == seen.count)
    }

    @Test func `a recorded run gives the same states again, each as often as it is asked for`()
        async
    {
        let show = Show()
        var states: [AppState] = [show.store.state]
        await show.start()
        let begun = show.recorder.actions.count
        states.append(show.store.state)
        for action: AppAction in [
            .packages(.move(to: ListPosition(selected: 1))), .packages(.beginFilter),
            .packages(.filter("i")), .packages(.clearFilter), .navigation(.quit),
        ] {
            show.store.send(action)
            states.append(show.store.state)
        }
        await show.end()
        #expect(show.recorder.state(after: 0) == states[0])
        for (number, state) in states.dropFirst().enumerated().reversed() {
            #expect(show.recorder.state(after: begun + number) == state)
        }
    }
}
