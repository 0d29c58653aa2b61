/// Everything that the screen needs of a container.
public protocol NewcomerPresenterDependency: LicenseScanDependency {}
