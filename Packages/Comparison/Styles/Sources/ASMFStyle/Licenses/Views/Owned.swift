/// An object that a view owns in its state, made at its first use.
///
/// A view's value is made again for each frame, with a new initial value of its state; only the
/// first of these is ever used. So there is one view model, and none is made in vain.
@MainActor
final class Owned<Model> {
    private let make: @MainActor () -> Model
    private(set) lazy var model = make()

    init(_ make: @escaping @MainActor () -> Model) {
        self.make = make
    }
}
