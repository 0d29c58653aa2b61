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
}
