/// A screen that counts the installed packages, to begin with.
struct ScreenRecipe: Recipe {
    let stem: Stem

    private var name: String { stem.type }

    var files: [String: String] {
        let folder = "\(Places.presentation)/\(name)/\(name)"
        return [
            "\(folder)View.swift": view,
            "\(folder)Presenter.swift": presenter,
            "\(folder)State.swift": state,
            "\(folder)PresenterDependency.swift": dependency,
            "\(Places.presentationTests)/\(name)/\(name)PresenterTests.swift": test,
        ]
    }

    /// Both containers have the inventory already.
    var edits: [Edit] { [Places.dependency("\(name)PresenterDependency", .inheritance)] }

    var keyLine: Boilerplate.KeyLine {
        .init(
            path: "\(Places.presentation)/\(name)/\(name)Presenter.swift",
            text: "state.onInventory(inventory)", test: "\(name)PresenterTests")
    }
}
