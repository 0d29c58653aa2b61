public import Measurements

/// What the architecture promises of builds, each with its figure.
public enum BuildGoals {
    public static let development = "DevelopmentApp"
    public static let production = "ProductionApp"

    /// The goals that the figures can be held to: those whose parts were measured.
    public static func all(in times: BuildTimes) -> [Goal] {
        builds(in: times) + law(in: times)
    }

    private static func builds(in times: BuildTimes) -> [Goal] {
        let development = times.of(.builds, development)
        var goals: [Goal] = []
        if let clean = development.after(BuildTime.clean).wall {
            goals.append(Goal("DevelopmentApp from nothing", clean, atMost: 15, unit: "s"))
            if let whole = times.of(.builds, production).after(BuildTime.clean).wall, whole > 0 {
                goals.append(
                    Goal("DevelopmentApp from nothing to ProductionApp", clean / whole, atMost: 0.5)
                )
            }
        }
        if let view = development.after(Change.view.name).wall {
            goals.append(Goal("DevelopmentApp after a view was edited", view, atMost: 3, unit: "s"))
        }
        return goals
    }

    private static func law(in times: BuildTimes) -> [Goal] {
        guard let flat = times.of(.law, development).growth.slope,
            let steep = times.of(.law, production).growth.slope, steep > 0
        else { return [] }
        return [
            Goal(
                "DevelopmentApp's growth in percent of ProductionApp's", flat / steep * 100,
                atMost: 2, unit: "%")
        ]
    }
}
