extension UseCaseRecipe {
    var test: String {
        """
        import DomainLayer
        import PresentationLayer
        import PresentationMocks
        import Testing

        struct \(stem.type)InteractorTests {
            /// Needs `\(keyLine.text)` in the interactor.
            @Test func `every package is named once`() async throws {
                let names = try await MockDIContainer().\(stem.property).names(in: .standard)
                #expect(names == Set(Samples.inventory.entries.map(\\.name)).sorted())
            }

            @Test func `a system that can't be read is an error`() async {
                await #expect(throws: LicenseDriverError.self) {
                    try await MockDIContainer().\(stem.property).names(in: .root("failure"))
                }
            }
        }

        """
    }
}
