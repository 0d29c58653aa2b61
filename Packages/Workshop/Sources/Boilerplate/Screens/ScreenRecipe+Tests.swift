extension ScreenRecipe {
    var test: String {
        """
        import DomainLayer
        import PresentationLayer
        import PresentationMocks
        import TerminalUI
        import Testing

        @MainActor
        struct \(stem.type)PresenterTests {
            /// Needs `\(keyLine.text)` in the presenter.
            @Test func `when it has appeared the packages are counted`() async {
                let presenter = \(stem.type)Presenter(dependency: MockDIContainer(), source: .standard)
                #expect(presenter.state.packages == .idle)
                await presenter.onAppear()
                #expect(presenter.state.packages == .success(Samples.inventory.entries.count))
                #expect(
                    \(stem.type)View(presenter: presenter).text(width: 80)
                        == "\\(Samples.inventory.entries.count) packages\\n")
            }
        }

        """
    }
}
