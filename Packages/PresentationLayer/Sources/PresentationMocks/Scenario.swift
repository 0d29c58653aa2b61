/// A made-up system that ``StubLicenseDriver`` gives under its name.
public enum Scenario: String, CaseIterable, Sendable {
    /// The handmade packages of ``Samples``.
    case samples
    /// A system on which nothing is installed.
    case empty
    /// A database that can't be read.
    case failure
    /// The samples, which take about two seconds to come.
    case slow
    /// 10,000 packages.
    case large
}
