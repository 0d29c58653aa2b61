/// Neither app is linked with a style of the comparison.
///
/// It also examines StylesApp: a count that finds nothing there doesn't work.
struct StyleFreeCheck: Check {
    let name = "style-free"
    let reason = "who compares architectures must not make the license tool carry all of them"
    let remedy = "swift package --package-path ProductionApp show-dependencies"

    func verdict(on workspace: Workspace) -> Verdict {
        let symbols = ModuleSymbols(
            of: workspace.folders(in: "Packages/Comparison/Styles/Sources"))
        var counts: [String: Int] = [:]
        for root in ["DevelopmentApp", "ProductionApp", "StylesApp"] {
            guard let program = workspace.checkedProgram(root) else {
                return .failed(["\(root) is not built"])
            }
            counts[root] = symbols.count(in: program)
        }
        var breaches = ["DevelopmentApp", "ProductionApp"].compactMap { app in
            counts[app].flatMap { $0 > 0 ? "\(app): \($0) symbols of styles" : nil }
        }
        if counts["StylesApp"] == 0 {
            breaches.append("none in StylesApp either: the check sees nothing")
        }
        return Verdict(breaches: breaches, looked: "both apps: 0 symbols of styles")
    }
}
