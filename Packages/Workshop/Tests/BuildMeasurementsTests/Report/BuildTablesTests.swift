import BuildMeasurements
import Testing

@Suite struct BuildTablesTests {
    private let tables = BuildTables(
        BuildTimes([
            .fixture(wall: 12), .fixture(.builds, "ProductionApp", wall: 30),
            .fixture(change: "nothing", wall: 0.5),
            .fixture(.builds, "ProductionApp", change: "nothing", wall: 0.6),
            .fixture(change: "driver-method", files: 3, wall: 9.04),
            .fixture(.builds, "ProductionApp", "release", wall: 60),
            .fixture(.tests, "DomainLayer", change: "edit", wall: 4),
            .fixture(.tests, BuildTime.everything, change: "edit", wall: 40),
        ]))

    @Test func `builds are shown by configuration with their ratio`() {
        #expect(
            tables.builds == """
                | build | DevelopmentApp | ProductionApp | ratio |
                |---|---:|---:|---:|
                | debug, from nothing | 12.0 s | 30.0 s | 0.40 |
                | debug, nothing changed | 0.5 s | 0.6 s | 0.83 |
                | release, from nothing | – | 60.0 s | – |
                | release, nothing changed | – | – | – |

                """)
    }

    @Test func `changes are shown with what they touch`() {
        #expect(
            tables.changes.hasPrefix(
                """
                | to… | files | in | DevelopmentApp | ProductionApp |
                |---|---:|---|---:|---:|
                | edit a view | 1 | `PresentationLayer` | – | – |
                """))
        #expect(
            tables.changes.contains(
                "| add a driver method | 3 | `DomainLayer`, `FrameworkLayer`, `PresentationLayer` "
                    + "| 9.0 s | – |\n"))
    }

    @Test func `tests are shown by package, and all together`() {
        #expect(
            tables.tests == """
                | tests of | seconds |
                |---|---:|
                | `DomainLayer` | 4.0 s |
                | **all packages** | 40.0 s |

                """)
    }
}
