/// What a container gives: all that the screens need. A new screen adds its dependency here.
public protocol DIContainerDependency: NewcomerPresenterDependency {}
