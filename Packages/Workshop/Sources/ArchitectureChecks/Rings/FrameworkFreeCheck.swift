/// The development app is linked without the framework ring and without Foundation.
///
/// It also examines ProductionApp: a count that finds nothing there doesn't work.
struct FrameworkFreeCheck: Check {
    let name = "framework-free"
    let reason = "the screens are designed on mocks, in a build that takes seconds"
    let remedy = "swift package --package-path DevelopmentApp show-dependencies"

    func verdict(on workspace: Workspace) -> Verdict {
        let symbols = ModuleSymbols(
            of: FrameworkRing.modules(in: workspace) + ["Foundation", "FoundationEssentials"],
            libraries: ["libFoundation"])
        guard let development = workspace.checkedProgram("DevelopmentApp"),
            let production = workspace.checkedProgram("ProductionApp")
        else { return .failed(["a root is not built"]) }
        let count = symbols.count(in: development)
        var breaches = count > 0 ? ["DevelopmentApp: \(count) framework symbols"] : []
        if symbols.count(in: production) == 0 {
            breaches.append("none in ProductionApp either: the check sees nothing")
        }
        return Verdict(breaches: breaches, looked: "DevelopmentApp: 0 framework symbols")
    }
}
