import Testing

@testable import ArchitectureChecks

@Suite struct MarkdownTextTests {
    private let text = MarkdownText(
        """
        # House

        See `kitchen` and `stove`.

        ```console
        $ make fire   # warm
        ## no heading
        ```

        ## Rooms
        #no heading

        | room | size |
        |---|:-:|
        | `hall` | 2 |

        | one |
        |---|

        """)

    @Test func `headings, spans and commands are found outside of their like`() {
        #expect(text.headings == [1, 2])
        #expect(
            text.codeSpans.map { "\($0.number) \($0.code)" } == [
                "3 kitchen", "3 stove", "15 hall",
            ])
        #expect(text.commands == ["make fire   "])
    }

    @Test func `tables have rows of cells`() {
        #expect(text.tables == [[["room", "size"], ["`hall`", "2"]], [["one"]]])
    }
}
