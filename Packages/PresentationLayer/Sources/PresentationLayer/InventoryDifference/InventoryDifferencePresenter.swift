public import DomainLayer
public import Observation

/// Serves a comparison: follows it until it is done.
@MainActor
@Observable
public final class InventoryDifferencePresenter<
    Dependency: InventoryDifferencePresenterDependency
> {
    public private(set) var state = InventoryDifferenceState()

    private let dependency: Dependency
    private let old: InputSource
    private let new: InputSource

    public init(dependency: Dependency, from old: InputSource, to new: InputSource) {
        self.dependency = dependency
        self.old = old
        self.new = new
    }

    /// Compares; ends early if the task is cancelled.
    public func onAppear() async {
        for await difference in dependency.inventoryDifference.states(from: old, to: new) {
            state.onDifference(difference)
        }
    }
}

/// What a comparison shows: a value, and a mutating method for each input.
public struct InventoryDifferenceState: Equatable, Sendable {
    /// How far both sides are read, then how they differ.
    public private(set) var difference: LoadState<InventoryDifference, InventoryDifferenceError> =
        .idle

    public init() {}

    /// The comparison came a step further.
    public mutating func onDifference(
        _ difference: LoadState<InventoryDifference, InventoryDifferenceError>
    ) {
        self.difference = difference
    }
}
