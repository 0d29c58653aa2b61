/// Computes what takes a while without holding up what is drawn meanwhile.
///
/// Tasks of one priority share as many threads as there are processors, and the main actor is one
/// of them wherever the system gives it no thread of its own. A lower priority has other threads,
/// so keys are answered however much there is to compute.
func computedInBackground<Value: Sendable>(_ work: @escaping @Sendable () -> Value) async -> Value {
    await Task.detached(priority: .utility) { work() }.value
}
