/// The shells that `completions` writes for: its operand.
enum Shell: String, CaseIterable {
    case bash
    case zsh
    case fish
}
