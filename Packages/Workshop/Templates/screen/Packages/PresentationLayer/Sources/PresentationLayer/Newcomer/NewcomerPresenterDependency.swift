public import DomainLayer

/// What the screen needs from a container: the inventory, and the time.
public protocol NewcomerPresenterDependency<LicenseScan, ClockDriver>: LicenseScanDependency {
    associatedtype ClockDriver: ClockDriverProtocol

    var clockDriver: ClockDriver { get }
}
