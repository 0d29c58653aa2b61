public import DomainLayer

/// All that `diff` needs of a container.
public protocol DiffCommandDependency: CommandDependency {
    associatedtype InventoryDifference: InventoryDifferenceUseCase

    var inventoryDifference: InventoryDifference { get }
}
