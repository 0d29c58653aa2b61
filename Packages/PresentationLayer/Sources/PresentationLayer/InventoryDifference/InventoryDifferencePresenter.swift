public import DomainLayer
public import Observation

/// Serves a comparison, and follows it until it is done.
@MainActor
@Observable
public final class InventoryDifferencePresenter<
    Dependency: InventoryDifferencePresenterDependency
> {
    public private(set) var state = InventoryDifferenceState()

    private let dependency: Dependency
    private let request: InventoryComparisonRequest

    public init(dependency: Dependency, request: InventoryComparisonRequest) {
        self.dependency = dependency
        self.request = request
    }

    /// Compares; ends early if the task is cancelled.
    public func onAppear() async {
        for await difference in dependency.inventoryComparison.states(for: request) {
            state.onDifference(difference)
        }
    }
}

/// What a comparison shows: a value, and a mutating method for each input.
public struct InventoryDifferenceState: Equatable, Sendable {
    /// How far both sides are read, then their difference.
    public private(set) var difference: LoadState<InventoryDifference, InventoryComparisonError> =
        .idle

    public init() {}

    /// The comparison's state has changed.
    mutating func onDifference(
        _ difference: LoadState<InventoryDifference, InventoryComparisonError>
    ) {
        self.difference = difference
    }
}
