public import DomainLayer

/// What a comparison needs from a container: the use case that compares.
public protocol InventoryDifferencePresenterDependency<InventoryComparison>: Sendable {
    associatedtype InventoryComparison: InventoryComparisonUseCase

    var inventoryComparison: InventoryComparison { get }
}
