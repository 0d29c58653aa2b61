public import DomainLayer

/// All that a comparison needs of a container: the use case that compares.
public protocol InventoryDifferencePresenterDependency<InventoryComparison>: Sendable {
    associatedtype InventoryComparison: InventoryComparisonUseCase

    var inventoryComparison: InventoryComparison { get }
}
