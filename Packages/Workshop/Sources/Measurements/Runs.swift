public import ChildProcesses

/// The same command, run as a whole process several times.
public struct Runs: Hashable, Sendable {
    public private(set) var outcomes: [Outcome] = []

    public init(_ outcomes: [Outcome] = []) {
        self.outcomes = outcomes
    }

    /// Runs the command once to fill the caches, then so many times for the record.
    ///
    /// - Throws: ``MeasurementError``, where it can't be started or ends with another status than
    ///   0: the time of a failure says nothing.
    public init(of command: Command, times: Int) throws(MeasurementError) {
        _ = try command.measured()
        for _ in 0..<times { outcomes.append(try command.measured()) }
    }

    mutating func append(_ outcome: Outcome) {
        outcomes.append(outcome)
    }

    /// The median wall time in milliseconds; 0 where nothing was run.
    public var wall: Double { outcomes.map(\.wall.milliseconds).median ?? 0 }

    /// The median processor time in milliseconds; 0 where nothing was run.
    public var processor: Double { outcomes.map(\.processor.milliseconds).median ?? 0 }

    /// The largest peak of memory in bytes.
    public var peakMemory: Int { outcomes.map(\.peakMemory).max() ?? 0 }
}

/// Why a command was not measured.
public struct MeasurementError: Error, Hashable, Sendable, CustomStringConvertible {
    public let description: String

    public init(description: String) {
        self.description = description
    }
}

extension Command {
    fileprivate func measured() throws(MeasurementError) -> Outcome {
        let outcome: Outcome
        do throws(CommandError) {
            outcome = try run(.discarded)
        } catch {
            throw MeasurementError(description: error.description)
        }
        guard outcome.succeeded else {
            let words = words.prefix(4).joined(separator: " ")
            throw MeasurementError(description: "\(words) … ended with status \(outcome.status)")
        }
        return outcome
    }

    /// Runs this command and another one, pair by pair.
    ///
    /// Which one goes first alternates, so that neither finds the machine warmer or busier than the
    /// other throughout.
    public func paired(
        with other: Command, times: Int
    ) throws(MeasurementError) -> Pairs {
        _ = try measured()
        _ = try other.measured()
        var pairs = Pairs(subject: Runs(), reference: Runs())
        for number in 0..<times {
            if number.isMultiple(of: 2) { pairs.subject.append(try measured()) }
            pairs.reference.append(try other.measured())
            if !number.isMultiple(of: 2) { pairs.subject.append(try measured()) }
        }
        return pairs
    }
}
