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

/// How far the inventory is, shown if loading takes long.
public struct LoadingScreen: View {
    private let done: Int
    private let total: Int?
    private let isShown: Bool

    /// - Parameters:
    ///   - done: how many packages were read.
    ///   - total: how many packages there are; nil if that isn't known yet.
    ///   - isShown: false leaves the screen blank, which is calmer if loading takes only a moment.
    public init(done: Int, total: Int?, isShown: Bool) {
        self.done = done
        self.total = total
        self.isShown = isShown
    }

    public var body: some View {
        VStack { if isShown { progress } else { Spacer() } }.busy()
    }

    private var progress: some View {
        Notice {
            if let total, total > 0 {
                Text("Reading the packages: \(done.grouped) of \(total.grouped)")
                Bar(fraction: Double(done) / Double(total), width: 40).foreground(.cyan)
            } else {
                Text("Reading dpkg's database …")
            }
        }
    }
}
