import DomainLayer

/// All that effects ask of the world.
///
/// Views find the store by its type, which therefore names no container's drivers: that is what the
/// `any` is for, here and in each service. The clock is the driver itself: a service would add
/// nothing.
struct AppServices: Sendable {
    let inventory: InventoryService
    let sheet: SheetService
    let clock: any ClockDriverProtocol

    init(_ dependency: some ReduxDependency, source: InventorySource) {
        inventory = InventoryService(driver: dependency.licenseDriver, source: source)
        sheet = SheetService(
            texts: dependency.licenseTextDriver, installations: dependency.installationDriver,
            source: source)
        clock = dependency.clockDriver
    }
}
