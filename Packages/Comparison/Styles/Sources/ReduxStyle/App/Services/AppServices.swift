import DomainLayer

/// Everything outside the app that effects use.
///
/// Views find the store by its type, which therefore must not depend on a container's drivers: this
/// is the reason for the `any` here and in each service. The clock is the driver itself, since a
/// service would add nothing.
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
