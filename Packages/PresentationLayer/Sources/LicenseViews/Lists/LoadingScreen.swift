public import DomainLayer
public import TerminalUI
import Wording

/// How far the inventory is, shown if loading takes long.
public struct LoadingScreen: View {
    private let progress: LoadProgress
    private let isShown: Bool

    /// - Parameters:
    ///   - progress: what was read so far.
    ///   - isShown: false leaves the screen blank, which is calmer if loading takes only a moment.
    public init(progress: LoadProgress, isShown: Bool) {
        self.progress = progress
        self.isShown = isShown
    }

    public var body: some View {
        VStack { if isShown { notice } else { Spacer() } }.busy()
    }

    private var notice: some View {
        Notice {
            Text(text)
            if let share = progress.share {
                Bar(fraction: share, width: 40).foreground(.cyan)
            }
        }
    }

    private var text: String {
        switch progress {
        case .packages(let done, let total?) where total > 0:
            "Reading the packages: \(done.grouped) of \(total.grouped)"
        case .packages: "Reading the package database …"
        case .bytes(let done, let total, let source):
            "Reading \(source.shortLabel): \(done.bytes(of: total))"
        }
    }
}
