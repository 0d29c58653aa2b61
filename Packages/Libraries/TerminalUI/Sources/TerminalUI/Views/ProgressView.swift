/// The progress of some work: a bar and a share, or only words while the share is unknown.
///
/// ```swift
/// ProgressView("Reading packages", value: 120, total: 890)
/// ```
public struct ProgressView: View {
    private let label: String
    private let value: Int?
    private let total: Int?

    /// - Parameters:
    ///   - label: the work.
    ///   - value: how much is done; nil if unknown.
    ///   - total: how much there is to do; nil if unknown.
    public init(_ label: String, value: Int? = nil, total: Int? = nil) {
        self.label = label
        self.value = value
        self.total = total
    }

    public var body: some View {
        VStack {
            Text(label)
            if let value, let total, total > 0 {
                HStack {
                    Bar(fraction: Double(value) / Double(total), width: 30)
                    Text("\(value)/\(total)")
                }
            }
        }
    }
}
