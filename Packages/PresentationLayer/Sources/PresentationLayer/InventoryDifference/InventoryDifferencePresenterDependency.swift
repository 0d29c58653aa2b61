public import DomainLayer

/// All that a comparison needs of a container: the use case that compares.
public protocol InventoryDifferencePresenterDependency<InventoryDifference>: Sendable {
    associatedtype InventoryDifference: InventoryDifferenceUseCase

    var inventoryDifference: InventoryDifference { get }
}
