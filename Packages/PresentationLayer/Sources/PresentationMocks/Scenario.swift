/// A made-up system that ``StubLicenseDriver`` gives under its name.
public enum Scenario: String, CaseIterable, Sendable {
    /// ``Samples/inventory``: handmade packages, all of which could be read.
    case samples
    /// ``Samples/troubledInventory``: the samples, and packages that could not be read.
    case troubled
    /// A system on which nothing is installed.
    case empty
    /// A database that can't be read.
    case failure
    /// The samples, which take about two seconds to come.
    case slow
    /// 10,000 packages.
    case large
}
