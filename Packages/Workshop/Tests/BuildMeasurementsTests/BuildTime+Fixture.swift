import BuildMeasurements

extension BuildTime {
    /// A figure of a clean debug build on a made-up machine.
    static func fixture(
        _ part: Part = .builds, _ target: String = "DevelopmentApp",
        _ configuration: String = "debug",
        change: String = clean, files: Int = 0, run: Int = 1, wall: Double
    ) -> BuildTime {
        BuildTime(
            part: part, target: target, configuration: configuration, change: change, files: files,
            run: run, wall: wall, processor: 2 * wall, machine: .fixture)
    }
}

extension Machine {
    static let fixture = Machine(cores: 2, processor: "Abacus \"Bead\", 1 GHz", compiler: "6.3.1")
}

extension BuildTimes {
    /// A law: DevelopmentApp takes 10 s whatever the framework, ProductionApp 20 s and more.
    static let law = BuildTimes(
        [(0, 20.0), (100, 30), (200, 40)].flatMap { files, seconds in
            [
                BuildTime.fixture(.law, "DevelopmentApp", files: files, wall: 10),
                BuildTime.fixture(.law, "ProductionApp", files: files, wall: seconds),
            ]
        })
}
