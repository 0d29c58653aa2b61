import Testing

/// Waits until something holds that other tasks bring about; a test that waits in vain is ended by
/// its suite's time limit.
@MainActor
func eventually(_ condition: () -> Bool) async throws {
    while !condition() { try await Task.sleep(for: .milliseconds(1)) }
}
