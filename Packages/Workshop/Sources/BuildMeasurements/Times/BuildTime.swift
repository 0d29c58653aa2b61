/// How long one build or one run of tests took.
public struct BuildTime: Hashable, Sendable {
    /// What the figure is measured for.
    public enum Part: String, CaseIterable, Sendable {
        /// The two roots, from nothing and after a change.
        case builds
        /// The two roots behind a framework that grows.
        case law
        /// The tests of each package alone, and of all.
        case tests
    }

    public var part: Part
    /// The product that was built, the package that was tested, or ``everything``.
    public var target: String
    /// `debug` or `release`.
    public var configuration: String
    /// ``clean``, or the name of a ``Change``.
    public var change: String
    /// How many Swift files the change touched, or the framework that was put behind a driver has.
    public var files: Int
    /// 1-based.
    public var run: Int
    /// Seconds from start to end.
    public var wall: Double
    /// Seconds that all processors together were busy.
    public var processor: Double
    public var machine: Machine

    /// All packages together.
    public static let everything = "all packages"
    /// From nothing.
    public static let clean = "clean"

    public init(
        part: Part, target: String, configuration: String = "debug", change: String = clean,
        files: Int = 0, run: Int, wall: Double, processor: Double, machine: Machine
    ) {
        self.part = part
        self.target = target
        self.configuration = configuration
        self.change = change
        self.files = files
        self.run = run
        self.wall = wall
        self.processor = processor
        self.machine = machine
    }
}
