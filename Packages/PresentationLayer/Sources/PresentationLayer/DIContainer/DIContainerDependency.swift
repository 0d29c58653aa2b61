/// What a container gives: the needs of every screen and of every command.
///
/// Only the roots and the app that both of them run see the whole of it. A screen and a command ask
/// for their own dependency, and associated types of one name in several of them are one.
public protocol DIContainerDependency:
    LicenseListPresenterDependency,
    LicenseDetailPresenterDependency,
    LicenseSummaryPresenterDependency,
    BrowserPresenterDependency,
    ExportCommandDependency,
    CheckCommandDependency,
    DiffCommandDependency
{
    /// The screens as they look in every state; empty where the container offers none.
    var previews: [ScreenPreview] { get }
}

extension DIContainerDependency {
    public var previews: [ScreenPreview] { [] }
}
