import SwiftSources
import Testing

@Suite struct TypeDeclarationTests {
    private func summary(_ text: String) -> [String] {
        TypeDeclaration.all(in: text).map {
            ($0.isExtension ? "+" : "") + ([$0.name] + $0.inherited).joined(separator: " ")
        }
    }

    @Test func `a declaration has its name and what it inherits`() {
        let text = """
            /// struct Ghost: Comment {}
            public struct View<Dependency: Needs>: Sendable, Drawable {
                struct Part: Inner {
                }
            }

            public protocol Container<
                Driver
            >:
                Needs,
                More
            {
                associatedtype Driver: DriverProtocol
            }

            @MainActor final class Screen {}
            extension View: Equatable where Dependency: Equatable {}
            func free() {
            }

            """
        #expect(
            summary(text) == [
                "View Sendable Drawable", "Container Needs More", "Screen", "+View Equatable",
            ])
        #expect(TypeDeclaration.names(in: text) == ["View", "Container", "Screen"])
    }

    @Test func `words of comments and strings are no words of the code`() {
        let text = """
            enum Door {  // opens Window
                static let name = "Roof of \\"Tower\\" House"
                static let wall = Wall()
            }

            """
        let words = TypeDeclaration.all(in: text).first?.words ?? []
        #expect(words.isSuperset(of: ["Door", "name", "wall", "Wall"]))
        #expect(words.isDisjoint(with: ["Window", "Roof", "Tower", "House", "opens"]))
    }

    @Test func `a file without types has none`() {
        #expect(TypeDeclaration.all(in: "import A\nlet a = 1\n").isEmpty)
    }
}
