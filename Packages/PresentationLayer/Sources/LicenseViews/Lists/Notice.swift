public import TerminalUI
import Wording

/// The placeholder of an empty list: why it is empty, and what to do.
public struct Notice<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        VStack {
            Spacer().frame(height: 1)
            VStack { content }.padding(leading: 2)
            Spacer()
        }
    }
}

/// The placeholder of a list if no row passes its filter.
public struct NoMatches: View {
    private let noun: String
    private let filter: String

    /// - Parameters:
    ///   - noun: what is listed, in the plural.
    ///   - filter: the filter as typed.
    public init(noun: String, filter: String) {
        self.noun = noun
        self.filter = filter
    }

    public var body: some View {
        Notice {
            Text("No \(noun) match “\(filter)”.")
            Text("Escape clears the filter.").dim()
        }
    }
}
