import ChildProcesses

/// Two commands that were run side by side.
public struct Pairs: Hashable, Sendable {
    public internal(set) var subject: Runs
    public internal(set) var reference: Runs

    public init(subject: Runs, reference: Runs) {
        self.subject = subject
        self.reference = reference
    }

    /// How many times the reference's wall time the subject took, in each pair.
    public var ratios: [Double] {
        zip(subject.outcomes, reference.outcomes).map {
            $0.wall.milliseconds / $1.wall.milliseconds
        }
    }

    /// How many milliseconds of wall time the subject took more than the reference, in each pair.
    public var differences: [Double] {
        zip(subject.outcomes, reference.outcomes).map {
            $0.wall.milliseconds - $1.wall.milliseconds
        }
    }
}
