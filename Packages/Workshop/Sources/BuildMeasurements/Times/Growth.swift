/// How the time of a build grows with the framework behind it.
public struct Growth: Hashable, Sendable {
    public struct Point: Hashable, Sendable {
        public var files: Int
        public var seconds: Double

        public init(files: Int, seconds: Double) {
            self.files = files
            self.seconds = seconds
        }
    }

    /// In the order of the sizes.
    public var points: [Point]

    public init(points: [Point]) {
        self.points = points
    }

    /// Seconds a file: the slope of the straight line that has the least squared distance to the
    /// points; nil where they are all of one size.
    public var slope: Double? {
        let count = Double(points.count)
        let files = points.reduce(0) { $0 + Double($1.files) } / count
        let seconds = points.reduce(0) { $0 + $1.seconds } / count
        let spread = points.reduce(0) { sum, point in
            sum + (Double(point.files) - files) * (Double(point.files) - files)
        }
        guard count > 1, spread > 0 else { return nil }
        let joint = points.reduce(0) { sum, point in
            sum + (Double(point.files) - files) * (point.seconds - seconds)
        }
        return joint / spread
    }
}
