/// What a view owns in its state, made when it is first asked for.
///
/// A view's value is made anew for each frame, with the first value of its state; of all these
/// only the first is ever asked. So there is one view model, and none is made to be thrown away.
@MainActor
final class Owned<Model> {
    private let make: @MainActor () -> Model
    private(set) lazy var model = make()

    init(_ make: @escaping @MainActor () -> Model) {
        self.make = make
    }
}
