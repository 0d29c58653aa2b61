/// Where a key goes in what is longer than the screen.
enum Movement: Hashable {
    case lines(Int)
    case pages(Int)
    case wheel(Int)
    case start, end

    /// The movement that a key asks for, if it asks for one.
    init?(_ key: Key) {
        switch key {
        case .up, .character("k"): self = .lines(-1)
        case .down, .character("j"): self = .lines(1)
        case .pageUp: self = .pages(-1)
        case .pageDown: self = .pages(1)
        case .wheelUp: self = .wheel(-3)
        case .wheelDown: self = .wheel(3)
        case .home, .character("g"): self = .start
        case .end, .character("G"): self = .end
        default: return nil
        }
    }
}
