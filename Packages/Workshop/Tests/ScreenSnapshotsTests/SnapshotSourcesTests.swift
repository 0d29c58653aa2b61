import ScreenSnapshots
import Testing

struct SnapshotSourcesTests {
    @Test func `frames of a situation are a file of literals`() {
        let sources = SnapshotSources(
            PreviewListing(
                parsing: "━━ list-all-60 ━\n a\n\nb\n━━ list-all-100 ━\nc\n━━ help-60 ━\nd\n"))
        #expect(
            sources.files == [
                "Snapshots.swift": """
                /// What was recorded of each preview, by its name; `make snapshots` records anew.
                enum Snapshots {
                    static let all: [String: String] = [
                        listAll,
                        help,
                    ].reduce(into: [:]) { all, frames in all.merge(frames) { $1 } }
                }

                """,
                "Snapshots+ListAll.swift": ##"""
                // swift-format-ignore-file
                extension Snapshots {
                    static let listAll = [
                        "list-all-60": #"""
                             a

                            b
                            """#,
                        "list-all-100": #"""
                            c
                            """#,
                    ]
                }

                """##,
                "Snapshots+Help.swift": ##"""
                // swift-format-ignore-file
                extension Snapshots {
                    static let help = [
                        "help-60": #"""
                            d
                            """#,
                    ]
                }

                """##,
            ])
    }
}
