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

        In `House/Roof.swift`, instead of `let roof = 1`:

        ```swift
        let roof = 2
        ```

        ```console
        $ swift run --package-path House House open
        The door is open.
        ```

        """
    private let exercise = """
        In `House/House.swift`, below `    let wall = 1`:

        ```swift
            let door = Window()
        ```

        A window is no door, so this fails:

        ```console
        $ swift build
        … error: no window
        ```

        ```console
        $ git checkout House
        ```

        """
    private let house = "struct House {\n    let wall = 1\n}\n"

    /// Records the commands that were run.
    private final class Commands: Sendable {
        let words = Mutex<[[String]]>([])
    }

    private func verdict(
        _ article: String, house: String? = nil, commands: Commands = Commands(),
        status: Int32 = 0, printing output: String = "The door is open.\n"
    ) -> Verdict {
        let files = [
            "Doors.md": article, "House/House.swift": house ?? self.house,
            "House/Roof.swift": "// The roof\nlet roof = 1\n",
        ]
        let workspace = Workspace(root: "/house", files: files) { command, _ in
            commands.words.withLock { $0.append(command.words) }
            let runs = command.words.contains("run") || command.words.contains("build")
            return Outcome(status: runs ? status : 0, output: Array(output.utf8))
        }
        return TutorialCheck(article: "Doors.md").verdict(on: workspace)
    }

    @Test func `steps are carried out one after the other in a copy`() {
        let commands = Commands()
        #expect(verdict(article, commands: commands) == .passed("4 steps"))
        let copy = "/house/.build/tutorial/workspace"
        let running = ["sh", "-c", TutorialCheck.running, "sh", copy]
        let run = running + ["swift", "run", "--package-path", "House", "House", "open"]
        let lint = running + TutorialCheck.linting
        #expect(
            commands.words.withLock { $0 } == [
                ["sh", "-c", TutorialCheck.copying, "sh", "/house", copy],
                [
                    "sh", "-c", TutorialCheck.writing, "sh", "\(copy)/House/Door.swift",
                    "struct Door {}\n",
                ],
                lint + ["House/Door.swift"],
                [
                    "sh", "-c", TutorialCheck.writing, "sh", "\(copy)/House/House.swift",
                    "struct House {\n    let wall = 1\n    let door = Door()\n}\n",
                ],
                lint + ["House/House.swift"],
                [
                    "sh", "-c", TutorialCheck.writing, "sh", "\(copy)/House/Roof.swift",
                    "// The roof\nlet roof = 2\n",
                ],
                lint + ["House/Roof.swift"],
                run, run,
            ])
    }

    @Test func `a step that fails is named`() {
        #expect(
            verdict(article, status: 1, printing: "error: no door\n").breaches
                == ["block 4:", "error: no door"])
        #expect(
            verdict(article, printing: "The door is shut.\n").breaches == [
                "block 4:",
                "`swift run --package-path House House open` prints something else: "
                    + "The door is shut.",
            ])
        let warned = "warning: a hinge is missing\nThe door is open.\n"
        #expect(verdict(article, printing: warned).breaches.first == "block 4:")
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
                .edit(
                    path: "House/House.swift", line: "    let wall = 1", keepsLine: true,
                    text: "    let door = Door()\n"),
                .edit(
                    path: "House/Roof.swift", line: "let roof = 1", keepsLine: false,
                    text: "let roof = 2\n"),
                .run(
                    "swift run --package-path House House open",
                    printing: "The door is open.", fails: false),
                nil,
            ])
        #expect(
            TutorialStep.all(in: exercise).dropFirst() == [
                .run("swift build", printing: "… error: no window", fails: true), .undo,
            ])
    }

    @Test func `an exercise fails as it says, and everything is undone after it`() {
        let commands = Commands()
        let error = "House.swift:3: error: no window\n1 error\n"
        #expect(
            verdict(exercise, commands: commands, status: 1, printing: error) == .passed("3 steps"))
        let copying = [
            "sh", "-c", TutorialCheck.copying, "sh", "/house", "/house/.build/tutorial/workspace",
        ]
        let all = commands.words.withLock { $0 }
        #expect(all.first == copying)
        #expect(all.last == copying)
        #expect(all.count { $0.contains("build") } == 1)
    }

    @Test func `an exercise that ends well or fails otherwise is named`() {
        #expect(
            verdict(exercise, printing: "error: no window\n").breaches
                == ["block 2:", "`swift build` ends well"])
        #expect(
            verdict(exercise, status: 1, printing: "error: no glass\n").breaches == [
                "block 2:", "`swift build` doesn't print:", "… error: no window",
                "error: no glass",
            ])
    }

    @Test func `an article that runs nothing fails`() {
        #expect(verdict("# House\n").breaches == ["Doors.md runs nothing"])
    }
}
