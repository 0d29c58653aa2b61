import DomainLayer

/// Everything outside the app that effects use.
///
/// An `any` each, since views find the store by its type, which therefore must not depend on a
/// container's drivers, and since tests use their own implementations. The clock is the driver
/// itself: a service would add nothing.
struct AppServices: Sendable {
    let inventory: any InventoryServiceProtocol
    let sheet: any SheetServiceProtocol
    let clock: any ClockDriverProtocol
}

extension AppServices {
    init(_ dependency: some ReduxDependency, source: InventorySource) {
        self.init(
            inventory: InventoryService(driver: dependency.licenseDriver, source: source),
            sheet: SheetService(
                texts: dependency.licenseTextDriver, installations: dependency.installationDriver,
                source: source),
            clock: dependency.clockDriver)
    }
}
