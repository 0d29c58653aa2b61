import Testing

@testable import ArchitectureChecks

@Suite struct TutorialStepTests {
    @Test func `blocks are files, lines and commands`() {
        let text = """
            # A door

            New file `House/Door.swift`:

            ```swift
            struct Door {}
            ```

            In `House/House.swift`, below
            `    let wall = 1`:

            ```swift
                let door = Door()
            ```

            ```console
            $ swift build
            ```

            Something else:

            ```swift
            Door()
            ```

            """
        #expect(
            TutorialStep.all(in: text) == [
                .write(path: "House/Door.swift", text: "struct Door {}\n"),
                .insert(
                    path: "House/House.swift", below: "    let wall = 1",
                    text: "    let door = Door()\n"),
                .run("swift build"), nil,
            ])
    }
}
