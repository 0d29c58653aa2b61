/// What the screen needs from a container.
public protocol NewcomerPresenterDependency: LicenseScanDependency {}
