import DomainLayer

#if canImport(SwiftUI)
    import SwiftUI
#endif

/// The screen in a terminal: it makes the presenter that serves it, and prints its content.
@MainActor
public struct NewcomerView<Dependency: NewcomerPresenterDependency> {
    private let presenter: NewcomerPresenter<Dependency>

    public init(dependency: Dependency, folder: String) {
        presenter = NewcomerPresenter(dependency: dependency, folder: folder)
    }

    public func show() async {
        await presenter.onAppear()
        print(NewcomerContent(state: presenter.state).text)
    }
}

/// What is seen on the screen, made of the state alone: a line for each entry.
struct NewcomerContent {
    let state: NewcomerState

    var text: String {
        switch state {
        case .loading: "loading"
        case .success([]): "no entries"
        case .success(let entries): entries.map(line).joined(separator: "\n")
        case .failure(.unreadable(let folder)): "can't read the folder \(folder)"
        }
    }

    private func line(for entry: NewcomerEntry) -> String {
        let firstLine = entry.text?.prefix { !$0.isNewline }
        return "\(entry.title): \(firstLine ?? "(can't be read)")"
    }
}

#if canImport(SwiftUI)
    /// The screen in a window, for apps on Apple's systems.
    public struct NewcomerScreen<Dependency: NewcomerPresenterDependency>: View {
        @State private var presenter: NewcomerPresenter<Dependency>

        public init(dependency: Dependency, folder: String) {
            _presenter = State(
                initialValue: NewcomerPresenter(dependency: dependency, folder: folder))
        }

        public var body: some View {
            Text(NewcomerContent(state: presenter.state).text)
                .task { await presenter.onAppear() }
        }
    }
#endif
