import Testing

/// Waits until a condition holds, and says so if it never does.
@MainActor
func eventually(
    sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ condition: @MainActor () async -> Bool
) async {
    for _ in 0..<4000 {
        if await condition() { return }
        try? await Task.sleep(for: .milliseconds(1))
    }
    Issue.record("it never came true", sourceLocation: sourceLocation)
}
