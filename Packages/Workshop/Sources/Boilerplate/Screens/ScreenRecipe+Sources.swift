extension ScreenRecipe {
    var view: String {
        """
        public import TerminalUI

        /// How many packages are installed.
        public struct \(stem.type)View<Dependency: \(stem.type)PresenterDependency>: View {
            private let presenter: \(stem.type)Presenter<Dependency>

            public init(presenter: \(stem.type)Presenter<Dependency>) {
                self.presenter = presenter
            }

            public var body: some View {
                LoadStateView(presenter.state.packages) { packages in
                    Text("\\(packages) packages")
                }
            }
        }

        """
    }

    var presenter: String {
        """
        public import DomainLayer
        public import Observation

        /// Serves the screen: follows the shared inventory, and counts its packages.
        @MainActor
        @Observable
        public final class \(stem.type)Presenter<Dependency: \(stem.type)PresenterDependency> {
            public private(set) var state = \(stem.type)State()

            private let dependency: Dependency
            private let source: InventorySource

            public init(dependency: Dependency, source: InventorySource) {
                self.dependency = dependency
                self.source = source
            }

            /// Follows the inventory until it is there or has failed, or the task is cancelled.
            public func onAppear() async {
                for await inventory in await dependency.licenseInventory.states(of: source, detail: []) {
                    state.onInventory(inventory)
                }
            }
        }

        """
    }

    var state: String {
        """
        public import DomainLayer

        /// What the screen shows: a value, and a mutating method for each input.
        public struct \(stem.type)State: Equatable, Sendable {
            /// How many packages are installed.
            public private(set) var packages: LoadState<Int, LicenseDriverError> = .idle

            public init() {}

            /// The inventory came a step further.
            public mutating func onInventory(_ inventory: LoadState<LicenseInventory, LicenseDriverError>) {
                packages = inventory.map(\\.entries.count)
            }
        }

        """
    }

    var dependency: String {
        """
        public import DomainLayer

        /// All that the screen needs of a container.
        public protocol \(stem.type)PresenterDependency<LicenseInventory>: Sendable {
            associatedtype LicenseInventory: LicenseInventoryUseCase

            var licenseInventory: LicenseInventory { get }
        }

        """
    }
}
