/// The architectures of the browser, as the command line names them.
public enum BrowserStyle: String, CaseIterable, Hashable, Sendable {
    /// Framework-Independent Architecture, which has more screens than the others.
    case fia
    /// View, view model, service, model.
    case mvvm
    /// One state, changed by actions in pure functions.
    case redux
    /// Actors and streams below view models, made by factories.
    case asmf
    /// Views without view models.
    case vsa
}
