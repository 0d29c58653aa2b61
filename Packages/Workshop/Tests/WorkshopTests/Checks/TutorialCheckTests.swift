import ChildProcesses
import Synchronization
import Testing

@testable import ArchitectureChecks

@Suite struct TutorialCheckTests {
    private let article = """
        New file `House/Door.swift`:

        ```swift
        struct Door {}
        ```

        In `House/House.swift`, below `    let wall = 1`:

        ```swift
            let door = Door()
        ```

        ```console
        $ swift build
        ```

        """
    private let house = "struct House {\n    let wall = 1\n}\n"

    /// Records the commands that were run.
    private final class Commands: Sendable {
        let words = Mutex<[[String]]>([])
    }

    private func verdict(
        _ article: String, house: String? = nil, commands: Commands = Commands(),
        status: Int32 = 0
    ) -> Verdict {
        let files = [
            TutorialCheck.article: article, "House/House.swift": house ?? self.house,
        ]
        let workspace = Workspace(root: "/house", files: files) { command, _ in
            commands.words.withLock { $0.append(command.words) }
            let isBuild = command.words.contains("swift")
            return Outcome(status: isBuild ? status : 0, output: Array("error: no door\n".utf8))
        }
        return TutorialCheck().verdict(on: workspace)
    }

    @Test func `steps are carried out one after the other in a copy`() {
        let commands = Commands()
        #expect(verdict(article, commands: commands) == .passed("3 steps"))
        let copy = "/house/.build/tutorial/workspace"
        #expect(
            commands.words.withLock { $0 } == [
                ["sh", "-c", TutorialCheck.copying, "sh", "/house", copy],
                [
                    "sh", "-c", TutorialCheck.writing, "sh", "\(copy)/House/Door.swift",
                    "struct Door {}\n",
                ],
                [
                    "sh", "-c", TutorialCheck.writing, "sh", "\(copy)/House/House.swift",
                    "struct House {\n    let wall = 1\n    let door = Door()\n}\n",
                ],
                [
                    "sh", "-c", TutorialCheck.running, "sh", copy, "swift", "build",
                    "--scratch-path", "/house/.build/tutorial/build-3",
                ],
            ])
    }

    @Test func `a step that fails is told`() {
        #expect(verdict(article, status: 1).breaches == ["block 3:", "error: no door"])
        #expect(
            verdict(article, house: "struct House {}\n").breaches
                == ["block 2:", "House/House.swift has not one line `    let wall = 1`"])
        #expect(
            verdict(article.replacing("New file", with: "See")).breaches
                == ["block 1 says neither a file nor a command"])
    }

    @Test func `blocks are files, lines and commands, or nothing that can be carried out`() {
        #expect(
            TutorialStep.all(in: article + "Something else:\n\n```swift\nDoor()\n```\n") == [
                .write(path: "House/Door.swift", text: "struct Door {}\n"),
                .insert(
                    path: "House/House.swift", below: "    let wall = 1",
                    text: "    let door = Door()\n"),
                .run("swift build"), nil,
            ])
    }

    @Test func `an article that runs nothing fails`() {
        #expect(verdict("# House\n").breaches == ["\(TutorialCheck.article) runs nothing"])
    }
}
