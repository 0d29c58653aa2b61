public import Testing

/// Waits until something is so; if it isn't within some seconds, the test fails.
@MainActor
public func eventually(
    sourceLocation: Testing.SourceLocation = #_sourceLocation,
    _ condition: @MainActor () async -> Bool
) async {
    for _ in 0..<10_000 {
        if await condition() { return }
        guard (try? await Task.sleep(for: .milliseconds(1))) != nil else { break }
    }
    Issue.record("it never came true", sourceLocation: sourceLocation)
}
