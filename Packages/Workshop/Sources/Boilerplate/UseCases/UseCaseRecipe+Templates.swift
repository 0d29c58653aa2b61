extension UseCaseRecipe {
    var useCase: String {
        """
        /// Names what is installed.
        public protocol \(stem.type)UseCase: Sendable {
            /// The names of the installed packages, each once, in the order of their letters.
            ///
            /// - Throws: ``LicenseDriverError`` where there is no system to read at all.
            func names(in source: InventorySource) async throws(LicenseDriverError) -> [String]
        }

        """
    }

    var interactor: String {
        """
        public import DomainLayer

        /// Names what is installed, by the driver's rows.
        public struct \(stem.type)Interactor<Dependency: \(stem.type)InteractorDependency>: \(stem.type)UseCase {
            private let dependency: Dependency

            public init(dependency: Dependency) {
                self.dependency = dependency
            }

            public func names(in source: InventorySource) async throws(LicenseDriverError) -> [String] {
                let inventory = try await dependency.licenseDriver.licenses(
                    in: source, detail: [], onProgress: { _, _ in })
                var names: Set<String> = []
                for entry in inventory.entries {
                    names.insert(entry.name)
                }
                return names.sorted()
            }
        }

        """
    }

    var dependency: String {
        """
        public import DomainLayer

        /// All that the interactor needs of a container.
        public protocol \(stem.type)InteractorDependency<LicenseDriver>: Sendable {
            associatedtype LicenseDriver: LicenseDriverProtocol

            var licenseDriver: LicenseDriver { get }
        }

        """
    }

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
